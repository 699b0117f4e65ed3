import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { logGap, recording, type LogGap } from '@postkit/sdk/schema';
import { framesToMs } from './audio/index.ts';
import { runFfmpeg } from './audio/testing/run-ffmpeg.ts';
import { startChildStation, type ChildStation } from './testing/child-station.ts';
import { startCountingStream, type CountingStream } from './testing/counting-stream.ts';
import { rolePid } from './testing/role-pid.ts';
import { detectTones, toneSamples, tones } from './testing/tone-counter.ts';
import './testing/postgres/only-on-sqlite.ts';

const poll = { timeout: 60_000, interval: 50 };

/** Seconds of a stream that a station's log holds. */
async function recorded(dataDir: string): Promise<Set<number>> {
  const db = new DatabaseSync(join(dataDir, 'postkit.db'), { readOnly: true });
  const rows = db
    .prepare(
      `select archive_files.name as file, offset, length, frames, segments.started_at_ms as started
       from segments join archive_files on archive_files.id = file_id order by n`,
    )
    .all() as { file: string; offset: number; length: number; frames: number; started: number }[];
  db.close();
  const bytes: Buffer[] = [];
  for (const { file, offset, length } of rows) {
    const handle = await open(join(dataDir, 'archive', file));
    const part = Buffer.alloc(length);
    await handle.read(part, 0, length, offset);
    await handle.close();
    bytes.push(part);
  }
  const path = join(dataDir, 'recorded.aac');
  await writeFile(path, Buffer.concat(bytes));
  const length = rows.reduce((sum, { frames }) => sum + framesToMs(frames), 0);
  expect(length).toBeGreaterThan(10_000);
  return new Set(
    detectTones(await runFfmpeg('-i', path, ...toneSamples, 'pipe:1')).map(({ second }) => second),
  );
}

async function answer<Schema extends z.ZodType>(
  station: ChildStation,
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  return schema.parse(await (await station.call(`/station/api/v1/logger/${path}`)).json());
}

const stateOf = async (station: ChildStation) => (await answer(station, 'recording.json', recording)).state;

const turn = (station: ChildStation, change: unknown) =>
  station.call('/station/api/v1/logger/', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });

/** Waits until this many further seconds of the stream are over. */
async function pass(stream: CountingStream, seconds: number): Promise<void> {
  const until = stream.now() + seconds;
  await vi.waitFor(() => expect(stream.now()).toBeGreaterThan(until), poll);
}

/** The seconds of a time span that were neither recorded nor listed as a gap. */
function unaccounted(
  stream: CountingStream,
  [from, to]: readonly [number, number],
  held: ReadonlySet<number>,
  gaps: readonly LogGap[],
) {
  const isGap = (second: number) => {
    const at = (stream.start + 1000 * second + 500) / 1000;
    return gaps.some(({ start, end }) => start - 1 <= at && at <= end + 1);
  };
  const seconds = Array.from({ length: Math.floor(to) - Math.ceil(from) }, (_, n) => Math.ceil(from) + n);
  return seconds.filter((second) => !held.has(second) && !isGap(second));
}

describe('the recorder of a station', { timeout: 300_000 }, () => {
  it('records every second or lists it as a gap, while processes stall and die, the stream breaks and its codec changes', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'postkit-seconds-'));
    const station = await startChildStation(dataDir, { POSTKIT_ALLOW_PRIVATE_FETCH: '1', DATABASE_URL: '' });
    const stream = await startCountingStream({ formats: ['mp3', 'aac', 'ogg'] });
    try {
      expect((await turn(station, { url: stream.url, active: true })).status).toBe(200);
      await expect.poll(() => stateOf(station), poll).toBe('recording');
      const on = stream.now() + 1;

      // The web process hangs until the supervisor kills it, and another process holds the write lock of the database.
      const web = await rolePid(station.pid, 'web');
      const recorder = await rolePid(station.pid, 'recorder');
      const writer = new DatabaseSync(join(dataDir, 'postkit.db'), { timeout: poll.timeout });
      writer.exec('begin immediate');
      process.kill(web, 'SIGSTOP');
      await pass(stream, 8);
      writer.exec('rollback');
      writer.close();
      await expect.poll(() => rolePid(station.pid, 'web'), poll).not.toBe(web);
      await expect.poll(() => stateOf(station).catch(() => null), poll).toBe('recording');
      expect(await rolePid(station.pid, 'recorder')).toBe(recorder);
      const undisturbed = stream.now() - 1;

      stream.refuse(503);
      await expect.poll(() => stateOf(station), poll).toBe('lost');
      await pass(stream, 2);
      const codecs: number[] = [];
      for (const format of ['aac', 'ogg', 'mp3'] as const) {
        stream.change(format);
        stream.refuse(null);
        await expect.poll(() => stateOf(station), poll).toBe('lost');
        await expect.poll(() => stateOf(station), poll).toBe('recording');
        codecs.push(Math.ceil(stream.now()) + 1);
        if (format !== 'mp3') await pass(stream, 4);
      }

      process.kill(recorder, 'SIGKILL');
      await expect.poll(() => stateOf(station), poll).toBe('lost');
      await expect.poll(() => stateOf(station), poll).toBe('recording');
      await pass(stream, 2);
      const off = stream.now();
      expect((await turn(station, { active: false })).status).toBe(200);
      expect(
        off,
        `The stream ends after ${tones} s: this test needs a machine that restarts the station's processes before.`,
      ).toBeLessThan(tones - 5);

      const query = `gaps.json?start=0&end=${Math.ceil(Date.now() / 1000) + 60}`;
      const { gaps } = await answer(station, query, z.object({ gaps: z.array(logGap) }));
      const held = await recorded(dataDir);
      expect(unaccounted(stream, [on, undisturbed], held, [])).toEqual([]);
      expect(codecs.slice(0, 2).filter((second) => !held.has(second))).toEqual([]);
      expect(unaccounted(stream, [on, off - 1], held, gaps)).toEqual([]);
      expect(gaps.some(({ open: isOpen }) => isOpen)).toBe(false);
    } finally {
      await station.kill();
      await stream[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
