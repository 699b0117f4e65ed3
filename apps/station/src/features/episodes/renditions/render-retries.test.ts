import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { resourcePath } from '@postkit/sdk/schema';
import { AudioError } from '../../../audio/audio-error.ts';
import { findFfmpeg } from '../../../audio/index.ts';
import { fail } from '../../../platform/errors/platform-errors.ts';
import { createFakeClock } from '../../../platform/fake-clock.ts';
import { firstStation, listenLive, startStation, type TestStation } from '../../../testing/index.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { makeEvent } from '../../../testing/make-event.ts';

const clock = createFakeClock();
let folder: string;
let server: TestStation;

/** An ffmpeg that hangs while the file `hang` exists, and writes its process id to the file `hangs`. */
async function hangingFfmpeg(): Promise<string> {
  const path = join(folder, 'ffmpeg');
  const script = `#!/bin/sh\nif [ -e ${folder}/hang ]; then echo $$ > ${folder}/writing; /bin/mv ${folder}/writing ${folder}/hangs; exec /bin/sleep 600; fi\nexec ${findFfmpeg()} "$@"\n`;
  await writeFile(path, script);
  await chmod(path, 0o755);
  return path;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postkit-retries-'));
  server = await startStation({ clock, env: { FFMPEG_PATH: await hangingFfmpeg() } });
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Waits until ffmpeg hangs; resolves to its process id. */
async function hangingFfmpegPid(): Promise<number> {
  const pid = async () => Number(await readFile(join(folder, 'hangs'), 'utf8').catch(() => '0'));
  while ((await pid()) === 0) await new Promise((resolve) => setImmediate(resolve));
  const found = await pid();
  await rm(join(folder, 'hangs'));
  return found;
}

const killHangingFfmpeg = async () => process.kill(await hangingFfmpegPid(), 'SIGKILL');

const read = (id: number) => server.features.episodes.store.get(firstStation(server), id);
const save = (id: number, version: number) =>
  server.features.episodes.publishing.update(firstStation(server), id, { version }, 'Some Body');

async function passTime(milliseconds: number): Promise<void> {
  clock.advance(milliseconds);
  await server.context.jobs.idle();
}

describe('a render that is interrupted', () => {
  it('becomes ready after its ffmpeg was killed five times, without a save', async () => {
    // Encode this audio before ffmpeg hangs.
    const audio = await makeEvent(server);
    await writeFile(join(folder, 'hang'), '');
    const making = makeEpisode(server, { eventIds: [audio.id] });
    await killHangingFfmpeg();
    const { id } = await making;
    for (let kills = 1; kills <= 5; kills += 1) {
      expect(await read(id)).toMatchObject({
        media_status: 'processing',
        media_error: expect.stringMatching(/^Could not process the audio\. Trying again at \d\d:\d\d\.$/),
      });
      if (kills === 5) await rm(join(folder, 'hang'));
      clock.advance(10_000 * 2 ** (kills - 1));
      if (kills < 5) await killHangingFfmpeg();
      await server.context.jobs.idle();
    }
    expect(await read(id)).toMatchObject({ media_status: 'ready', media_error: '' });
  });

  it('fails after some hours with a message, and is rendered by the next save', async () => {
    const render = vi
      .spyOn(server.context.engine, 'render')
      .mockRejectedValue(new AudioError('engine_died', 'gone'));
    const { id, version } = await makeEpisode(server);
    for (let tries = 1; tries <= 13; tries += 1) {
      expect(render).toHaveBeenCalledTimes(tries);
      await passTime(3_600_000);
    }
    const message = 'The audio could not be processed. Save the episode to try again.';
    expect(await read(id)).toMatchObject({ media_status: 'failed', media_error: message });
    render.mockRestore();
    await save(id, version);
    await server.context.jobs.idle();
    expect(await read(id)).toMatchObject({ media_status: 'ready', media_error: '' });
  });

  it('runs at once when a user saves the episode instead of waiting', async () => {
    vi.spyOn(server.context.engine, 'render').mockRejectedValueOnce(new AudioError('engine_killed', 'gone'));
    const { id, version, media_status } = await makeEpisode(server);
    expect(media_status).toBe('processing');
    await save(id, version);
    await server.context.jobs.idle();
    expect(await read(id)).toMatchObject({ media_status: 'ready', media_error: '' });
  });
});

describe('a render that is no longer needed', () => {
  const play = async (id: number, version: number, eventId: number) =>
    server.features.episodes.publishing.update(
      firstStation(server),
      id,
      { version, events: [resourcePath(server.slug, 'event', eventId)] },
      'Some Body',
    );

  /** An episode with audio whose timeline has changed, while ffmpeg hangs. */
  async function hangingEpisode() {
    const { id, version } = await makeEpisode(server);
    const other = await makeEvent(server);
    const latest = await makeEvent(server);
    await writeFile(join(folder, 'hang'), '');
    const changed = await play(id, version, other.id);
    const pid = await hangingFfmpegPid();
    await rm(join(folder, 'hang'));
    return { id, version: changed.version, pid, latest };
  }

  const isGone = (pid: number) => {
    try {
      return !process.kill(pid, 0);
    } catch {
      return true;
    }
  };

  it('ends when its episode is deleted', async () => {
    const { id, pid } = await hangingEpisode();
    await server.features.episodes.publishing.setUnpublished(firstStation(server), [id], true, 'Some Body');
    const address = `/${server.slug}/api/v1/playlist/${id}/`;
    expect((await server.call(address, { method: 'DELETE', as: await server.signIn() })).status).toBe(204);
    await server.context.jobs.idle();
    await expect.poll(() => isGone(pid)).toBe(true);
  });

  it('ends when its timeline changes, and the new one is rendered', async () => {
    const { id, version, pid, latest } = await hangingEpisode();
    await play(id, version, latest.id);
    await server.context.jobs.idle();
    await expect.poll(() => isGone(pid)).toBe(true);
    expect(await read(id)).toMatchObject({ media_status: 'ready', media_error: '' });
  });
});

describe('a render on a full disk', () => {
  it('waits for space, says so, and becomes ready when there is some', async () => {
    const live = await listenLive(server, await server.signIn());
    const full = vi.spyOn(server.context.storage, 'adopt').mockRejectedValue(fail('storage.full'));
    const { id } = await makeEpisode(server);
    let event = await live.next('playlist_progress');
    while (event.error === undefined) event = await live.next('playlist_progress');
    expect(event).toEqual({
      playlist_id: id,
      status: 'processing',
      progress: 0,
      error: 'Waiting for disk space.',
    });
    for (let hour = 0; hour < 3; hour += 1) await passTime(3_600_000);
    expect(await read(id)).toMatchObject({
      media_status: 'processing',
      media_error: 'Waiting for disk space.',
    });
    full.mockRestore();
    await passTime(10 * 60_000);
    expect(await read(id)).toMatchObject({ media_status: 'ready', media_error: '' });
    live.close();
  });

  it('starts no encoder while the disk is full', async () => {
    const render = vi.spyOn(server.context.engine, 'render');
    const full = vi.spyOn(server.context.storage, 'ensureSpace').mockRejectedValue(fail('storage.full'));
    // The save itself finds space.
    full.mockResolvedValueOnce();
    const { id } = await makeEpisode(server);
    expect(render).not.toHaveBeenCalled();
    full.mockRestore();
    await passTime(10_000);
    expect(await read(id)).toMatchObject({ media_status: 'ready' });
  });
});
