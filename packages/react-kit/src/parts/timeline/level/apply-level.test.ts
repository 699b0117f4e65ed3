import { describe, expect, it } from 'vitest';
import { msToSamples, type Pcm } from '../../../data/timeline/transport/pcm.ts';
import { applyLevel } from './apply-level.ts';

const plain = { durationMs: 1000, fadeInMs: 0, fadeOutMs: 0, innerFades: [] };
const ones = (length: number): Pcm => [new Float32Array(length).fill(1), new Float32Array(length).fill(-1)];

describe('applyLevel', () => {
  it('multiplies both sides by the level of the event', () => {
    const pcm = ones(4);
    applyLevel(pcm, { ...plain, gainDb: -20 }, 0);
    expect([...pcm[0]]).toEqual([...new Float32Array(4).fill(0.1)]);
    expect([...pcm[1]]).toEqual([...new Float32Array(4).fill(-0.1)]);
  });

  it('adds the level of a merged part within its bounds', () => {
    const [from, at] = [msToSamples(400), msToSamples(500)];
    const pcm = ones(2 * (at - from));
    applyLevel(pcm, { ...plain, gainDb: -20, innerLevels: [{ start: 500, end: 5000, gain: 20 }] }, from);
    expect(pcm[0][at - from - 1]).toBeCloseTo(0.1, 6);
    expect(pcm[0][at - from]).toBeCloseTo(1, 6);
  });

  it('leaves audio at 0 dB untouched', () => {
    const pcm = ones(3);
    applyLevel(pcm, plain, 0);
    expect([...pcm[0]]).toEqual([1, 1, 1]);
  });
});
