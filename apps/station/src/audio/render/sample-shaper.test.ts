import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fadeGain, fittedFades } from '@postkit/sdk/schema';
import type { SamplePiece } from './sample-piece.ts';
import { SampleShaper } from './sample-shaper.ts';

/** Stereo samples whose left side counts from 1. */
function counting(length: number): Int16Array {
  return Int16Array.from({ length: 2 * length }, (_, index) => (index >> 1) + 1);
}

function shape(pieces: SamplePiece[], samples: Int16Array, chunk: number): number[] {
  const shaper = new SampleShaper(pieces);
  const left: number[] = [];
  for (let at = 0; at < samples.length; at += 2 * chunk) {
    for (const run of shaper.push(samples.slice(at, at + 2 * chunk)))
      for (let index = 0; index < run.length; index += 2) left.push(run[index] ?? 0);
  }
  expect(shaper.kept).toBe(left.length);
  return left;
}

describe('SampleShaper', () => {
  it('keeps exactly the pieces, for chunks of any size', () => {
    const piece = fc.record({
      drop: fc.nat(40),
      keep: fc.nat(40),
      rest: fc.nat(40),
      fadeIn: fc.constant(0),
      fadeOut: fc.constant(0),
    });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), fc.integer({ min: 1, max: 50 }), (pieces, chunk) => {
        const total = pieces.reduce((sum, { drop, keep, rest }) => sum + drop + keep + rest, 0);
        const expected: number[] = [];
        let at = 0;
        for (const { drop, keep, rest } of pieces) {
          for (let index = 0; index < keep; index += 1) expected.push(at + drop + index + 1);
          at += drop + keep + rest;
        }
        expect(shape(pieces, counting(total + 30), chunk)).toEqual(expected);
      }),
    );
  });

  it('fades by the curve that previews use', () => {
    const length = fc.integer({ min: 2, max: 200 });
    fc.assert(
      fc.property(length, fc.nat(150), fc.nat(150), (keep, fadeIn, fadeOut) => {
        const faded = { length: keep, fadeIn, fadeOut };
        const fades = fittedFades(faded);
        const left = shape([{ drop: 0, keep, rest: 0, ...fades }], new Int16Array(2 * keep).fill(30_000), 7);
        expect(left).toEqual(
          left.map((_, at) => Math.round(30_000 * fadeGain({ length: keep - 1, ...fades }, at))),
        );
      }),
    );
  });

  it('multiplies by the level and the fade, and keeps the precision of floating point', () => {
    const piece = { drop: 0, keep: 4, rest: 0, fadeIn: 2, fadeOut: 0, gain: 0.5 };
    const [run] = new SampleShaper([piece]).push(new Float32Array(8).fill(0.1));
    expect(run && [...run]).toEqual([0, 0, 0.025, 0.025, 0.05, 0.05, 0.05, 0.05].map(Math.fround));
  });

  it('fades in from silence and out to silence', () => {
    const samples = new Int16Array(40).fill(1000);
    const left = shape([{ drop: 0, keep: 20, rest: 0, fadeIn: 4, fadeOut: 5 }], samples, 3);
    expect(left.slice(0, 5)).toEqual([0, 250, 500, 750, 1000]);
    expect(left.slice(14)).toEqual([1000, 800, 600, 400, 200, 0]);
  });
});
