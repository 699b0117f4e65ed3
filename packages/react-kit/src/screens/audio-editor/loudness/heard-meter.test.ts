import { describe, expect, it } from 'vitest';
import type { AudioOutput } from '../../../data/timeline/transport/audio-output.ts';
import { HeardMeter } from './heard-meter.ts';

const tone = (level: number) =>
  Float32Array.from({ length: 44_100 }, (_, index) => level * Math.sin((2 * Math.PI * 997 * index) / 44_100));

function scene() {
  let now = 0;
  const played: number[] = [];
  const output: AudioOutput = {
    now: () => now,
    wake: async () => {},
    play: (_pcm, at) => played.push(at),
    tone: () => {},
    clear: () => {},
    rest: () => {},
  };
  const meter = new HeardMeter();
  return { meter, output: meter.through(output), played, hear: (seconds: number) => (now = seconds) };
}

describe('HeardMeter', () => {
  it('passes audio on, and measures it once it has been heard', () => {
    const { meter, output, played, hear } = scene();
    output.play([tone(0.5), tone(0.25)], 2);
    output.play([tone(1), tone(1)], 3);
    expect(played).toEqual([2, 3]);
    expect(meter.read()).toMatchObject({ peaks: null, momentary: -Infinity });
    hear(2.5);
    const { peaks, momentary } = meter.read();
    expect(peaks?.map((peak) => Math.round(peak * 100))).toEqual([50, 25]);
    expect(momentary).toBeGreaterThan(-12);
    expect(meter.read().peaks).toBeNull();
    hear(4);
    expect(meter.read().peaks?.map(Math.round)).toEqual([1, 1]);
  });

  it('forgets what was scheduled and not heard, but keeps the integrated loudness until it is reset', () => {
    const { meter, output, hear } = scene();
    output.play([tone(0.5), tone(0.5)], 0);
    hear(0.7);
    output.clear();
    hear(5);
    const after = meter.read();
    expect(after.peaks).toBeNull();
    expect(after.momentary).toBe(-Infinity);
    expect(after.integrated).toBeCloseTo(-6, 0);
    meter.reset();
    expect(meter.read().integrated).toBe(-Infinity);
  });
});
