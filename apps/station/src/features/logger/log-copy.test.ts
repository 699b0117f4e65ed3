import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AudioEvent, audioEvent, logCopy } from '@postkit/sdk/schema';
import { type EncodedSegment, framesToMs, SEGMENT_FRAMES } from '../../audio/index.ts';
import {
  firstStation,
  makeStation,
  makeUser,
  type SignedIn,
  startStation,
  type TestStation,
} from '../../testing/index.ts';
import { makeToneLog } from '../../testing/make-tone-log.ts';
import { signIn } from '../../testing/sign-in.ts';
import { wavTone } from '../../testing/wav-tone.ts';

/** A frame of 1024 samples lasts 23 ms; two ends are each at the nearest frame. */
const frameSeconds = 0.024;
const segmentSeconds = framesToMs(SEGMENT_FRAMES) / 1000;

describe('logger.copy', () => {
  let server: TestStation;
  let admin: SignedIn;
  let logged: AudioEvent[];
  /** Unix seconds: the exact starts of the three events, and the end of the last. */
  let starts: [number, number, number, number];

  /** Three events of three segments, a segment without an event, a gap of 20 s and another segment. */
  beforeAll(async () => {
    server = await startStation();
    admin = await server.signIn();
    logged = server.features.audioEvents.present(await makeToneLog(server, [440, 880, 1760], 3));
    const start = logged[0]?.started_at ?? 0;
    starts = [0, 3, 6, 9].map((segments) => start + segments * segmentSeconds) as typeof starts;
    const log = await server.features.audioEvents.log(firstStation(server).id);
    const { data, peaks } = await encodedSegment(server);
    for (const after of [0, segmentSeconds + 20]) {
      await log.append(
        { started_at_ms: Math.round((starts[3] + after) * 1000), data, peaks },
        async () => {},
      );
    }
  });
  afterAll(() => server.close());

  const ask = (start: number, end: number, as = admin, slug = server.slug) =>
    server.call(`/${slug}/api/v1/logger/copy/`, { method: 'POST', as, json: { start, end } });
  async function copy(start: number, end: number) {
    const response = await ask(start, end);
    expect(response.status).toBe(201);
    return logCopy.parse(await response.json());
  }
  async function partsOf(ids: readonly number[]) {
    const { byIds, partsOf: parts } = server.features.audioEvents;
    return Promise.all((await byIds(firstStation(server), ids)).map((row) => parts(row)));
  }
  const titles = (events: readonly AudioEvent[]) => events.map(({ cart }) => cart.title);
  const lengths = (events: readonly AudioEvent[]) => events.map(({ duration }) => duration);

  it('cuts the events at both ends, and returns those between as they are', async () => {
    const [first, second, third] = [starts[1] - 4.5, starts[1], starts[2] + 3.25];
    const { events, missing } = await copy(first, third);
    expect(missing).toEqual([]);
    expect(titles(events)).toEqual(['440 Hz', '880 Hz', '1760 Hz']);
    expect(events[1]?.id).toBe(logged[1]?.id);
    expect(lengths(events)[0]).toBeCloseTo(second - first, 1);
    expect(lengths(events)[2]).toBeCloseTo(third - starts[2], 1);
    expect(Math.abs(lengths(events).reduce((sum, length) => sum + length, 0) - (third - first))).toBeLessThan(
      2 * frameSeconds,
    );
    expect(events.map(({ fade_in, fade_out }) => [fade_in, fade_out])).toEqual([
      [15, 0],
      [0, 0],
      [0, 15],
    ]);
    expect(events.map(({ cart }) => cart.type_name)).toEqual(['SINGLE_USE', 'LOGGER', 'SINGLE_USE']);
  });

  it('copies exactly the audio that aired in a part of one event', async () => {
    const { events } = await copy(starts[0] + 4, starts[0] + 6.5);
    const clone = await server.call(
      `/${server.slug}/event/${logged[0]?.id}/clone.html?start=4&end=6.5&fade_in=15&fade_out=15`,
      {
        as: admin,
      },
    );
    const { id } = audioEvent.parse(await clone.json());
    const parts = await partsOf([...events.map((event) => event.id), id]);
    expect(events.map(({ duration }) => duration)).toEqual([expect.closeTo(2.5, 1)]);
    expect(parts[0]).toEqual(parts[1]);
  });

  it('takes a whole second as the start of the event that the log names by it', async () => {
    const [, second, third] = logged;
    const { events } = await copy(second?.started_at ?? 0, third?.started_at ?? 0);
    expect(events.map(({ id }) => id)).toEqual([second?.id]);
  });

  it('copies audio without an event, and reports the time that was not recorded', async () => {
    const end = starts[3] + segmentSeconds + 22;
    const { events, missing } = await copy(starts[3] - 2, end);
    expect(titles(events)).toEqual([
      '1760 Hz',
      expect.stringMatching(/^Talk \d\d:\d\d$/),
      expect.stringMatching(/^Talk \d\d:\d\d$/),
    ]);
    expect(lengths(events)).toEqual([
      expect.closeTo(2, 1),
      expect.closeTo(segmentSeconds, 1),
      expect.closeTo(2, 1),
    ]);
    expect(missing).toHaveLength(1);
    expect((missing[0]?.end ?? 0) - (missing[0]?.start ?? 0)).toBeCloseTo(20, -1);
  });

  it('refuses a range without audio, and one that ends before it starts', async () => {
    const empty = await ask(starts[0] - 100, starts[0] - 50);
    expect(empty.status).toBe(400);
    expect(await empty.json()).toMatchObject({
      error_message: 'There is no audio left between this start and end.',
    });
    expect((await ask(starts[1], starts[0])).status).toBe(400);
    expect((await ask(starts[0], starts[0] + 27 * 3600)).status).toBe(400);
  });

  it('is for users with a full licence, and reads only the log of its station', async () => {
    const stationId = firstStation(server).id;
    for (const licence of ['podcast', 'logger'] as const) {
      const user = await makeUser(server, { stations: [{ stationId, licence }] });
      expect(
        (await ask(starts[0], starts[1], await signIn(server.url, user.username, user.password))).status,
      ).toBe(403);
    }
    const other = await makeStation(server);
    const neighbour = await makeUser(server, { stations: [{ stationId: other.id, licence: 'full' }] });
    const theirs = await signIn(server.url, neighbour.username, neighbour.password);
    expect((await ask(starts[0], starts[1], theirs, other.slug)).status).toBe(400);
    expect((await ask(starts[0], starts[1], theirs)).status).toBe(404);
  });
});

async function encodedSegment({ context, dataDir }: TestStation): Promise<EncodedSegment> {
  const file = join(dataDir, 'sound.wav');
  await writeFile(file, wavTone(segmentSeconds + 1));
  const segments: EncodedSegment[] = [];
  await context.engine.ingest({ source: { file } }, { onSegment: (segment) => void segments.push(segment) });
  const [first] = segments;
  if (!first) throw new Error('One segment was to be encoded.');
  return first;
}
