import { type DemoAudio, demoAudio } from '../demo/demo-audio.ts';

/** Samples at 44.1 kHz for one at 16 kHz. */
const step = 44_100 / 16_000;

/** Demo audio as the detector of speech and music takes it: 16 kHz mono, -1 to 1. */
export function demoSound(audio: DemoAudio): Float32Array {
  const chunks = [...demoAudio(audio)];
  const stereo = new Int16Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let filled = 0;
  for (const chunk of chunks) {
    stereo.set(chunk, filled);
    filled += chunk.length;
  }
  return Float32Array.from({ length: Math.floor(stereo.length / 2 / step) }, (_, at) => {
    const part = stereo.subarray(2 * Math.floor(at * step), 2 * Math.floor((at + 1) * step));
    return part.reduce((sum, value) => sum + value, 0) / part.length / 32_768;
  });
}
