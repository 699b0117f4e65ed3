/** Number of distinct tones, one per second; the highest is below half of the sample rate. */
export const tones = 160;

const sampleRate = 8000;
const lowest = 400;
const step = 20;
/** A fifth of a second: fine enough for adjacent tones 20 Hz apart, short enough to fit into a part of a second. */
const windowSamples = 1600;

/** Frequency of a second, in Hz, as an expression. */
export const toneOf = (second: string) => `(${lowest}+${step}*${second})`;

/** ffmpeg's options for the samples that `detectTones` takes. */
export const toneSamples = ['-ac', '1', '-ar', String(sampleRate), '-f', 's16le'] as const;

/** Where in the samples which second is heard, in milliseconds; omits quiet and ambiguous places. */
export function detectTones(pcm: Buffer): { atMs: number; second: number }[] {
  const samples = new Int16Array(pcm.buffer, pcm.byteOffset, Math.floor(pcm.byteLength / 2));
  const heard: { atMs: number; second: number }[] = [];
  for (let at = 0; at + windowSamples <= samples.length; at += windowSamples) {
    const window = samples.subarray(at, at + windowSamples);
    const energy = window.reduce((sum, sample) => sum + sample * sample, 0);
    const powers = Array.from({ length: tones }, (_, second) => power(window, lowest + step * second));
    const loudest = Math.max(...powers);
    // A pure tone holds nearly all of the energy; two in one window share it.
    if (energy > windowSamples * 10_000 && loudest > 0.6 * energy)
      heard.push({ atMs: (at * 1000) / sampleRate, second: powers.indexOf(loudest) });
  }
  return heard;
}

/** Energy of a window at one frequency, by Goertzel; a pure tone has that of the window. */
function power(window: Int16Array, frequency: number): number {
  const coefficient = 2 * Math.cos((2 * Math.PI * frequency) / sampleRate);
  let [before, last] = [0, 0];
  for (const sample of window) [before, last] = [last, sample + coefficient * last - before];
  return (2 * (last * last + before * before - coefficient * last * before)) / window.length;
}
