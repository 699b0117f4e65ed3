import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { startStation } from '../../testing/index.ts';
import { killAtHang } from '../../testing/kill-at-hang.ts';

const start = Date.UTC(2026, 0, 5, 12);
const day = 86_400_000;

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
  await killAtHang('crash-share-clip', [folder, String(start)]);
  const after = await openAt(start + 60_000);
  expect(after.clips).toEqual([expect.objectContaining({ status: 'complete' })]);
  expect(after.files).toEqual([`${after.clips[0].guid}.mp4`]);
  expect(await openAt(start + 29 * day)).toEqual(after);
  expect(await openAt(start + 31 * day)).toEqual({ clips: [], files: [] });
});
