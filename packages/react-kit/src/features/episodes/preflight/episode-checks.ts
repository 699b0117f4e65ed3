import type { EpisodeInput, TimelineLevels } from '@postkit/sdk/schema';
import { formatClock } from '../../../screen/time/format-duration.ts';
import { checkMessages as messages } from './preflight.messages.ts';

/** One thing to look at before an episode is published. */
export interface EpisodeCheck {
  id: string;
  text: string;
  /** Second of the timeline that it is about; absent if it is about the whole. */
  at?: number;
}

/** The facts that checks look at. */
export interface CheckedEpisode {
  fields: Pick<EpisodeInput, 'ad_insert_events' | 'chapter_markers' | 'description' | 'playlist_categories' | 'onceUseTags'>;
  seconds: number;
  /** Undefined while they are loading or measured. */
  levels: TimelineLevels | undefined;
  /** Pixels of the shorter side of the cover, as it is cropped; null if unknown. */
  coverPixels: number | null;
  /** Items whose audio is still processed. */
  processing: number;
}

/** Directories reject smaller covers. */
const leastCoverPixels = 1400;
const shortestSeconds = 10;
const chaptersFromSeconds = 600;
/** LU between an episode and its target, or the usual loudness without one, that a listener notices. */
const nearLu = 4;
const usualLufs = -16;

/** The checks that an episode does not pass, the most serious first. None of it prevents publishing. */
export function episodeChecks({ fields, seconds, levels, coverPixels, processing }: CheckedEpisode): EpisodeCheck[] {
  return [
    processing > 0 ? { id: 'processing', text: messages.processing(processing) } : [],
    seconds < shortestSeconds ? { id: 'short', text: messages.short(seconds) } : [],
    adChecks(fields.ad_insert_events ?? []),
    levels ? levelChecks(levels) : [],
    coverPixels !== null && coverPixels < leastCoverPixels ? { id: 'cover', text: messages.cover(coverPixels) } : [],
    seconds > chaptersFromSeconds && (fields.chapter_markers ?? []).length === 0 ? { id: 'chapters', text: messages.chapters } : [],
    (fields.description ?? '').trim() === '' ? { id: 'description', text: messages.description } : [],
    (fields.playlist_categories ?? []).length + (fields.onceUseTags ?? []).length === 0 ? { id: 'tags', text: messages.tags } : [],
  ].flat();
}

function adChecks(positions: NonNullable<EpisodeInput['ad_insert_events']>): EpisodeCheck[] {
  const repeated = new Set(positions.filter((position, index) => positions[index + 1] === position));
  return [...repeated].map((position) => ({ id: `ads-${position}`, text: messages.ads }));
}

function levelChecks({ silences, gaps, clipped, loudness, target, gain }: TimelineLevels): EpisodeCheck[] {
  const reached = loudness === null ? null : loudness + gain;
  const wanted = target ?? usualLufs;
  const [first] = clipped;
  return [
    silences.map(({ start, end }) => ({ id: `silence-${start}`, text: messages.silence(end - start, formatClock(start)), at: start })),
    gaps.map(({ at, seconds }) => ({ id: `gap-${at}`, text: messages.gap(seconds, formatClock(at)), at })),
    first ? [{ id: 'clipped', text: messages.clipped(clipped.length, formatClock(first.start)), at: first.start }] : [],
    reached !== null && Math.abs(reached - wanted) > nearLu ? [{ id: 'loudness', text: messages.loudness(reached, wanted) }] : [],
  ].flat();
}
