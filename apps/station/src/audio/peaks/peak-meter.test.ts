import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PeakMeter } from './peak-meter.ts';

describe('PeakMeter', () => {
  it('returns the lowest and highest of every 441 samples, for chunks of any size', () => {
    fc.assert(
      fc.property(fc.array(fc.int16Array({ minLength: 0, maxLength: 1000 }), { maxLength: 8 }), (chunks) => {
        const meter = new PeakMeter(0);
        for (const chunk of chunks) meter.push(chunk);
        const samples = chunks.flatMap((chunk) => [...chunk]);
        const expected = [];
        for (let at = 0; at < samples.length; at += 441) {
          const window = samples.slice(at, at + 441);
          expected.push(Math.trunc(Math.min(...window) / 256) + 0, Math.trunc(Math.max(...window) / 256) + 0);
        }
        expect([...meter.finish()]).toEqual(expected);
        expect(meter.samples).toBe(samples.length);
        expect(meter.squares).toBe(samples.reduce((sum, sample) => sum + sample * sample, 0));
      }),
    );
  });
});
