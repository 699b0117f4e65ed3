import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasMaterial, readPart } from '../../../bench/ear/material.ts';
import { kindsOf, rightFrames } from '../../../bench/ear/score.ts';
import { labelSound } from './label-sound.ts';
import { SoundMeter } from './sound-meter.ts';

const weights = readFileSync(new URL('model/silero-vad-16k.onnx', import.meta.url));
const seconds = 20;

describe('labelSound, with recorded speech and music', () => {
  it.for(['speech', 'music', 'over-6'])('labels the frames of the part %s', (name, context) => {
    if (!hasMaterial('test'))
      context.skip('There is no material: run apps/station/bench/ear/make-material.ts');
    const { samples, truth } = readPart('test', name);
    const meter = new SoundMeter(weights);
    meter.push(samples.subarray(0, seconds * 16_000));
    const frames = meter.frames();
    const all = rightFrames(truth, kindsOf(labelSound(frames), frames.level.length)).get('');
    expect((all?.right ?? 0) / (all?.frames ?? 1)).toBeGreaterThan(0.9);
  });
});
