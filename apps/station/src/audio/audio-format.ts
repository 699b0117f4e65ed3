/** Sample rate of all audio in the archive, in Hz. */
export const SAMPLE_RATE = 44_100;

/** Samples per AAC frame and channel. */
export const FRAME_SAMPLES = 1024;

/** Frames of a full segment: 214 frames are 4.969 s, the step of the specification. */
export const SEGMENT_FRAMES = 214;

/** Exact length of a number of AAC frames in milliseconds (a fraction; round only for display). */
export function framesToMs(frames: number): number {
  return (frames * FRAME_SAMPLES * 1000) / SAMPLE_RATE;
}

/** The AAC frame boundary nearest to a time in milliseconds. */
export function msToFrames(ms: number): number {
  return Math.round((ms * SAMPLE_RATE) / (FRAME_SAMPLES * 1000));
}

/** Exact length of a number of samples in milliseconds. */
export function samplesToMs(samples: number): number {
  return (samples * 1000) / SAMPLE_RATE;
}

/** The sample nearest to a time in milliseconds. */
export function msToSamples(ms: number): number {
  return Math.round((ms * SAMPLE_RATE) / 1000);
}

/** Length in seconds, to one decimal, of `count` full segments: the steps of rewind and forward. */
export function segmentStepSeconds(count: number): number {
  return Math.round(framesToMs(count * SEGMENT_FRAMES) / 100) / 10;
}
