import { beforeAll, describe, expect, it } from 'vitest';
import { audioEvent, mergeResponse, type AudioEvent } from '@postkit/sdk/schema';
import { FRAME_SAMPLES, SAMPLE_RATE } from '../../audio/index.ts';
import { decodedSamples } from '../../testing/decoded-samples.ts';
import { firstStation } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeToneLog } from '../../testing/make-tone-log.ts';
import { stationTest } from '../../testing/station-test.ts';
import { wholeStation } from '../accounts/index.ts';

const [low, middle, high] = [440, 880, 1760] as const;
const tones = [low, middle, high];

const { server, admin } = stationTest();
let logged: readonly [AudioEvent, AudioEvent, AudioEvent];

beforeAll(async () => {
  const [first, second, third] = server.features.audioEvents.present(await makeToneLog(server, tones, 3));
  if (!first || !second || !third) throw new Error('Three events were to be made.');
  logged = [first, second, third];
});

async function clone(id: number, query: Record<string, number> = {}): Promise<AudioEvent> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await server.call(`/${server.slug}/event/${id}/clone.html?${search}`, { as: admin });
  expect(response.status).toBe(201);
  return audioEvent.parse(await response.json());
}

async function merge(...events: readonly { id: number }[]): Promise<AudioEvent> {
  const json = { events: events.map(({ id }) => id) };
  const response = await server.call(`/${server.slug}/event/merge/`, { method: 'POST', as: admin, json });
  const { location } = mergeResponse.parse(await response.json());
  return audioEvent.parse(await (await server.call(location, { as: admin })).json());
}

const fadesOf = ({ fade_in, fade_out }: AudioEvent) => [fade_in, fade_out];

describe('fades of a copy', () => {
  it('are returned by the copy, also when it is read again', async () => {
    const copy = await clone(logged[0].id, { fade_in: 1500, fade_out: 2500 });
    expect(fadesOf(copy)).toEqual([1500, 2500]);
    const again = await server.call(copy.resource_uri, { as: admin });
    expect(fadesOf(audioEvent.parse(await again.json()))).toEqual([1500, 2500]);
    expect(fadesOf(logged[0])).toEqual([0, 0]);
  });

  it('stay at an end that is not cut, and are dropped at a cut one', async () => {
    const { id } = await clone(logged[0].id, { fade_in: 1500, fade_out: 2500 });
    expect(fadesOf(await clone(id))).toEqual([1500, 2500]);
    expect(fadesOf(await clone(id, { start: 4 }))).toEqual([0, 2500]);
    expect(fadesOf(await clone(id, { end: 4 }))).toEqual([1500, 0]);
    expect(fadesOf(await clone(id, { start: 4, fade_in: 700 }))).toEqual([700, 2500]);
    expect(fadesOf(await clone(id, { fade_in: 0 }))).toEqual([0, 2500]);
  });

  it('are shortened to the remaining length', async () => {
    const { id } = await clone(logged[0].id, { fade_in: 3000 });
    const short = await clone(id, { end: 1 });
    expect(fadesOf(short)).toEqual([Math.floor(short.duration * 1000), 0]);
    const both = await clone(logged[0].id, { end: 4, fade_in: 6000, fade_out: 2000 });
    expect(both.fade_in).toBeCloseTo(both.duration * 750, -1);
    expect(both.fade_out).toBeCloseTo(both.duration * 250, -1);
  });

  it('are removed on a side that is extended into the broadcast, unless the request sets them', async () => {
    const { id } = await clone(logged[1].id, { fade_in: 1500, fade_out: 2500 });
    expect(fadesOf(await clone(id, { pre_segments: 1 }))).toEqual([0, 2500]);
    expect(fadesOf(await clone(id, { post_segments: 1 }))).toEqual([1500, 0]);
    expect(fadesOf(await clone(id, { post_segments: 1, fade_out: 400 }))).toEqual([1500, 400]);
  });

  it('are kept by a merge, at its ends and inside', async () => {
    const [first, second] = [
      await clone(logged[0].id, { fade_out: 1000 }),
      await clone(logged[1].id, { fade_out: 2000 }),
    ];
    const merged = await merge(first, second);
    expect(fadesOf(merged)).toEqual([0, 2000]);
    const stationId = firstStation(server).id;
    const [row] = await server.features.audioEvents.byIds(wholeStation(stationId), [merged.id]);
    const parts = row ? await server.features.audioEvents.partsOf(row) : [];
    expect(parts.map(({ fade_out_ms }) => fade_out_ms)).toEqual([1000, 2000]);
  });

  it('inside a merge are returned with their positions, and by a copy if it contains them', async () => {
    const first = await clone(logged[0].id, { fade_out: 1000 });
    const merged = await merge(first, await clone(logged[1].id, { fade_in: 700, fade_out: 2000 }));
    const joint = Math.round(first.duration * 1000);
    expect(merged.inner_fades).toEqual([
      { start: joint - 1000, end: joint, direction: 'out' },
      { start: joint, end: joint + 700, direction: 'in' },
    ]);
    const again = await server.call(merged.resource_uri, { as: admin });
    expect(audioEvent.parse(await again.json()).inner_fades).toEqual(merged.inner_fades);
    const rest = await clone(merged.id, { start: first.duration });
    expect([rest.fade_in, rest.inner_fades]).toEqual([700, []]);
    expect(first.inner_fades).toEqual([]);
  });

  it('longer than 30 s, or below 0, are refused', async () => {
    for (const query of ['fade_in=30001', 'fade_out=-1', 'fade_in=1.5']) {
      const response = await server.call(`/${server.slug}/event/${logged[0].id}/clone.html?${query}`, {
        as: admin,
      });
      expect(response.status).toBe(400);
    }
  });
});

