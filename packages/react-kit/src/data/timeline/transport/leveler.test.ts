import { describe, expect, it } from 'vitest';
import { Leveler, levelingOf } from './leveler.ts';
import { type Pcm, sampleRate } from './pcm.ts';

/** A tone of a second; its right side is half as loud. */
function tone(level: number): Pcm {
  const side = (share: number) =>
    Float32Array.from(
      { length: sampleRate },
      (_, at) => share * level * Math.sin((2 * Math.PI * 440 * at) / sampleRate),
    );
  return [side(1), side(0.5)];
}

/** All samples of the left side, for chunks of this many samples. */
function leveled([left, right]: Pcm, gainDb: number, chunk = sampleRate): number[] {
  const leveler = new Leveler({ gainDb, limitDb: -1 });
  const out: number[] = [];
  for (let at = 0; at < left.length; at += chunk)
    out.push(...leveler.push([left.slice(at, at + chunk), right.slice(at, at + chunk)])[0]);
  return [...out, ...leveler.flush()[0]];
}

const most = (samples: readonly number[]) =>
  samples.reduce((top, sample) => Math.max(top, Math.abs(sample)), 0);

describe('Leveler', () => {
  it('raises samples, and returns all of them', () => {
    const samples = leveled(tone(0.1), 6);
    expect(samples).toHaveLength(sampleRate);
    expect(most(samples)).toBeCloseTo(0.1 * 10 ** (6 / 20), 3);
  });

  it('keeps both sides apart', () => {
    const [left, right] = new Leveler({ gainDb: 0, limitDb: -1 }).push(tone(0.4));
    expect(right[5000]).toBeCloseTo((left[5000] ?? 0) / 2, 6);
  });

  it('keeps peaks below the limit', () => {
    expect(most(leveled(tone(0.8), 6))).toBeLessThanOrEqual(10 ** (-1 / 20) + 1e-4);
  });

  it('levels chunks of any size alike', () => {
    expect(leveled(tone(0.8), 6, 777)).toEqual(leveled(tone(0.8), 6));
  });
});

describe('levelingOf', () => {
  it('is null without levels, and where the render changes nothing', () => {
    expect(levelingOf(undefined)).toBeNull();
    expect(levelingOf({ gain: 0, limit: null })).toBeNull();
    expect(levelingOf({ gain: -2.5, limit: -1 })).toEqual({ gainDb: -2.5, limitDb: -1 });
  });
});
