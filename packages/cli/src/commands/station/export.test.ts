import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { StationExport } from '@postkit/sdk/schema';
import { type Call, fakeStation, sendJson } from '../../testing/fake-station.ts';
import { runPostkit, temporaryHome } from '../../testing/run-postkit.ts';

const zip = Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 241));
const etag = '"export"';
const guid = '6f0d2c1e-7a5b-4c0e-9d57-0b6a7d8d1a11';
const path = '/wxyz/api/v1/station_export/';

const made = (overrides: Partial<StationExport> = {}): StationExport => ({
  guid,
  status: 'complete',
  includes_media: true,
  log: null,
  progress: 100,
  files: 12,
  bytes: zip.length,
  missing: [],
  error: '',
  created_at: 1,
  expires_at: 2,
  ...overrides,
});

const stationWithExport = (complete: Partial<StationExport> = {}, earlier: StationExport[] = []) =>
  fakeStation({
    [`POST ${path}`]: (_call, response) =>
      sendJson(response, made({ status: 'processing', progress: 0, expires_at: null }), 202),
    [`GET ${path}`]: () => ({ station_exports: earlier }),
    [`GET ${path}${guid}/`]: () => made(complete),
    [`DELETE ${path}${guid}/`]: (_call, response) => void response.writeHead(204).end(),
    [`GET /wxyz/station_export/${guid}.zip`]: (call: Call, response: ServerResponse) => {
      const [, from] = /^bytes=(\d+)-$/.exec(call.headers.range ?? '') ?? [];
      const isPart = from !== undefined && call.headers['if-range'] === etag;
      const body = isPart ? zip.subarray(Number(from)) : zip;
      response.writeHead(isPart ? 206 : 200, { 'content-length': body.length, etag }).end(body);
    },
  });

const methods = (calls: readonly Call[]) => calls.map(({ method }) => method);

describe('postkit station export', () => {
  it('downloads the zip and removes the export from the station', async () => {
    await using station = await stationWithExport();
    await using home = await temporaryHome();
    const target = join(home.path, 'all.zip');
    const done = await runPostkit(['station', 'export', '--output', target], { url: station.url });
    expect(done).toMatchObject({ code: 0, out: '', err: `${target}  5000 bytes\n` });
    expect(await readFile(target)).toEqual(zip);
    expect(await readdir(home.path)).toEqual(['all.zip']);
    expect(station.calls.at(-1)).toMatchObject({ method: 'DELETE' });
  });

  it('resumes the download of an earlier run, and leaves the export with --keep', async () => {
    await using station = await stationWithExport({}, [made()]);
    await using home = await temporaryHome();
    const target = join(home.path, 'all.zip');
    await writeFile(`${target}.part`, zip.subarray(0, 2000));
    await writeFile(`${target}.part.etag`, etag);
    const { out } = await runPostkit(['station', 'export', '-o', target, '--keep', '--json'], {
      url: station.url,
    });
    expect(JSON.parse(out)).toMatchObject({ file: { bytes: 5000, fetched: 3000 }, missing: [] });
    expect(methods(station.calls)).not.toContain('POST');
    expect(methods(station.calls)).not.toContain('DELETE');
    expect(await readFile(target)).toEqual(zip);
  });

  it('waits for an export that is running', async () => {
    await using station = await stationWithExport({}, [made({ status: 'processing', progress: 40 })]);
    await using home = await temporaryHome();
    expect(
      (await runPostkit(['station', 'export', '-o', join(home.path, 'a.zip')], { url: station.url })).code,
    ).toBe(0);
    expect(methods(station.calls)).not.toContain('POST');
  });

  it('leaves out audio and video with --no-media, and takes no export that has them', async () => {
    await using station = await stationWithExport({ includes_media: false }, [
      made({ status: 'processing', progress: 40 }),
    ]);
    await using home = await temporaryHome();
    const target = join(home.path, 'texts.zip');
    expect(
      (await runPostkit(['station', 'export', '-o', target, '--no-media'], { url: station.url })).code,
    ).toBe(0);
    const started = station.calls.find(({ method }) => method === 'POST');
    expect(JSON.parse(started?.body ?? '')).toEqual({ includes_media: false, log: null });
  });

  it('names missing files and ends with 3', async () => {
    await using station = await stationWithExport({
      missing: [{ path: 'audio/8.mp3', reason: 'The file is missing or damaged.' }],
    });
    await using home = await temporaryHome();
    const { code, err } = await runPostkit(['station', 'export', '-o', join(home.path, 'a.zip')], {
      url: station.url,
    });
    expect(code).toBe(3);
    expect(err).toContain('audio/8.mp3: The file is missing or damaged.\n');
  });

  it('fails with the reason of the station, and keeps a file that exists', async () => {
    await using station = await stationWithExport({
      status: 'error',
      error: 'The station could not read all its files.',
    });
    await using home = await temporaryHome();
    const target = join(home.path, 'a.zip');
    const failed = await runPostkit(['station', 'export', '-o', target], { url: station.url });
    expect(failed).toMatchObject({ code: 1, err: expect.stringContaining('could not read all its files') });
    await writeFile(target, 'mine');
    expect((await runPostkit(['station', 'export', '-o', target], { url: station.url })).code).toBe(6);
    expect(await readFile(target, 'utf8')).toBe('mine');
  });
});