describe('the level of a copy', () => {
  it('is returned by the copy, kept by its own copies, and replaced by another', async () => {
    const copy = await clone(logged[0].id, { gain: 2.5 });
    expect([copy.gain, logged[0].gain]).toEqual([2.5, 0]);
    expect((await clone(copy.id, { start: 2, end: 6 })).gain).toBe(2.5);
    expect((await clone(copy.id, { post_segments: 1 })).gain).toBe(2.5);
    expect((await clone(copy.id, { gain: -6 })).gain).toBe(-6);
  });

  it('is kept inside a merge, to which another level is added', async () => {
    const loud = await clone(logged[0].id, { gain: 6 });
    const merged = await merge(loud, logged[1]);
    const joint = Math.round(loud.duration * 1000);
    expect([merged.gain, merged.inner_levels]).toEqual([0, [{ start: 0, end: joint, gain: 6 }]]);
    const softer = await clone(merged.id, { gain: -3 });
    expect([softer.gain, softer.inner_levels]).toEqual([-3, merged.inner_levels]);
    const [row] = await server.features.audioEvents.byIds(firstStation(server), [softer.id]);
    const parts = row ? await server.features.audioEvents.partsOf(row) : [];
    expect(parts.map(({ gain_db = 0 }) => gain_db)).toEqual([3, -3]);
  });

  it('keeps neighbours apart that a merge would join at one level', async () => {
    const [left, right] = [
      await clone(logged[2].id, { end: 5 }),
      await clone(logged[2].id, { start: 5, gain: -4 }),
    ];
    expect((await merge(left, right)).inner_levels).toEqual([
      { start: expect.any(Number), end: expect.any(Number), gain: -4 },
    ]);
    expect((await merge(left, await clone(right.id, { gain: 0 }))).inner_levels).toEqual([]);
  });

  it('outside −24 to +12 dB, or between steps of 0.5 dB, is refused', async () => {
    for (const query of ['gain=12.5', 'gain=-24.5', 'gain=0.3', 'gain=loud']) {
      const response = await server.call(`/${server.slug}/event/${logged[0].id}/clone.html?${query}`, {
        as: admin,
      });
      expect(response.status).toBe(400);
    }
  });
});

