import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { BulkDownload } from '@postkit/sdk/schema';
import { type Call, type FakeStation, fakeStation, sendJson } from '../../testing/fake-station.ts';
import { runPostkit, temporaryHome } from '../../testing/run-postkit.ts';

const zip = Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 241));
const etag = '"zip"';
const guid = '6f0d2c1e-7a5b-4c0e-9d57-0b6a7d8d1a11';
const bulkPath = '/wxyz/api/v1/playlist/bulk_download/';

const download = (overrides: Partial<BulkDownload> = {}): BulkDownload => ({
  guid,
  status: 'complete',
  format: 'mp3',
  audio_playlist_ids: [7, 8],
  mp3_list: [],
  missing: [],
  progress: 100,
  bytes: zip.length,
  error: '',
  created_at: 1,
  expires_at: 2,
  ...overrides,
});

/**
 * A station that needs one look to complete a zip, with two episodes of October and one of November.
 * Only the rest of a zip arrives after `stallsAt` bytes.
 */
function stationWithZip(
  complete: Partial<BulkDownload> = {},
  earlier: BulkDownload[] = [],
  { stallsAt = zip.length } = {},
): Promise<FakeStation> {
  const october = Date.UTC(2026, 9, 31, 23) / 1000;
  const episodes = [
    { playlist_id: 9, published: october + 7200, tags: ['Tide'] },
    { playlist_id: 8, published: october, tags: ['Storm', 'tide'] },
    { playlist_id: 7, published: Date.UTC(2026, 9, 1) / 1000, tags: [] },
    { playlist_id: 6, published: Date.UTC(2026, 8, 30) / 1000, tags: ['Tide'] },
  ];
  return fakeStation({
    'GET /wxyz/api/v1/playlist/get_playlists.json': () => ({
      playlists: episodes,
      total_count: 4,
      page: 1,
      limit: 100,
    }),
    [`POST ${bulkPath}`]: (_call, response) =>
      sendJson(response, download({ status: 'processing', progress: 0, expires_at: null }), 202),
    [`GET ${bulkPath}`]: () => ({ bulk_downloads: earlier }),
    [`GET ${bulkPath}${guid}/`]: () => download(complete),
    [`DELETE ${bulkPath}${guid}/`]: (_call, response) => void response.writeHead(204).end(),
    [`GET /wxyz/playlist/bulk/${guid}.zip`]: (call: Call, response: ServerResponse) => {
      const [, from] = /^bytes=(\d+)-$/.exec(call.headers.range ?? '') ?? [];
      const isPart = from !== undefined && call.headers['if-range'] === etag;
      const body = isPart ? zip.subarray(Number(from)) : zip;
      response.writeHead(isPart ? 206 : 200, { 'content-length': body.length, etag });
      if (isPart || stallsAt === zip.length) response.end(body);
      else response.write(body.subarray(0, stallsAt));
    },
  });
}

const requested = (station: FakeStation) =>
  station.calls
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => JSON.parse(body).audio_playlist_ids);

