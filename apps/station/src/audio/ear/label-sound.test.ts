import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../demo/seeded-random.ts';
import { demoSound } from '../testing/demo-sound.ts';
import { labelSound } from './label-sound.ts';
import { SoundMeter } from './sound-meter.ts';

const weights = readFileSync(new URL('model/silero-vad-16k.onnx', import.meta.url));
const rate = 16_000;

function noise(seconds: number, level: number): Float32Array {
  const random = new SeededRandom(1);
  return new Float32Array(seconds * rate).map(() => level * random.between(-1, 1));
}

function joined(...sounds: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(sounds.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const sound of sounds) {
    all.set(sound, at);
    at += sound.length;
  }
  return all;
}

function label(sound: Float32Array, chunk = rate) {
  const meter = new SoundMeter(weights);
  for (let at = 0; at < sound.length; at += chunk) meter.push(sound.subarray(at, at + chunk));
  return labelSound(meter.frames());
}

describe('labelSound', () => {
  it('finds speech, silence, music and speech over music, and their borders to a second', () => {
    const sound = joined(
      demoSound({ seconds: 10, kind: 'speech', seed: 1 }),
      new Float32Array(3 * rate),
      demoSound({ seconds: 10, kind: 'music', seed: 1 }),
      demoSound({ seconds: 10, kind: 'promo', seed: 2 }),
    );
    const stretches = label(sound);
    expect(stretches.map(({ kind }) => kind)).toEqual(['speech', 'silence', 'music', 'speech_over_music']);
    const borders = stretches.map(({ to_ms }) => to_ms / 1000);
    for (const [index, second] of [10, 13, 23, 33].entries())
      expect(Math.abs((borders[index] ?? 0) - second)).toBeLessThan(1);
    expect(stretches.map(({ from_ms }) => from_ms)).toEqual([
      0,
      ...stretches.slice(0, -1).map(({ to_ms }) => to_ms),
    ]);
    for (const { certainty } of stretches) expect(certainty).toBeGreaterThan(0.5);
  });

  it('is unsure of steady noise, and calls soft noise silence', () => {
    expect(label(noise(6, 0.05)).map(({ kind }) => kind)).toEqual(['unsure']);
    expect(label(noise(6, 0.0005)).map(({ kind }) => kind)).toEqual(['silence']);
  });

  it('calls talk in a noisy room speech, because its pauses have no tones', () => {
    const room = noise(10, 0.004);
    const talk = demoSound({ seconds: 10, kind: 'speech', seed: 2 }).map(
      (value, at) => value + (room[at] ?? 0),
    );
    expect(label(talk).map(({ kind }) => kind)).toEqual(['speech']);
  });

  it('labels nothing of no sound', () => {
    expect(label(new Float32Array())).toEqual([]);
  });
});

describe('SoundMeter', () => {
  it('measures the same in chunks of any length', () => {
    const sound = demoSound({ seconds: 3, kind: 'promo', seed: 1 });
    expect(label(sound, 317)).toEqual(label(sound, sound.length));
  });

  it('forgets what it heard after two seconds without a voice, so that long music deafens it to no voice', () => {
    const speech = demoSound({ seconds: 1, kind: 'speech', seed: 1 });
    const [fresh, used] = [new SoundMeter(weights), new SoundMeter(weights)];
    fresh.push(speech);
    used.push(joined(new Float32Array(62 * 512), speech));
    expect(used.frames().voice.subarray(62)).toEqual(fresh.frames().voice);
  });

  it('keeps no samples', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const meter = new SoundMeter(weights);
    const chunks = Array.from({ length: 5 }, () => {
      const chunk = new Float32Array(rate);
      meter.push(chunk);
      return new WeakRef(chunk);
    });
    return new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      collect();
      expect(chunks.map((chunk) => chunk.deref())).toEqual(chunks.map(() => undefined));
      expect(meter.frames().level).toHaveLength(Math.floor((5 * rate) / 512));
    });
  });
});