describe('an episode of edited events', { timeout: 60_000 }, () => {
  it('plays each event at its place in the timeline, exact to the AAC frame, with its fades', async () => {
    const trimmed = await clone(logged[0].id, { start: 2, end: 9.31 });
    const left = await clone(logged[2].id, { end: 5.777 });
    const right = await clone(logged[2].id, { start: 5.777 });
    const faded = await clone(logged[1].id, { fade_in: 1500, fade_out: 2000 });
    const extended = await clone(logged[1].id, { post_segments: 1 });
    const merged = await merge(await clone(logged[0].id, { start: 1, end: 4 }), faded);
    expect(left.frame_count + right.frame_count).toBe(logged[2].frame_count);
    const pieces = [
      { event: trimmed, from: low, to: low },
      { event: left, from: high, to: high },
      { event: faded, from: middle, to: middle },
      { event: right, from: high, to: high },
      { event: extended, from: middle, to: high },
      { event: merged, from: low, to: middle },
    ];
    const episode = await makeEpisode(server, { eventIds: pieces.map(({ event }) => event.id) });
    const samples = await decodedSamples(`${server.url}/${server.slug}/audio/${episode.id}.mp3`);
    const total = pieces.reduce((sum, { event }) => sum + event.duration, 0) * SAMPLE_RATE;
    expect(Math.abs(samples.length - total)).toBeLessThan(FRAME_SAMPLES);

    let at = 0;
    const starts = pieces.map(({ event }) => {
      const start = Math.round(at * SAMPLE_RATE);
      at += event.duration;
      return start;
    });
    for (const [index, { from }] of pieces.entries()) {
      const start = starts[index] ?? 0;
      const before = pieces[index - 1];
      const heardBefore = before ? loudest(samples, start - 2 * FRAME_SAMPLES) : undefined;
      expect([heardBefore, loudest(samples, start + FRAME_SAMPLES)]).toEqual([before?.to, from]);
    }

    const full = level(samples, (starts[2] ?? 0) + 6 * SAMPLE_RATE, middle);
    const risen = level(samples, (starts[2] ?? 0) + 0.75 * SAMPLE_RATE, middle);
    const fallen = level(samples, (starts[3] ?? 0) - 0.5 * SAMPLE_RATE, middle);
    expect(risen / full).toBeCloseTo(0.5, 1);
    expect(fallen / full).toBeCloseTo(0.25, 1);
    expect(level(samples, samples.length - SAMPLE_RATE, middle) / full).toBeCloseTo(0.5, 1);
  });

  it('plays each event at its level', async () => {
    const [plain, louder, softer] = [
      logged[0],
      await clone(logged[0].id, { gain: 6 }),
      await clone(logged[0].id, { gain: -12 }),
    ];
    const episode = await makeEpisode(server, { eventIds: [plain.id, louder.id, softer.id] });
    const samples = await decodedSamples(`${server.url}/${server.slug}/audio/${episode.id}.mp3`);
    const at = (position: number) => level(samples, (position * plain.duration + 2) * SAMPLE_RATE, low);
    const decibels = [1, 2].map((position) => 20 * Math.log10(at(position) / at(0)));
    expect(decibels[0]).toBeCloseTo(6, 0);
    expect(decibels[1]).toBeCloseTo(-12, 0);
  });

  it('is rendered again when a fade changes', async () => {
    const { id } = logged[0];
    const copies = await Promise.all([clone(id), clone(id, { fade_in: 1000 }), clone(id, { fade_in: 1200 })]);
    const keys = [];
    for (const copy of copies) keys.push((await makeEpisode(server, { eventIds: [copy.id] })).media_key);
    expect(new Set(keys).size).toBe(3);
  });
});

/** The level of a tone in 1024 samples from a position. */
function level(samples: Int16Array, from: number, hertz: number): number {
  let [real, imaginary] = [0, 0];
  for (let index = 0; index < FRAME_SAMPLES; index += 1) {
    const angle = (2 * Math.PI * hertz * index) / SAMPLE_RATE;
    const sample = samples[Math.round(from) + index] ?? 0;
    real += sample * Math.cos(angle);
    imaginary += sample * Math.sin(angle);
  }
  return Math.hypot(real, imaginary);
}

function loudest(samples: Int16Array, from: number): number | undefined {
  return tones.toSorted((a, b) => level(samples, from, b) - level(samples, from, a))[0];
}
