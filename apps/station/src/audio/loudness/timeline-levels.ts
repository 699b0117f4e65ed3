import type { SegmentLocation } from '../archive/segment-record.ts';
import { FRAME_SAMPLES, msToFrames, msToSamples, samplesToMs } from '../audio-format.ts';
import type { EpisodePart } from '../render/episode-part.ts';
import { HOP_SAMPLES, HopLevels, integratedLoudness, loudnessRange } from './hop-levels.ts';
import { amplitudeOf, BIN_SAMPLES, decibels, type LoudnessBin, lufsOf } from './loudness-bin.ts';
import { readLoudness } from './stored-loudness.ts';

/** A stretch of audio, milliseconds from its start. */
export interface LevelSpan {
  fromMs: number;
  toMs: number;
}

/** The levels of audio, as EBU R128 measures them. */
export interface AudioLevels {
  /** Integrated loudness in LUFS; null for silence. */
  loudness: number | null;
  /** True peak in dBTP; null for silence. */
  truePeak: number | null;
  /** Loudness range in LU; null for silence. */
  range: number | null;
}

/** The levels of a timeline, computed from the levels of its segments. */
export interface TimelineLevels extends AudioLevels {
  /** Mean squares per 100 ms. */
  hops: readonly number[];
  silences: LevelSpan[];
  clipped: LevelSpan[];
}

/** Quieter audio is silent to a listener. */
const SILENT_LUFS = -50;

/** Levels of parts in playing order, with their trims, fades and levels. Null while a segment is not measured. */
export function timelineLevels(
  parts: readonly EpisodePart[],
  stored: (segment: SegmentLocation) => Uint8Array | undefined,
  leastSilenceMs: number,
): TimelineLevels | null {
  const hops = new HopLevels();
  const clipped: LevelSpan[] = [];
  let peak = 0;
  let at = 0;
  for (const part of parts) {
    const shape = shapeOf(part);
    let position = -shape.skip;
    for (const segment of part.segments) {
      const levels = stored(segment);
      if (!levels) return null;
      for (const run of runsOf(segment.frames, readLoudness(levels))) {
        const from = Math.max(0, position);
        const to = Math.min(shape.samples, position + run.samples);
        position += run.samples;
        if (to <= from) continue;
        const factor = shape.gainAt((from + to) / 2);
        hops.add(to - from, run.power * factor * factor);
        peak = Math.max(peak, run.peak * factor);
        if (run.isClipped) addSpan(clipped, samplesToMs(at + from), samplesToMs(at + to));
      }
    }
    at += shape.samples;
  }
  return {
    loudness: integratedLoudness(hops.powers),
    truePeak: peak > 0 ? decibels(peak) : null,
    range: loudnessRange(hops.powers),
    hops: hops.powers,
    silences: silencesOf(hops.powers, leastSilenceMs),
    clipped,
  };
}

/** The samples of a part that play, and their gain. Mirrors the plan of the render. */
function shapeOf(part: EpisodePart) {
  const frames = part.segments.reduce((sum, segment) => sum + segment.frames, 0);
  const skip = msToFrames(Math.max(0, part.trim_start_ms ?? 0)) * FRAME_SAMPLES;
  const drop = msToFrames(Math.max(0, part.trim_end_ms ?? 0)) * FRAME_SAMPLES;
  const samples = Math.max(0, frames * FRAME_SAMPLES - skip - drop);
  const [fadeIn, fadeOut] = [msToSamples(part.fade_in_ms ?? 0), msToSamples(part.fade_out_ms ?? 0)];
  const fit = Math.min(1, samples / Math.max(1, fadeIn + fadeOut));
  const level = amplitudeOf(part.gain_db ?? 0);
  return {
    skip,
    samples,
    gainAt(sample: number): number {
      const rise = fadeIn > 0 ? sample / (fadeIn * fit) : 1;
      const fall = fadeOut > 0 ? (samples - sample) / (fadeOut * fit) : 1;
      return level * Math.min(1, rise, fall);
    },
  };
}

/** The bins of a segment with their lengths; audio of damaged lengths counts as silence. */
function* runsOf(frames: number, bins: readonly LoudnessBin[]): Generator<LoudnessBin & { samples: number }> {
  const total = frames * FRAME_SAMPLES;
  for (let at = 0; at < total; at += BIN_SAMPLES) {
    const bin = bins[at / BIN_SAMPLES] ?? { power: 0, peak: 0, isClipped: false };
    yield { ...bin, samples: Math.min(BIN_SAMPLES, total - at) };
  }
}

/** Clipped audio closer than this is one stretch. */
const CLOSE_MS = 1000;

function addSpan(spans: LevelSpan[], fromMs: number, toMs: number): void {
  const last = spans.at(-1);
  if (last && fromMs - last.toMs < CLOSE_MS) last.toMs = toMs;
  else spans.push({ fromMs, toMs });
}

function silencesOf(hops: readonly number[], leastMs: number): LevelSpan[] {
  const spans: LevelSpan[] = [];
  hops.forEach((power, index) => {
    if (lufsOf(power) >= SILENT_LUFS) return;
    const [fromMs, toMs] = [samplesToMs(index * HOP_SAMPLES), samplesToMs((index + 1) * HOP_SAMPLES)];
    const last = spans.at(-1);
    if (last && Math.abs(last.toMs - fromMs) < 1) last.toMs = toMs;
    else spans.push({ fromMs, toMs });
  });
  return spans.filter(({ fromMs, toMs }) => toMs - fromMs >= leastMs);
}
