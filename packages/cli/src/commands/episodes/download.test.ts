import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { type Call, type FakeStation, fakeStation } from '../../testing/fake-station.ts';
import { runPostkit, temporaryHome } from '../../testing/run-postkit.ts';

const audio = Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 251));
const etag = '"one"';

/** Serves the audio of episodes 7 and 8, with ranges for those who name the current version. */
function stationWithAudio(): Promise<FakeStation> {
  const file = (id: number) => ({
    [`GET /wxyz/api/v1/playlist/${id}/`]: () => ({ playlist_id: id, name: 'High: water' }),
    [`GET /wxyz/playlist/dl/${id}.mp3`]: (call: Call, response: ServerResponse) => {
      const [, from] = /^bytes=(\d+)-$/.exec(call.headers.range ?? '') ?? [];
      const isPart = from !== undefined && call.headers['if-range'] === etag;
      const body = isPart ? audio.subarray(Number(from)) : audio;
      response.writeHead(isPart ? 206 : 200, { 'content-length': body.length, etag }).end(body);
    },
  });
  return fakeStation({ ...file(7), ...file(8) });
}

/** The names that files get. */
function namesOf(...ids: readonly number[]) {
  return Object.fromEntries(
    ids.map((id) => [`GET /wxyz/api/v1/playlist/${id}/`, () => ({ playlist_id: id, name: 'Tide' })]),
  );
}

