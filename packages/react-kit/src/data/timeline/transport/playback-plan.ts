import type { PlayedAudio } from '../../audio-events/index.ts';
import type { TimelineItem } from '../timeline-model/timeline-item.ts';

/** The audio of one item. */
export interface PlannedSpan {
  timelineId: string;
  eventId: number;
  name: string;
  /** Position in the timeline in milliseconds. */
  startMs: number;
  audio: PlayedAudio;
  /** Ad markers between the span before and this one. */
  adsBefore: number;
}

/** A timeline as the transport plays it: spans without breaks, and ad markers between them. */
export interface PlaybackPlan {
  spans: readonly PlannedSpan[];
  /** Ad markers after the last span. */
  adsAfter: number;
  totalMs: number;
}

/** A stretch of the timeline in milliseconds. */
export interface Stretch {
  startMs: number;
  endMs: number;
}

export const emptyPlan: PlaybackPlan = { spans: [], adsAfter: 0, totalMs: 0 };

/** Plans the playback of items. Items without audio yet are left out. */
export function planPlayback(items: readonly TimelineItem[]): PlaybackPlan {
  const spans: PlannedSpan[] = [];
  let adsBefore = 0;
  let startMs = 0;
  for (const {
    timelineId,
    ads,
    eventId,
    name,
    durationMs,
    fadeInMs,
    fadeOutMs,
    innerFades,
    gainDb,
    innerLevels,
  } of items) {
    if (ads) adsBefore += 1;
    if (eventId === null || durationMs === 0) continue;
    const audio = { durationMs, fadeInMs, fadeOutMs, innerFades, gainDb, innerLevels };
    spans.push({ timelineId, eventId, name, startMs, adsBefore, audio });
    adsBefore = 0;
    startMs += durationMs;
  }
  return { spans, adsAfter: adsBefore, totalMs: startMs };
}

/** The index of the span at a position, and the position inside it; null at the end of the timeline. */
export function placeAt(
  { spans, totalMs }: PlaybackPlan,
  atMs: number,
): { index: number; ms: number } | null {
  if (atMs >= totalMs) return null;
  const at = Math.max(0, atMs);
  const index = spans.findLastIndex(({ startMs }) => startMs <= at);
  const span = spans[index];
  return span ? { index, ms: at - span.startMs } : null;
}

/** Milliseconds that a loop plays before and after a join. */
const besideJoinMs = 2000;

/** The loop around the join nearest to a position; null if fewer than two spans play. */
export function loopAroundJoin({ spans, totalMs }: PlaybackPlan, atMs: number): Stretch | null {
  const [first, ...rest] = spans.slice(1).map(({ startMs }) => startMs);
  if (first === undefined) return null;
  const join = rest.reduce(
    (nearest, other) => (Math.abs(other - atMs) < Math.abs(nearest - atMs) ? other : nearest),
    first,
  );
  return { startMs: Math.max(0, join - besideJoinMs), endMs: Math.min(totalMs, join + besideJoinMs) };
}
