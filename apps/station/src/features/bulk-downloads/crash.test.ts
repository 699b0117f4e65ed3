import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startStation } from '../../testing/index.ts';
import { readZip } from './testing/read-zip.ts';

const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/** A station that hangs while it links the second of two files. */
const program = `
import { startStation } from ${here('../../testing/station.ts')};
import { makeEpisode } from ${here('../../testing/make-episode.ts')};
const server = await startStation({ dataDir: process.argv[1] });
const ids = [];
for (const name of ['First', 'Second']) ids.push((await makeEpisode(server, { name })).id);
const { link } = server.context.storage;
let links = 0;
server.context.storage.link = async (...args) => {
  const linked = await link(...args);
  links += 1;
  if (links === 2) { console.log('at the moment'); setInterval(() => {}, 1000); await new Promise(() => {}); }
  return linked;
};
const json = { audio_playlist_ids: ids };
await server.call('/' + server.slug + '/api/v1/playlist/bulk_download/', { method: 'POST', as: await server.signIn(), json });
`;

it('BULK-002 BULK-003 a bulk download completes after a kill -9, with each file once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'postkit-crash-'));
  const flags = ['--conditions=postkit-source', '--input-type=module-typescript', '-e', program, folder];
  const child = spawn(process.execPath, flags, { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');

  const server = await startStation({ dataDir: folder });
  await server.context.jobs.idle();
  const as = await server.signIn();
  const { bulk_downloads } = await (await server.call(`/${server.slug}/api/v1/playlist/bulk_download/`, { as })).json();
  expect(bulk_downloads).toEqual([expect.objectContaining({ status: 'complete', missing: [] })]);
  const response = await server.call(`/${server.slug}/playlist/bulk/${bulk_downloads[0].guid}.zip`, { as });
  const file = Buffer.from(await response.arrayBuffer());
  const entries = readZip(file.length, (start, bytes) => file.subarray(start, start + bytes));
  expect(entries.map(({ name }) => name)).toEqual(['First.mp3', 'Second.mp3']);
  expect(await readdir(join(folder, 'files/bulk-downloads/1'))).toHaveLength(2);
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});
