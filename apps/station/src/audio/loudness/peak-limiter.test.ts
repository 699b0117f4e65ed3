import { describe, expect, it } from 'vitest';
import { PeakLimiter } from '@postkit/sdk/loudness';
import { SAMPLE_RATE } from '../audio-format.ts';
import { ffmpegLevels } from '../testing/ffmpeg-levels.ts';
import { amplitudeOf } from './loudness-bin.ts';

/** A tone whose second half is far louder. */
function swelling(seconds: number): Float32Array {
  const count = Math.round(seconds * SAMPLE_RATE);
  const level = (index: number) => (index > count / 2 ? 1.8 : 0.4);
  return Float32Array.from(
    { length: 2 * count },
    (_, at) => level(at >> 1) * Math.sin((2 * Math.PI * 3000 * (at >> 1)) / SAMPLE_RATE + 1),
  );
}

function limit(samples: Float32Array, chunk: number): Float32Array {
  const limiter = new PeakLimiter(amplitudeOf(-1));
  const out: number[] = [];
  for (let at = 0; at < samples.length; at += 2 * chunk)
    out.push(...limiter.push(samples.slice(at, at + 2 * chunk)));
  out.push(...limiter.flush());
  return Float32Array.from(out);
}

describe('PeakLimiter', () => {
  it('keeps the true peak below the limit, and the length', async () => {
    const samples = swelling(3);
    const limited = limit(samples, 5000);
    expect(limited.length).toBe(samples.length);
    expect((await ffmpegLevels(limited)).truePeak).toBeLessThanOrEqual(-0.9);
    expect((await ffmpegLevels(limited)).truePeak).toBeGreaterThan(-1.6);
  });

  it('leaves audio below the limit as it is, and gives the same result for chunks of any size', () => {
    const samples = swelling(1);
    const whole = limit(samples, samples.length);
    expect(limit(samples, 777)).toEqual(whole);
    const untouched = SAMPLE_RATE / 2 - 2 * 220;
    expect(whole.subarray(0, untouched)).toEqual(samples.subarray(0, untouched));
  });

  it('returns audio that is shorter than its look-ahead', () => {
    expect([...limit(Float32Array.of(0.5, -0.5, 0.25, 0), 1)]).toEqual([0.5, -0.5, 0.25, 0]);
  });
});
