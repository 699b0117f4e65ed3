/** Samples a second of the archive, and of everything that the transport plays. */
export const sampleRate = 44_100;

/** Decoded stereo samples at 44.1 kHz. */
export type Pcm = readonly [left: Float32Array<ArrayBuffer>, right: Float32Array<ArrayBuffer>];

export function msToSamples(ms: number): number {
  return Math.round((ms * sampleRate) / 1000);
}

export function samplesToMs(samples: number): number {
  return (samples * 1000) / sampleRate;
}
