import { describe, expect, it } from 'vitest';
import { type Pcm, sampleRate } from './pcm.ts';
import { TimeStretcher } from './time-stretcher.ts';

function tone(seconds: number, hertz: number): Pcm {
  const samples = Float32Array.from({ length: seconds * sampleRate }, (_, at) =>
    Math.sin((2 * Math.PI * hertz * at) / sampleRate),
  );
  return [samples, samples.map((sample) => sample / 2)];
}

/** Plays a tone in pieces of a third of a second. */
function stretch(rate: number, pcm: Pcm): Pcm {
  const stretcher = new TimeStretcher(rate);
  const piece = sampleRate / 3;
  const outputs: Pcm[] = [];
  for (let at = 0; at < pcm[0].length; at += piece)
    outputs.push(stretcher.push([pcm[0].slice(at, at + piece), pcm[1].slice(at, at + piece)]));
  const channel = (index: 0 | 1) => Float32Array.from(outputs.flatMap((output) => [...output[index]]));
  return [channel(0), channel(1)];
}

function crossings(samples: Float32Array): number {
  return samples.reduce(
    (count, sample, at) => count + (at > 0 && sample >= 0 && (samples[at - 1] ?? 0) < 0 ? 1 : 0),
    0,
  );
}

describe('TimeStretcher', () => {
  it.each([1.25, 1.5, 1.75, 2])('shortens audio %d times and keeps its pitch', (rate) => {
    const [left, right] = stretch(rate, tone(4, 330));
    expect(left.length / sampleRate).toBeGreaterThan(4 / rate - 0.1);
    expect(left.length / sampleRate).toBeLessThanOrEqual(4 / rate);
    expect(crossings(left) / (left.length / sampleRate)).toBeCloseTo(330, -1);
    expect(right[5000]).toBeCloseTo((left[5000] ?? 0) / 2, 5);
  });

  it('does not click or change the level where its steps meet', () => {
    const [left] = stretch(1.5, tone(3, 330));
    const slopes = left.slice(1).map((sample, at) => Math.abs(sample - (left[at] ?? 0)));
    // The tone itself changes by 0.047 a sample at most.
    expect(Math.max(...slopes)).toBeLessThan(0.06);
    const levels = Array.from({ length: Math.floor(left.length / 2205) }, (_, at) =>
      Math.max(...left.slice(at * 2205, (at + 1) * 2205)),
    );
    expect(Math.min(...levels)).toBeGreaterThan(0.97);
  });
});
