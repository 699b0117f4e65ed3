import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PeakMeter } from './peak-meter.ts';

describe('PeakMeter', () => {
  it('returns the lowest and highest of both channels in every 441 samples, for chunks of any size', () => {
    fc.assert(
      fc.property(fc.array(fc.int16Array({ minLength: 0, maxLength: 1000 }), { maxLength: 8 }), (all) => {
        const chunks = all.map((chunk) => chunk.subarray(0, chunk.length & ~1));
        const meter = new PeakMeter(0);
        for (const chunk of chunks) meter.push(chunk);
        const samples = chunks.flatMap((chunk) => [...chunk]);
        const expected = [];
        for (let at = 0; at < samples.length; at += 882) {
          const window = samples.slice(at, at + 882);
          expected.push(Math.trunc(Math.min(...window) / 256) + 0, Math.trunc(Math.max(...window) / 256) + 0);
        }
        expect([...meter.finish()]).toEqual(expected);
        expect(meter.samples).toBe(samples.length / 2);
        const squares = (channel: number) =>
          samples.reduce((sum, sample, index) => sum + (index % 2 === channel ? sample * sample : 0), 0);
        expect(meter.meanSquare * meter.samples).toBeCloseTo(Math.max(squares(0), squares(1)), 0);
      }),
    );
  });

  const wave = (at: number) => 16_000 * Math.sin(at / 7);
  const noise = (at: number) => 16_000 * Math.sin(at * at);

  it.each<[name: string, left: (at: number) => number, right: (at: number) => number, isOpposite: boolean]>([
    ['an inverted copy', wave, (at) => -wave(at), true],
    ['a quieter inverted copy', wave, (at) => -0.2 * wave(at), true],
    ['an inverted copy with a little of its own', wave, (at) => -wave(at) + 0.3 * noise(at), true],
    ['the same in both', wave, wave, false],
    ['different audio', wave, noise, false],
    ['a wide mix', wave, (at) => -wave(at) + noise(at), false],
    ['one channel', wave, () => 0, false],
    ['one channel, and an inverted echo below −60 dBFS', wave, (at) => -0.001 * wave(at), false],
    ['silence', () => 0, () => 0, false],
  ])(
    '%s: opposite phase is reported if the channels cancel each other out',
    (_name, left, right, isOpposite) => {
      const meter = new PeakMeter();
      meter.push(
        Int16Array.from({ length: 88_200 }, (_, index) => (index % 2 === 0 ? left : right)(index >> 1)),
      );
      expect(meter.isOppositePhase).toBe(isOpposite);
    },
  );

  it('is in no phase before the first sample', () => {
    const meter = new PeakMeter();
    expect([meter.isOppositePhase, meter.meanSquare, meter.samples]).toEqual([false, 0, 0]);
  });
});
