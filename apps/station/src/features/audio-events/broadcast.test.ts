import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { logPeaks, logSilence } from '@postkit/sdk/schema';
import { framesToMs, type EncodedSegment } from '../../audio/index.ts';
import { runFfmpeg } from '../../audio/testing/run-ffmpeg.ts';
import {
  firstStation,
  makeStation,
  makeUser,
  startStation,
  type SignedIn,
  type TestStation,
} from '../../testing/index.ts';
import { signIn } from '../../testing/sign-in.ts';

const startedAt = 1_790_000_000;

describe('createBroadcast', () => {
  let server: TestStation;
  let admin: SignedIn;

  /** Real audio: a tone of 10 s, 12 s of silence, the tone for 10 s again; then a gap of 60 s, and 8 s of the tone. */
  beforeAll(async () => {
    server = await startStation();
    admin = await server.signIn();
    const log = await server.features.audioEvents.log(firstStation(server).id);
    let at = startedAt * 1000;
    async function air(expression: string, seconds: number): Promise<void> {
      for (const { data, peaks, frames } of await encoded(expression, seconds)) {
        await log.append({ started_at_ms: Math.round(at), data, peaks }, async () => {});
        at += framesToMs(frames);
      }
    }
    await air('0.5*sin(2*PI*330*t)*(lt(t,10)+gt(t,22))', 32);
    at = (startedAt + 92) * 1000;
    await air('0.5*sin(2*PI*330*t)', 8);
  });
  afterAll(() => server.close());

  async function encoded(expression: string, seconds: number): Promise<EncodedSegment[]> {
    const file = join(server.dataDir, 'sound.wav');
    await writeFile(
      file,
      await runFfmpeg(
        '-f',
        'lavfi',
        '-i',
        `aevalsrc='${expression}':s=44100:d=${seconds}`,
        '-f',
        'wav',
        'pipe:1',
      ),
    );
    const segments: EncodedSegment[] = [];
    await server.context.engine.ingest(
      { source: { file } },
      { onSegment: (segment) => void segments.push(segment) },
    );
    return segments;
  }

  const ask = (name: string, query: Record<string, unknown>, as = admin, slug = server.slug) => {
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    return server.call(`/${slug}/api/v1/logger/${name}.json?${search}`, { as });
  };
  const peaks = async (start: number, end: number, points: number, as = admin, slug = server.slug) =>
    logPeaks.parse(await (await ask('peaks', { start, end, points }, as, slug)).json());
  const silences = async (start: number, end: number) =>
    z.object({ silences: z.array(logSilence) }).parse(await (await ask('silences', { start, end })).json())
      .silences;

  it('has columns for loud, silent and missing audio', async () => {
    const { start, end, min, max } = await peaks(startedAt - 10, startedAt + 110, 120);
    expect([start, end, min.length, max.length]).toEqual([startedAt - 10, startedAt + 110, 120, 120]);
    const at = (second: number) => [min[second + 10], max[second + 10]];
    for (const second of [-5, 35, 60, 88, 105]) expect(at(second)).toEqual([null, null]);
    for (const second of [2, 8, 24, 30, 94, 98])
      expect(at(second)).toEqual([expect.closeTo(-64, -1), expect.closeTo(64, -1)]);
    for (const second of [12, 16, 20]) expect(at(second)).toEqual([0, 0]);
  });

  it('returns the same at every zoom: a day in one column, and a second in a hundred', async () => {
    const day = await peaks(startedAt - 43_200, startedAt + 43_200, 24);
    expect(day.max.map((value) => value !== null)).toEqual(
      Array.from({ length: 24 }, (_, hour) => hour === 12),
    );
    const close = await peaks(startedAt + 9, startedAt + 11, 100);
    expect(close.max.slice(0, 40).every((value) => (value ?? 0) > 40)).toBe(true);
    expect(close.max.slice(60)).toEqual(Array(40).fill(0));
  });

  it('reports five seconds without sound as silence, but not a gap', async () => {
    const [silence, ...others] = await silences(startedAt - 3600, startedAt + 3600);
    expect(others).toEqual([]);
    expect(silence).toEqual({ start: startedAt + 10, end: startedAt + 22 });
    // Also if only a part of it is requested.
    expect(await silences(startedAt + 15, startedAt + 18)).toEqual([silence]);
    expect(await silences(startedAt + 30, startedAt + 100)).toEqual([]);
  });

  it('reports the stretches without recorded audio, silence not among them', async () => {
    const gaps = (from: number, to: number) =>
      server.features.audioEvents.gaps(firstStation(server).id, { from, to });
    expect(await gaps(startedAt + 2, startedAt + 30)).toEqual([]);
    const [before, within, after, ...others] = await gaps(startedAt - 100, startedAt + 200);
    expect(others).toEqual([]);
    expect(before).toEqual({ start: startedAt - 100, end: startedAt });
    expect(within).toEqual({ start: expect.closeTo(startedAt + 32, -1), end: startedAt + 92 });
    expect(after).toEqual({ start: expect.closeTo(startedAt + 100, -1), end: startedAt + 200 });
    expect(await gaps(startedAt + 40, startedAt + 50)).toEqual([
      { start: startedAt + 40, end: startedAt + 50 },
    ]);
  });

  it('grows with the log', async () => {
    const before = await peaks(startedAt + 101, startedAt + 111, 10);
    expect(before.max.every((value) => value === null)).toBe(true);
    const log = await server.features.audioEvents.log(firstStation(server).id);
    const [segment] = await encoded('0.5*sin(2*PI*330*t)', 5);
    if (!segment) throw new Error('One segment was to be made.');
    await log.append(
      { started_at_ms: (startedAt + 104) * 1000, data: segment.data, peaks: segment.peaks },
      async () => {},
    );
    const after = await peaks(startedAt + 101, startedAt + 111, 10);
    expect(after.max.map((value) => value !== null)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it.each([
    ['ends before it begins', { start: 200, end: 100, points: 10 }],
    ['has no length', { start: 100, end: 100, points: 10 }],
    ['is longer than 26 hours', { start: 0, end: 26 * 3600 + 1, points: 10 }],
    ['begins before 1970', { start: -1, end: 100, points: 10 }],
    ['is no number', { start: 'noon', end: 100, points: 10 }],
  ])('refuses a time that %s', async (_, query) => {
    for (const name of ['peaks', 'silences']) expect((await ask(name, query)).status).toBe(400);
  });

  it('refuses more than 4000 columns, zero, and invalid numbers', async () => {
    for (const points of [4001, 0, 1.5, 'many'])
      expect((await ask('peaks', { start: 0, end: 100, points })).status).toBe(400);
    expect((await ask('peaks', { start: 0, end: 100 })).status).toBe(400);
    const refused = await ask('peaks', { start: 200, end: 100, points: 10 });
    expect(await refused.json()).toMatchObject({ errors: { end: ['This must be later than the start.'] } });
  });

  it('is hidden from users with a podcast licence, and separate for each station', async () => {
    const stationId = firstStation(server).id;
    const podcaster = await makeUser(server, { stations: [{ stationId, licence: 'podcast', admin: true }] });
    const logger = await makeUser(server, { stations: [{ stationId, licence: 'logger' }] });
    const other = await makeStation(server);
    const range = { start: startedAt, end: startedAt + 100, points: 10 };
    const [denied, allowed] = [
      await signIn(server.url, podcaster.username, podcaster.password),
      await signIn(server.url, logger.username, logger.password),
    ];
    for (const name of ['peaks', 'silences']) {
      expect((await ask(name, range, denied)).status).toBe(403);
      expect((await ask(name, range, allowed)).status).toBe(200);
    }
    const elsewhere = await server.features.audioEvents.broadcastPeaks(
      other.id,
      { from: startedAt, to: startedAt + 100 },
      10,
    );
    expect(elsewhere.max).toEqual(Array(10).fill(null));
    expect(
      await server.features.audioEvents.silences(other.id, { from: startedAt, to: startedAt + 100 }),
    ).toEqual([]);
  });
});
