import type { SoundFrames } from './sound-meter.ts';

/** Kinds in the order of the evidence. */
export const evidentKinds = ['speech', 'music', 'speech_over_music', 'silence'] as const;
/** A kind that some evidence can be for. */
export type EvidentKind = (typeof evidentKinds)[number];

/** Frames on each side of a frame: one second for what is near, four for tones of a bed, five for the level of a voice. */
const near = 31;
const bed = 125;
const voiceReach = 156;
/** Frames for which one percentile serves. */
const stride = 8;

/** dB of a pause below the voice around it under which no music is heard. */
const bedLevel = -32;
/** dB below the voice under which tones are no longer those of the voice itself. */
const softLevel = -20;
/** dBFS of silence. */
const silentLevel = -62;
/** dBFS under which not even a studio is heard: the silence of a pause in talk ends above it. */
const digitalLevel = -95;

/**
 * How much speaks against each kind at each frame: about 0 for what fits, 1 for what does not. Speech has voices and silent pauses,
 * music has none of both, speech over music has voices and pauses with sound or lasting tones.
 * @returns the costs of the kinds for the first frame, then for the second, and so on
 */
export function evidenceOf({ voice, level, tones }: SoundFrames): Float32Array {
  const length = voice.length;
  const voiced = voice.map((value) => clamp((value - 0.2) / 0.5));
  const hasTones = tones.map((count, at) => (count > 0 ? 1 - (voiced[at] ?? 0) : 0));
  const pauses = voiced.map((value) => 1 - value);
  const nearVoice = share(
    voiced,
    pauses.map(() => 1),
    near,
    1,
  );
  const nearTones = share(hasTones, pauses, 8, 0.5);
  const bedTones = share(hasTones, pauses, bed, 8);
  const reference = voiceLevels(voice, level);
  const floor = percentiles(level, near, 0.05);
  const costs = new Float32Array(evidentKinds.length * length);
  for (let at = 0; at < length; at += 1) {
    const [heard = 0, pause = 0, db = 0, voiceDb = 0] = [voiced[at], pauses[at], level[at], reference[at]];
    const relative = softest(level, at) - voiceDb;
    const loud = above(relative, bedLevel, 1.5);
    const quiet = pause * (1 - loud);
    const silent = above(silentLevel, db, 1.5);
    const digital = above(digitalLevel, db, 1.5);
    const filled = above((floor[at] ?? 0) - voiceDb, bedLevel + 4, 3);
    const gone = 0.7 * clamp(1 - (nearVoice[at] ?? 0) / 0.1);
    const tonal = clamp(((nearTones[at] ?? 0) - 0.3) / 0.4);
    const ofBed = clamp((bedTones[at] ?? 0) / 0.08);
    const soft = above(softLevel, relative, 2);
    costs.set(
      [
        pause * loud * (0.45 * (0.15 + 0.85 * ofBed) + gone) +
          0.25 * filled * heard * ofBed +
          1.3 * pause * tonal * soft +
          (0.35 * silent + 0.8 * digital) * (1 - tonal),
        heard + 0.3 * quiet * (1 - silent) + silent,
        pause * loud * (0.12 + 0.12 * (1 - ofBed) + gone) +
          1.1 * quiet * (1 - tonal) +
          0.25 * (1 - filled) * heard,
        1.5 * (1 - silent),
      ],
      evidentKinds.length * at,
    );
  }
  return costs;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Near 1 if a level is above another one by more than the width in dB, near 0 if it is below. */
function above(level: number, limit: number, width: number): number {
  return 1 / (1 + Math.exp((limit - level) / width));
}

/** The softest of five frames. */
function softest(level: Float32Array, at: number): number {
  let least = level[at] ?? 0;
  for (let other = Math.max(0, at - 2); other <= at + 2 && other < level.length; other += 1)
    least = Math.min(least, level[other] ?? 0);
  return least;
}

/** Sums of values around each frame, divided by sums of weights. */
function share(values: Float32Array, weights: Float32Array, reach: number, least: number): Float32Array {
  const result = new Float32Array(values.length);
  let [sum, weight] = [0, 0];
  for (let at = -reach; at < values.length; at += 1) {
    sum += values[at + reach] ?? 0;
    weight += weights[at + reach] ?? 0;
    if (at > reach) {
      sum -= values[at - reach - 1] ?? 0;
      weight -= weights[at - reach - 1] ?? 0;
    }
    if (at >= 0) result[at] = sum / Math.max(least, weight);
  }
  return result;
}

/** The level that voices around a frame exceed in three of ten frames; without voices that of any sound. */
function voiceLevels(voice: Float32Array, level: Float32Array): Float32Array {
  return everyStride(level.length, (at) => {
    const from = Math.max(0, at - voiceReach);
    const around = level.slice(from, at + voiceReach + 1);
    const voices = around.filter((_, offset) => (voice[from + offset] ?? 0) > 0.5);
    return percentile(voices.length < 16 ? around : voices, 0.7);
  });
}

function percentiles(level: Float32Array, reach: number, part: number): Float32Array {
  return everyStride(level.length, (at) =>
    percentile(level.slice(Math.max(0, at - reach), at + reach + 1), part),
  );
}

function everyStride(length: number, valueAt: (at: number) => number): Float32Array {
  const result = new Float32Array(length);
  for (let at = 0; at < length; at += stride) result.fill(valueAt(at), at, at + stride);
  return result;
}

/** Sorts the values in place. */
function percentile(values: Float32Array, part: number): number {
  return values.sort()[Math.floor(part * (values.length - 1))] ?? 0;
}
