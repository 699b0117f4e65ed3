import { describe, expect, it } from 'vitest';
import { demoAudio, type DemoAudio } from './demo-audio.ts';

function measure(audio: DemoAudio): { samples: number; rms: number; peak: number; bytes: Buffer } {
  const chunks = [...demoAudio(audio)];
  const all = chunks.flatMap((chunk) => [...chunk]);
  const squares = all.reduce((sum, sample) => sum + sample * sample, 0);
  return {
    samples: all.length / 2,
    rms: 10 * Math.log10(squares / all.length / 32_768 ** 2),
    peak: all.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0),
    bytes: Buffer.concat(chunks.map((chunk) => Buffer.from(chunk.buffer))),
  };
}

const KINDS = ['speech', 'music', 'jingle', 'news', 'promo'] as const;

describe('demoAudio', () => {
  it.each(KINDS.flatMap((kind) => [0, 1, 2, 3].map((seed) => ({ kind, seed }))))(
    'generates $kind $seed at a pleasant level, without clipping',
    (audio) => {
      const { samples, rms, peak } = measure({ seconds: 6.3, ...audio });
      expect(samples).toBe(277_830);
      expect(rms).toBeGreaterThan(-24);
      expect(rms).toBeLessThan(-14);
      expect(peak).toBeLessThan(30_001);
    },
  );

  it('generates the same audio from the same seed, and different audio from another seed', () => {
    const [one, again, other] = [3, 3, 4].map((seed) => measure({ seconds: 1, kind: 'speech', seed }).bytes);
    expect(one?.equals(again ?? Buffer.alloc(0))).toBe(true);
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
  });
});
