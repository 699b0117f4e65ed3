import { describe, expect, it } from 'vitest';
import { framesToMs } from '../audio-format.ts';
import { omitSegments } from './omit-segments.ts';

const segment = framesToMs(214);
const segments = Array.from({ length: 4 }, (_, n) => ({
  file: 'fm/10.aac',
  offset: n * 1000,
  length: 1000,
  frames: 214,
}));

/** Trims in segments: left out, requested, and the remainder. */
const cases: [
  string,
  { out: number[]; trims: [number, number]; left: number[]; remaining: [number, number] },
][] = [
  [
    'leaves a part alone that is whole',
    { out: [], trims: [0.5, 0.5], left: [0, 1, 2, 3], remaining: [0.5, 0.5] },
  ],
  [
    'keeps the trims when the middle is left out',
    { out: [1, 2], trims: [0.5, 0.25], left: [0, 3], remaining: [0.5, 0.25] },
  ],
  [
    'drops the trim of a start that is left out',
    { out: [0], trims: [0.5, 0], left: [1, 2, 3], remaining: [0, 0] },
  ],
  [
    'drops the trim of an end that is left out',
    { out: [3], trims: [0, 0.5], left: [0, 1, 2], remaining: [0, 0] },
  ],
  [
    'keeps what a trim takes of the next segment',
    { out: [0], trims: [1.5, 0], left: [1, 2, 3], remaining: [0.5, 0] },
  ],
];

describe('omitSegments', () => {
  it.each(cases)('%s', (_title, { out, trims, left, remaining }) => {
    const part = {
      segments,
      trim_start_ms: trims[0] * segment,
      trim_end_ms: trims[1] * segment,
      fade_in_ms: 100,
    };
    const without = omitSegments(part, new Set(segments.filter((_segment, n) => out.includes(n))));
    expect(without.segments).toEqual(left.map((n) => segments[n]));
    expect((without.trim_start_ms ?? 0) / segment).toBeCloseTo(remaining[0], 6);
    expect((without.trim_end_ms ?? 0) / segment).toBeCloseTo(remaining[1], 6);
    expect(without.fade_in_ms).toBe(100);
  });

  it('omits a damaged frame that primes the decoder, and keeps a whole one', () => {
    const priming = { file: 'fm/10.aac', offset: 9000, length: 10, frames: 1, padding: 1024 };
    const part = { segments, priming };
    expect(omitSegments(part, new Set([priming]))).toEqual({ segments, trim_start_ms: 0, trim_end_ms: 0 });
    expect(omitSegments(part, new Set(segments.slice(1, 2))).priming).toBe(priming);
    expect(omitSegments(part, new Set())).toBe(part);
  });
});
