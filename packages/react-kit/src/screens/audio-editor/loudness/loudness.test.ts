import { describe, expect, it } from 'vitest';
import type { Pcm } from '../../../data/timeline/transport/pcm.ts';
import { BlockMeter } from './block-meter.ts';
import { LoudnessMeter } from './loudness.ts';

const rate = 44_100;

/** A sine of this many seconds, with its peak in dB of full scale. */
function sine(hertz: number, peakDb: number, seconds: number): Float32Array<ArrayBuffer> {
  const level = 10 ** (peakDb / 20);
  return Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, index) => level * Math.sin((2 * Math.PI * hertz * index) / rate),
  );
}

const silence = (seconds: number) => new Float32Array(Math.round(seconds * rate));

/** Measures parts that play one after the other, in chunks of an odd size. */
function measure(...parts: readonly Pcm[]) {
  const blocks = new BlockMeter(rate);
  const meter = new LoudnessMeter();
  const peaks = [0, 0];
  for (const [left, right] of parts) {
    for (let at = 0; at < left.length; at += 7777) {
      for (const block of blocks.push([left.slice(at, at + 7777), right.slice(at, at + 7777)])) {
        meter.add(block);
        for (const [channel, peak] of block.peaks.entries())
          peaks[channel] = Math.max(peaks[channel] ?? 0, peak);
      }
    }
  }
  return { ...meter.loudness, peaks };
}

const both = (samples: Float32Array<ArrayBuffer>): Pcm => [samples, samples];

describe('LoudnessMeter', () => {
  it('measures a stereo sine of 997 Hz at −23 dBFS as −23.0 LUFS', () => {
    const { momentary, shortTerm, integrated, peaks } = measure(both(sine(997, -23, 20)));
    for (const value of [momentary, shortTerm, integrated]) expect(Math.abs(value + 23)).toBeLessThan(0.1);
    for (const peak of peaks) expect(20 * Math.log10(peak)).toBeCloseTo(-23, 1);
  });

  it('measures one channel as 3 dB less', () => {
    expect(measure([sine(997, -23, 5), silence(5)]).integrated).toBeCloseTo(-26, 1);
  });

  it('hears low tones less and high tones more', () => {
    const at = (hertz: number) => measure(both(sine(hertz, -23, 5))).integrated;
    expect(at(40)).toBeLessThan(at(100) - 3);
    expect(at(100)).toBeLessThan(at(997));
    expect(at(4000)).toBeGreaterThan(at(997) + 2);
  });

  it('leaves out what is 10 LU quieter than the rest, and silence (EBU Tech 3341, case 3)', () => {
    const parts = [both(sine(1000, -36, 10)), both(sine(1000, -23, 60)), both(sine(1000, -36, 10))];
    expect(measure(...parts).integrated).toBeCloseTo(-23, 1);
    expect(measure(both(sine(997, -23, 20)), both(silence(20))).integrated).toBeCloseTo(-23, 1);
  });

  it('has the momentary loudness of 400 ms and the short-term loudness of 3 s', () => {
    const { momentary, shortTerm } = measure(both(sine(997, -33, 10)), both(sine(997, -23, 0.5)));
    expect(momentary).toBeCloseTo(-23, 1);
    expect(shortTerm).toBeLessThan(-28);
    expect(shortTerm).toBeGreaterThan(-31);
  });

  it('is −∞ before 400 ms and in silence', () => {
    expect(measure(both(sine(997, -23, 0.3)))).toMatchObject({
      momentary: -Infinity,
      shortTerm: -Infinity,
      integrated: -Infinity,
    });
    expect(measure(both(silence(2)))).toMatchObject({ momentary: -Infinity, integrated: -Infinity });
  });

  it('starts the momentary and short-term loudness over after a jump', () => {
    const blocks = new BlockMeter(rate);
    const meter = new LoudnessMeter();
    for (const block of blocks.push(both(sine(997, -23, 2)))) meter.add(block);
    meter.skip();
    expect(meter.loudness.momentary).toBe(-Infinity);
    expect(meter.loudness.integrated).toBeCloseTo(-23, 1);
  });
});
