import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { startStation } from '../../testing/index.ts';
import { killAtHang } from '../../testing/kill-at-hang.ts';

const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
const start = Date.UTC(2026, 0, 5, 12);
const day = 86_400_000;

/** Runs a station that hangs when the file of a clip is in place, before the station knows. */
const program = `
import { startStation } from ${here('../../testing/station.ts')};
import { makeEpisode } from ${here('../../testing/make-episode.ts')};
import { createFakeClock } from ${here('../../platform/fake-clock.ts')};
const server = await startStation({ dataDir: process.argv[1], clock: createFakeClock(${start}) });
const { storage } = server.context;
const as = await server.signIn();
const { id } = await makeEpisode(server);
const { adopt } = storage;
storage.adopt = async (file, key) => {
  await adopt(file, key);
  await hang();
};
await server.call('/' + server.slug + '/api/v1/share_clip/', { method: 'POST', as, json: { playlist_id: id, start: 0, end: 1 } });
`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postkit-crash-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function openAt(time: number) {
  const server = await startStation({ dataDir: folder, clock: createFakeClock(time) });
  await server.context.jobs.idle();
  const as = await server.signIn();
  const { share_clips } = await (await server.call(`/${server.slug}/api/v1/share_clip/`, { as })).json();
  const files = await readdir(join(folder, 'files/share-clips/1'));
  await server.stop();
  return { clips: share_clips, files };
}

it('a share clip completes after a kill -9, once, and is removed after 30 days', async () => {
  await killAtHang(program, [folder]);
  const after = await openAt(start + 60_000);
  expect(after.clips).toEqual([expect.objectContaining({ status: 'complete' })]);
  expect(after.files).toEqual([`${after.clips[0].guid}.mp4`]);
  expect(await openAt(start + 29 * day)).toEqual(after);
  expect(await openAt(start + 31 * day)).toEqual({ clips: [], files: [] });
});