describe('episodes download', () => {
  it('names files by id and name, and leaves no part behind', async () => {
    await using station = await stationWithAudio();
    await using home = await temporaryHome();
    const result = await runPostkit(['episodes', 'download', '7', '8', '--output', home.path], {
      url: station.url,
    });
    expect(result).toMatchObject({ code: 0, out: '', progress: '' });
    expect(result.err).toContain(`${join(home.path, '8 High- water.mp3')}  5000 bytes\n`);
    expect((await readdir(home.path)).toSorted()).toEqual(['7 High- water.mp3', '8 High- water.mp3']);
    expect(await readFile(join(home.path, '7 High- water.mp3'))).toEqual(audio);
  });

  it('resumes a part that an earlier run left', async () => {
    await using station = await stationWithAudio();
    await using home = await temporaryHome();
    const target = join(home.path, 'tide.mp3');
    await writeFile(`${target}.part`, audio.subarray(0, 2000));
    await writeFile(`${target}.part.etag`, etag);
    const { out } = await runPostkit(['episodes', 'download', '7', '-o', target, '--json'], {
      url: station.url,
    });
    expect(JSON.parse(out)).toMatchObject([
      {
        id: 7,
        file: { bytes: 5000, fetched: 3000, sha256: createHash('sha256').update(audio).digest('hex') },
      },
    ]);
    expect(station.calls[0]?.headers).toMatchObject({ range: 'bytes=2000-', 'if-range': etag });
    expect(await readFile(target)).toEqual(audio);
    expect(await readdir(home.path)).toEqual(['tide.mp3']);
  });

  it('starts again where the audio has changed since', async () => {
    await using station = await stationWithAudio();
    await using home = await temporaryHome();
    const target = join(home.path, 'tide.mp3');
    await writeFile(`${target}.part`, 'of another version');
    await writeFile(`${target}.part.etag`, '"older"');
    const { out } = await runPostkit(['episodes', 'download', '7', '-o', target, '--json'], {
      url: station.url,
    });
    expect(JSON.parse(out)).toMatchObject([{ file: { bytes: 5000, fetched: 5000 } }]);
    expect(await readFile(target)).toEqual(audio);
  });

  it('keeps a file that exists unless --force is given', async () => {
    await using station = await stationWithAudio();
    await using home = await temporaryHome();
    const target = join(home.path, 'tide.mp3');
    await writeFile(target, 'mine');
    const refused = await runPostkit(['episodes', 'download', '7', '-o', target], { url: station.url });
    expect(refused).toMatchObject({ code: 6, err: expect.stringContaining('--force') });
    expect(await readFile(target, 'utf8')).toBe('mine');
    expect(
      (await runPostkit(['episodes', 'download', '7', '-o', target, '--force'], { url: station.url })).code,
    ).toBe(0);
    expect(await readFile(target)).toEqual(audio);
  });

  it('leaves out files that exist with --skip-existing, without an error', async () => {
    await using station = await stationWithAudio();
    await using home = await temporaryHome();
    const download = ['episodes', 'download', '7', '8', '-o', home.path];
    await writeFile(join(home.path, '7 High- water.mp3'), 'mine');
    const { code, out } = await runPostkit([...download, '--skip-existing', '--json'], { url: station.url });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(
      expect.arrayContaining([
        { id: 7, skipped: join(home.path, '7 High- water.mp3') },
        expect.objectContaining({ id: 8 }),
      ]),
    );
    expect(await readFile(join(home.path, '7 High- water.mp3'), 'utf8')).toBe('mine');
  });

  it('writes a single episode to standard output', async () => {
    await using station = await stationWithAudio();
    const { code, out, err } = await runPostkit(['episodes', 'download', '7', '-o', '-'], {
      url: station.url,
    });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(Buffer.from(out, 'latin1')).toEqual(audio);
    expect((await runPostkit(['episodes', 'download', '7', '8', '-o', '-'], { url: station.url })).code).toBe(
      2,
    );
  });

  it('requests the next file before the current one has arrived', async () => {
    let onNextRequested = () => {};
    const nextRequested = new Promise<void>((resolve) => {
      onNextRequested = resolve;
    });
    await using station = await fakeStation({
      ...namesOf(7, 8),
      'GET /wxyz/playlist/dl/7.mp3': (_call, response) => {
        response.writeHead(200, { 'content-length': audio.length }).write(audio.subarray(0, 4000));
        void nextRequested.then(() => response.end(audio.subarray(4000)));
      },
      'GET /wxyz/playlist/dl/8.mp3': (_call, response) => {
        onNextRequested();
        response.writeHead(200, { 'content-length': audio.length }).end(audio);
      },
    });
    await using home = await temporaryHome();
    const result = await runPostkit(['episodes', 'download', '7', '8', '--parallel', '1', '-o', home.path], {
      url: station.url,
    });
    expect(result.code).toBe(0);
    expect(await readFile(join(home.path, '7 Tide.mp3'))).toEqual(audio);
    expect(await readFile(join(home.path, '8 Tide.mp3'))).toEqual(audio);
  });

  it('does not request the next file long before it can arrive', async () => {
    const events: string[] = [];
    await using station = await fakeStation({
      ...namesOf(7, 8),
      'GET /wxyz/playlist/dl/7.mp3': (_call, response) => {
        response.writeHead(200, { 'content-length': 1e15 });
        response.write(audio, () => setTimeout(() => events.push('7 ends') && response.destroy(), 50));
      },
      'GET /wxyz/playlist/dl/8.mp3': (_call, response) => {
        events.push('8 begins');
        response.writeHead(200, { 'content-length': audio.length }).end(audio);
      },
    });
    await using home = await temporaryHome();
    const result = await runPostkit(['episodes', 'download', '7', '8', '--parallel', '1', '-o', home.path], {
      url: station.url,
    });
    expect(result.code).toBe(3);
    expect(events).toEqual(['7 ends', '8 begins']);
  });

  it('accepts a file without a Content-Length', async () => {
    await using station = await fakeStation({
      ...namesOf(7),
      'GET /wxyz/playlist/dl/7.mp3': (_call, response) => void response.writeHead(200).end(audio),
    });
    await using home = await temporaryHome();
    const result = await runPostkit(['episodes', 'download', '7', '-o', home.path], { url: station.url });
    expect(result).toMatchObject({ code: 0, err: `${join(home.path, '7 Tide.mp3')}  5000 bytes\n` });
  });

  it('loads a part again that already has every byte', async () => {
    await using station = await fakeStation({
      'GET /wxyz/playlist/dl/7.mp3': ({ headers }, response) =>
        void (headers.range === undefined
          ? response.writeHead(200, { etag }).end(audio)
          : response.writeHead(416).end()),
    });
    await using home = await temporaryHome();
    const target = join(home.path, 'tide.mp3');
    await writeFile(`${target}.part`, audio);
    await writeFile(`${target}.part.etag`, etag);
    expect((await runPostkit(['episodes', 'download', '7', '-o', target], { url: station.url })).code).toBe(
      0,
    );
    expect(await readFile(target)).toEqual(audio);
    expect(await readdir(home.path)).toEqual(['tide.mp3']);
  });

  it('creates the folder of a file', async () => {
    await using station = await stationWithAudio();
    await using home = await temporaryHome();
    const target = join(home.path, 'new', 'tide.mp3');
    expect((await runPostkit(['episodes', 'download', '7', '-o', target], { url: station.url })).code).toBe(
      0,
    );
    expect(await readFile(target)).toEqual(audio);
  });

  it('ends with 3 where some of several fail, and with their own code where all do', async () => {
    await using station = await stationWithAudio();
    await using home = await temporaryHome();
    const some = await runPostkit(['episodes', 'download', '7', '9', '-o', home.path, '--json'], {
      url: station.url,
    });
    expect(some.code).toBe(3);
    expect(JSON.parse(some.out)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 7, file: expect.anything() }),
        expect.objectContaining({ id: 9, error: expect.anything() }),
      ]),
    );
    expect(
      (await runPostkit(['episodes', 'download', '9', '10', '-o', home.path], { url: station.url })).code,
    ).toBe(5);
  });

  it('shows progress to a user at a terminal', async () => {
    vi.stubEnv('CI', undefined);
    vi.stubEnv('TERM', 'xterm');
    await using station = await stationWithAudio();
    await using home = await temporaryHome();
    const target = join(home.path, 'tide.mp3');
    const result = await runPostkit(['episodes', 'download', '7', '-o', target], {
      url: station.url,
      answers: [],
    });
    vi.unstubAllEnvs();
    expect(result.progress).toContain('Episode 7');
    expect(result).toMatchObject({ code: 0, out: '' });
  });

  it('ends with 130 on Ctrl+C and keeps what has arrived', async () => {
    await using station = await fakeStation({
      'GET /wxyz/playlist/dl/7.mp3': (_call, response) => {
        response.writeHead(200, { 'content-length': audio.length, etag });
        response.write(audio.subarray(0, 2000));
      },
    });
    await using home = await temporaryHome();
    const target = join(home.path, 'tide.mp3');
    const before = process.listenerCount('SIGINT');
    const run = runPostkit(['episodes', 'download', '7', '-o', target], { url: station.url });
    await vi.waitFor(async () => expect((await stat(`${target}.part`)).size).toBe(2000));
    process.emit('SIGINT');
    expect(await run).toMatchObject({
      code: 130,
      err: 'Interrupted. Run the same command again to resume.\n',
    });
    expect(await readdir(home.path)).toEqual(['tide.mp3.part', 'tide.mp3.part.etag']);
    expect(process.listenerCount('SIGINT')).toBe(before);
  });
});
