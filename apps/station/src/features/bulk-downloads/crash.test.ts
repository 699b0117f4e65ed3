import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readZip } from '../../platform/zip/testing/read-zip.ts';
import { startStation } from '../../testing/index.ts';
import { killAtHang } from '../../testing/kill-at-hang.ts';
import type { BulkDownloadMoment } from './testing/crash-program.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postkit-crash-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const killAt = (moment: BulkDownloadMoment) => killAtHang('crash-bulk-download', [folder, moment]);

async function openAgain() {
  const server = await startStation({ dataDir: folder });
  const links = () => readdir(join(folder, 'files/bulk-downloads/1'));
  const linksAtStart = await links();
  await server.context.jobs.idle();
  const as = await server.signIn();
  const { bulk_downloads } = await (
    await server.call(`/${server.slug}/api/v1/playlist/bulk_download/`, { as })
  ).json();
  const zip = async (guid: string) =>
    (await server.call(`/${server.slug}/playlist/bulk/${guid}.zip`, { as })).arrayBuffer();
  return { server, bulk_downloads, zip, linksAtStart, links };
}

it('BULK-002 BULK-003 a bulk download completes after a kill -9, with each file once', async () => {
  await killAt('between two files');
  const { server, bulk_downloads, zip, links } = await openAgain();
  expect(bulk_downloads).toEqual([expect.objectContaining({ status: 'complete', missing: [] })]);
  const file = Buffer.from(await zip(bulk_downloads[0].guid));
  const entries = readZip(file.length, (start, bytes) => file.subarray(start, start + bytes));
  expect(entries.map(({ name }) => name)).toEqual(['First.mp3', 'Second.mp3']);
  expect(await links()).toHaveLength(2);
  await server.stop();
});

it('the start deletes the links that a kill -9 during a removal left, and no others', async () => {
  await killAt('during a removal');
  expect(await readdir(join(folder, 'files/bulk-downloads/1'))).toHaveLength(4);
  const { server, bulk_downloads, linksAtStart } = await openAgain();
  expect(bulk_downloads).toHaveLength(1);
  const [kept] = bulk_downloads;
  expect(linksAtStart.toSorted()).toEqual([`${kept.guid}-0.mp3`, `${kept.guid}-1.mp3`]);
  await server.stop();
});
