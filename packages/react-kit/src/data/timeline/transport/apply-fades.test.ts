import { describe, expect, it } from 'vitest';
import { applyFades } from './apply-fades.ts';
import type { Pcm } from './pcm.ts';

function ones(count: number): Pcm {
  return [new Float32Array(count).fill(1), new Float32Array(count).fill(-1)];
}

const noFades = { durationMs: 1000, fadeInMs: 0, fadeOutMs: 0, innerFades: [] };

describe('applyFades', () => {
  it('fades both channels from the first sample and to the last', () => {
    const pcm = ones(44_100);
    applyFades(pcm, { ...noFades, fadeInMs: 100, fadeOutMs: 200 }, 0, 44_100);
    expect([0, 2205, 4410, 20_000, 35_279, 39_689, 44_099].map((at) => pcm[0][at])).toEqual([
      0, 0.5, 1, 1, 1, 0.5, 0,
    ]);
    expect(pcm[1][2205]).toBe(-0.5);
  });

  it('fades a run from the middle of an event like the whole event', () => {
    const audio = {
      ...noFades,
      fadeInMs: 300,
      fadeOutMs: 300,
      innerFades: [{ start: 400, end: 500, direction: 'out' as const }],
    };
    const whole = ones(44_100);
    applyFades(whole, audio, 0, 44_100);
    for (const [from, to] of [
      [0, 9000],
      [9000, 20_000],
      [20_000, 44_100],
    ] as const) {
      const part = ones(to - from);
      applyFades(part, audio, from, 44_100);
      expect(part[0]).toEqual(whole[0].slice(from, to));
    }
  });

  it('fades inside a merged event', () => {
    const pcm = ones(44_100);
    const innerFades = [
      { start: 100, end: 200, direction: 'out' },
      { start: 200, end: 300, direction: 'in' },
    ] as const;
    applyFades(pcm, { ...noFades, innerFades }, 0, 44_100);
    expect([4409, 8819, 8820, 11_025, 13_230].map((at) => pcm[0][at])).toEqual([1, 0, 0, 0.5, 1]);
    expect(pcm[0][6615]).toBeCloseTo(0.5, 3);
  });

  it('shortens fades that do not fit, as the station does', () => {
    const pcm = ones(4410);
    applyFades(pcm, { ...noFades, durationMs: 100, fadeInMs: 100, fadeOutMs: 100 }, 0, 4410);
    expect(Math.max(...pcm[0])).toBeCloseTo(1, 2);
    expect(pcm[0][1102]).toBeCloseTo(0.5, 3);
  });
});