describe('episodes download --zip', () => {
  it('KIT-032 downloads the episodes of a show since a day as one zip, and removes it from the station', async () => {
    await using station = await stationWithZip();
    await using home = await temporaryHome();
    const target = join(home.path, 'october.zip');
    const args = ['episodes', 'download', '--show', '7', '--since', '2026-10-01', '--zip', target];
    expect(await runPostkit(args, { url: station.url })).toMatchObject({
      code: 0,
      out: '',
      err: `${target}  5000 bytes\n`,
    });
    expect(station.calls[0]?.query.get('show_id')).toBe('7');
    expect(requested(station)).toEqual([[9, 8, 7]]);
    expect(await readFile(target)).toEqual(zip);
    expect(await readdir(home.path)).toEqual(['october.zip']);
    expect(station.calls.at(-1)).toMatchObject({ method: 'DELETE' });
  });

  it('chooses by last day and tag, ignoring case', async () => {
    await using station = await stationWithZip();
    await using home = await temporaryHome();
    const args = [
      'episodes',
      'download',
      '--until',
      '2026-10-31',
      '--tag',
      'TIDE',
      '--zip',
      join(home.path, 'a.zip'),
    ];
    expect((await runPostkit(args, { url: station.url })).code).toBe(0);
    expect(requested(station)).toEqual([[8, 6]]);
  });

  it('resumes the part of an interrupted run with the zip that it requested', async () => {
    await using station = await stationWithZip({}, [download()]);
    await using home = await temporaryHome();
    const target = join(home.path, 'a.zip');
    await writeFile(`${target}.part`, zip.subarray(0, 2000));
    await writeFile(`${target}.part.etag`, etag);
    const { out } = await runPostkit(['episodes', 'download', '7', '8', '--zip', target, '--json'], {
      url: station.url,
    });
    expect(JSON.parse(out)).toMatchObject({ file: { bytes: 5000, fetched: 3000 }, missing: [] });
    expect(requested(station)).toEqual([]);
    expect(await readFile(target)).toEqual(zip);
  });

  it('says once on Ctrl+C how to resume, and keeps what has arrived for the next run', async () => {
    await using station = await stationWithZip({}, [download()], { stallsAt: 2000 });
    await using home = await temporaryHome();
    const target = join(home.path, 'a.zip');
    const args = ['episodes', 'download', '7', '8', '--zip', target];
    const run = runPostkit(args, { url: station.url });
    await vi.waitFor(async () => expect((await stat(`${target}.part`)).size).toBe(2000));
    process.emit('SIGINT');
    expect(await run).toMatchObject({
      code: 130,
      out: '',
      err: 'Interrupted. Run the same command again to resume.\n',
    });
    expect(station.calls.map(({ method }) => method)).not.toContain('DELETE');
    expect((await runPostkit(args, { url: station.url })).code).toBe(0);
    expect(station.calls.filter(({ path }) => path.endsWith('.zip')).at(-1)?.headers.range).toBe(
      'bytes=2000-',
    );
    expect(await readFile(target)).toEqual(zip);
  });

  it('names missing episodes and ends with 3', async () => {
    await using station = await stationWithZip({
      missing: [{ playlist_id: 8, name: 'Storm', reason: 'This episode was deleted.' }],
    });
    await using home = await temporaryHome();
    const { code, err } = await runPostkit(
      ['episodes', 'download', '7', '8', '--zip', join(home.path, 'a.zip')],
      { url: station.url },
    );
    expect(code).toBe(3);
    expect(err).toContain('Episode 8 (Storm): This episode was deleted.\n');
    expect(err).toContain('1 of 2 episodes could not be downloaded.');
  });

  it('fails with the reason of the station if there is no zip', async () => {
    await using station = await stationWithZip({
      status: 'error',
      error: 'None of these episodes has audio.',
    });
    await using home = await temporaryHome();
    const result = await runPostkit(['episodes', 'download', '7', '--zip', join(home.path, 'a.zip')], {
      url: station.url,
    });
    expect(result).toMatchObject({
      code: 1,
      err: expect.stringContaining('None of these episodes has audio.'),
    });
    expect(await readdir(home.path)).toEqual([]);
  });

  it('keeps a zip that exists unless --force is given', async () => {
    await using station = await stationWithZip();
    await using home = await temporaryHome();
    const target = join(home.path, 'a.zip');
    await writeFile(target, 'mine');
    expect(
      (await runPostkit(['episodes', 'download', '7', '--zip', target], { url: station.url })).code,
    ).toBe(6);
    expect(await readFile(target, 'utf8')).toBe('mine');
    expect(
      (await runPostkit(['episodes', 'download', '7', '--zip', target, '--force'], { url: station.url }))
        .code,
    ).toBe(0);
    expect(await readFile(target)).toEqual(zip);
  });

  it('needs either ids or a choice, and a match', async () => {
    await using station = await stationWithZip();
    const run = (...args: string[]) =>
      runPostkit(['episodes', 'download', '--zip', '/nonexistent/a.zip', ...args], { url: station.url });
    expect((await run()).code).toBe(2);
    expect((await run('7', '--show', '7')).code).toBe(2);
    expect((await run('--output', 'folder', '7')).code).toBe(2);
    expect(await run('--since', '2030-01-01')).toMatchObject({
      code: 5,
      err: expect.stringContaining('No episode matches.'),
    });
  });
});
