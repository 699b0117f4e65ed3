import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { framesToMs, SEGMENT_FRAMES, type SegmentRecord } from '../../audio/index.ts';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { encodedSegments } from '../../testing/encoded-segments.ts';
import { firstStation, makeStation, startStation, type TestStation } from '../../testing/index.ts';
import type { Station } from '../accounts/index.ts';

const segmentMs = framesToMs(SEGMENT_FRAMES);
/** Half an hour of older audio ends now, a quarter past the hour. */
const now = Date.UTC(2026, 4, 14, 15, 15);
const count = Math.ceil((30 * 60_000) / segmentMs);
const from = now - count * segmentMs;

describe('a log with reserved numbers', () => {
  let server: TestStation;
  let borrowed: SegmentRecord;

  beforeAll(async () => {
    server = await startStation({ clock: createFakeClock(now) });
    const [segment] = await encodedSegments(server.context, 1);
    if (!segment) throw new Error('One segment was to be encoded.');
    const { data, peaks, loudness } = segment;
    borrowed = await server.context.archive.append({
      stream: 'older',
      hour: 'sounds',
      n: 0,
      started_at_ms: 0,
      data,
      peaks,
      loudness,
    });
    await server.context.db.transaction(async (transaction) => {
      await server.features.audioEvents.addAudio(transaction, firstStation(server).id, [borrowed]);
    });
  });
  afterAll(() => server.close());

  async function reserved(): Promise<Station> {
    const station = await makeStation(server);
    await server.context.db.transaction((transaction) =>
      server.features.audioEvents.reserve(transaction, station.id, { count, at: now }),
    );
    return station;
  }

  async function record(station: Station, at: number): Promise<number> {
    const [segment] = await encodedSegments(server.context, 1);
    const log = await server.features.audioEvents.log(station.id);
    if (segment)
      await log.append({ started_at_ms: at, data: segment.data, peaks: segment.peaks }, async () => {});
    return log.last?.n ?? -1;
  }

  /** Adds the older audio of some numbers. */
  function fill(station: Station, first: number, last: number) {
    const segments = Array.from({ length: last - first + 1 }, (_, index) => ({
      ...borrowed,
      started_at_ms: Math.round(from + (first + index) * segmentMs),
    }));
    return server.context.db.transaction((transaction) =>
      server.features.audioEvents.borrow(transaction, station.id, segments, first),
    );
  }

  const gaps = (station: Station, to: number) =>
    server.features.audioEvents.gaps(station.id, { from: Math.ceil(from / 1000), to });

  it('appends what is recorded after them, before and after the older audio is there', async () => {
    const station = await reserved();
    expect(await record(station, now)).toBe(count);
    await fill(station, 100, count - 1);
    expect(await record(station, now + segmentMs)).toBe(count + 1);
    await fill(station, 0, 99);
    expect(await record(station, now + 2 * segmentMs)).toBe(count + 2);
    expect(await gaps(station, Math.floor((now + 3 * segmentMs) / 1000))).toEqual([]);
    expect(
      await server.features.audioEvents.recordedSeconds(station.id, {
        from: from / 1000,
        to: now / 1000 + 60,
      }),
    ).toBeCloseTo(((count + 3) * segmentMs) / 1000, -1);
  });

  it('keeps hours whose newest part is recorded first in the order of time', async () => {
    const station = await reserved();
    await record(station, now);
    await fill(station, 0, count - 1);
    const found = await server.features.audioEvents.gaps(station.id, {
      from: Math.ceil(from / 1000) + 60,
      to: Math.floor(now / 1000),
    });
    expect(found).toEqual([]);
    expect(await server.features.audioEvents.isLogged(server.context.db, station.id, 0)).toBe(true);
    expect(await server.features.audioEvents.isLogged(server.context.db, station.id, count + 1)).toBe(false);
  });

  it('adds no number twice', async () => {
    const station = await reserved();
    await fill(station, 5, 9);
    await expect(fill(station, 9, 12)).rejects.toThrow(/unique/i);
    expect(await server.features.audioEvents.isLogged(server.context.db, station.id, 12)).toBe(false);
  });

  it('leaves a log with audio as it is', async () => {
    const station = await makeStation(server);
    expect(await record(station, now - 60_000)).toBe(0);
    await server.context.db.transaction((transaction) =>
      server.features.audioEvents.reserve(transaction, station.id, { count, at: now }),
    );
    expect(await record(station, now)).toBe(1);
  });
});
