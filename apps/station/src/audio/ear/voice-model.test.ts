import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoSound } from '../testing/demo-sound.ts';
import { frameSamples, VoiceModel } from './voice-model.ts';

const weights = readFileSync(new URL('model/silero-vad-16k.onnx', import.meta.url));

/** The model as onnxruntime-web 1.22 computes it for the first 32 frames of the same sound; without the 64 samples it stays under 0.01. */
const expected = [
  0.7369, 0.9731, 0.9645, 0.9721, 0.9809, 0.9579, 0.9327, 0.9512, 0.9518, 0.9422, 0.8968, 0.8527, 0.79,
  0.6989, 0.8036, 0.8982, 0.9374, 0.9426, 0.9089, 0.9512, 0.9036, 0.9212, 0.8934, 0.9544, 0.9765, 0.989,
  0.982, 0.9813, 0.9749, 0.9888, 0.9844, 0.9846,
];

describe('VoiceModel', () => {
  it('computes the probabilities of onnxruntime, with the last 64 samples of the frame before', () => {
    const model = new VoiceModel(weights);
    const sound = demoSound({ seconds: 2, kind: 'speech', seed: 1 });
    const found = expected.map((_, frame) =>
      model.push(sound.subarray(frame * frameSamples, (frame + 1) * frameSamples)),
    );
    for (const [frame, value] of found.entries()) expect(value).toBeCloseTo(expected[frame] ?? 0, 3);
  });

  it('finds no voice in silence and in steady noise', () => {
    const noise = new Float32Array(frameSamples).map((_, at) => ((at * 7919) % 101) / 1000 - 0.05);
    for (const frame of [new Float32Array(frameSamples), noise]) {
      const model = new VoiceModel(weights);
      const found = Array.from({ length: 40 }, () => model.push(frame));
      expect(Math.max(...found)).toBeLessThan(0.3);
    }
  });

  it('takes no other model and no part of one', () => {
    expect(() => new VoiceModel(new Uint8Array())).toThrow(RangeError);
    expect(() => new VoiceModel(weights.subarray(0, weights.length / 2))).toThrow(RangeError);
  });
});
