import type { Slot } from '@postkit/sdk/schema';
import type { PlaybackPlan } from '../../data/timeline/index.ts';
import { joinLevels, waveLevels, type WaveLevels } from '../../ui/wave/wave-levels.ts';

/** Parts of the drawn waveform. */
const points = 2000;

/** The sound of the whole slot. */
export function slotLevels({ pieces }: Pick<Slot, 'pieces'>): WaveLevels {
  const sounds = pieces.map(({ min, max, rms, seconds }) => ({
    levels: waveLevels(min, max, rms),
    length: seconds,
  }));
  return joinLevels(sounds, points);
}

/** The slot for the player: one span for each piece, under its index. */
export function slotPlan({ pieces }: Pick<Slot, 'pieces'>): PlaybackPlan {
  let startMs = 0;
  const spans = pieces.map(({ title, seconds }, index) => {
    const span = {
      timelineId: String(index),
      eventId: index,
      name: title,
      startMs,
      adsBefore: 0,
      audio: { durationMs: Math.round(seconds * 1000), fadeInMs: 0, fadeOutMs: 0, innerFades: [] },
    };
    startMs += span.audio.durationMs;
    return span;
  });
  return { spans, adsAfter: 0, totalMs: startMs };
}

/** Seconds that an episode must have. */
const shortest = 1;

/** A range with its start at a moment; the end moves along if it must. */
export function startAt(
  [, end]: readonly [number, number],
  moment: number,
  seconds: number,
): [number, number] {
  const start = Math.max(0, Math.min(moment, seconds - shortest));
  return [start, Math.max(end, start + shortest)];
}

/** A range with its end at a moment; the start moves along if it must. */
export function endAt([start]: readonly [number, number], moment: number, seconds: number): [number, number] {
  const end = Math.min(seconds, Math.max(moment, shortest));
  return [Math.min(start, end - shortest), end];
}
