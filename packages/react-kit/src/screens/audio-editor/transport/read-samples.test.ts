import { describe, expect, it } from 'vitest';
import type { SegmentPlace, SegmentSource } from '../../../data/timeline/transport/segment-source.ts';
import { levelsOfSamples } from './levels-of-samples.ts';
import { readSamples } from './read-samples.ts';

/** Two segments of a second, the second twice as loud on the right. */
function source() {
  const loaded: [SegmentPlace, SegmentPlace | null][] = [];
  const made: SegmentSource = {
    lengthsOf: async () => [44_100, 44_100],
    load: async (place, before) => {
      loaded.push([place, before]);
      return [new Float32Array(44_100).fill(0.2), new Float32Array(44_100).fill(place.n === 0 ? 0.2 : 0.6)];
    },
  };
  return { made, loaded };
}

describe('readSamples', () => {
  it('mixes the channels of a part, across segments, and decodes a segment after the one before it', async () => {
    const { made, loaded } = source();
    const samples = await readSamples(made, 7, 990, 1010);
    expect(samples).toHaveLength(882);
    expect([0, 440, 441, 881].map((at) => Math.round((samples[at] ?? 0) * 10))).toEqual([2, 2, 4, 4]);
    expect(loaded).toEqual([
      [{ eventId: 7, n: 0 }, null],
      [
        { eventId: 7, n: 1 },
        { eventId: 7, n: 0 },
      ],
    ]);
  });

  it('loads only the segments of the part', async () => {
    const { made, loaded } = source();
    await readSamples(made, 7, 1500, 1600);
    expect(loaded.map(([{ n }]) => n)).toEqual([1]);
  });
});

describe('levelsOfSamples', () => {
  it('has the loudest sample and the RMS of each part', () => {
    const { peaks, rms } = levelsOfSamples(Float32Array.of(0, -1, 0.5, 0.5), 2);
    expect([...peaks]).toEqual([127, 64]);
    expect([...rms]).toEqual([90, 64]);
  });
});
