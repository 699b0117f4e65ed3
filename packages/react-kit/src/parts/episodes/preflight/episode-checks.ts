import type { EpisodeInput, TimelineLevels } from '@postkit/sdk/schema';
import { formatClock } from '../../../host/time/format-duration.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { checkMessages } from './preflight.messages.ts';

/** `problem`: listeners or directories will notice; `warning`: it may be a mistake; `hint`: the episode can do without. */
export type CheckSeverity = 'problem' | 'warning' | 'hint';

/** One thing to look at before an episode is published. */
export interface EpisodeCheck {
  id: string;
  severity: CheckSeverity;
  text: string;
  /** The correction, where there is one. */
  fix?: 'ads' | 'form';
  /** The field that corrects it, where there is one: of the publish dialog, or of the editor. */
  field?: string;
  /** Address of the form that corrects it, on another screen. */
  href?: string;
  /** Directories and standards with the rule. */
  sources?: readonly string[];
  /** Second of the timeline that it is about; absent if it is about the whole. */
  at?: number;
}

/** The facts that checks look at. */
export interface CheckedEpisode {
  fields: Pick<
    EpisodeInput,
    'ad_insert_events' | 'chapter_markers' | 'description' | 'playlist_categories' | 'onceUseTags'
  >;
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
const coverSources = ['Apple Podcasts', 'Spotify', 'PSP-1'];
const shortestSeconds = 10;
const chaptersFromSeconds = 600;
/** LU between an episode and its target, or the usual loudness without one, that a listener notices. */
const nearLu = 4;
const usualLufs = -16;

const severities: readonly CheckSeverity[] = ['problem', 'warning', 'hint'];

/** Checks with the most serious first, otherwise in their order. */
export function bySeverity(checks: readonly EpisodeCheck[]): EpisodeCheck[] {
  return checks.toSorted(
    (one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity),
  );
}

/** The checks that an episode does not pass, the most serious first. None of it prevents publishing. */
export function episodeChecks(
  { fields, seconds, levels, coverPixels, processing }: CheckedEpisode,
  catalogue: Catalogue,
): EpisodeCheck[] {
  const messages = catalogue.wordsOf(checkMessages);
  const found: (EpisodeCheck | readonly EpisodeCheck[])[] = [
    processing > 0 ? { id: 'processing', severity: 'hint', text: messages.processing(processing) } : [],
    seconds < shortestSeconds ? { id: 'short', severity: 'warning', text: messages.short(seconds) } : [],
    adChecks(fields.ad_insert_events ?? [], catalogue),
    levels ? levelChecks(levels, catalogue) : [],
    coverPixels !== null && coverPixels < leastCoverPixels
      ? {
          id: 'cover',
          severity: 'problem',
          text: messages.cover(coverPixels),
          fix: 'form',
          field: 'cover',
          sources: coverSources,
        }
      : [],
    seconds > chaptersFromSeconds && (fields.chapter_markers ?? []).length === 0
      ? { id: 'chapters', severity: 'hint', text: messages.chapters, field: 'chapters' }
      : [],
    (fields.description ?? '').trim() === ''
      ? {
          id: 'description',
          severity: 'warning',
          text: messages.description,
          fix: 'form',
          field: 'description',
        }
      : [],
    (fields.playlist_categories ?? []).length + (fields.onceUseTags ?? []).length === 0
      ? { id: 'tags', severity: 'hint', text: messages.tags, fix: 'form', field: 'onceUseTags' }
      : [],
  ];
  return bySeverity(found.flat());
}

function adChecks(
  positions: NonNullable<EpisodeInput['ad_insert_events']>,
  catalogue: Catalogue,
): EpisodeCheck[] {
  const messages = catalogue.wordsOf(checkMessages);
  const repeated = new Set(positions.filter((position, index) => positions[index + 1] === position));
  return [...repeated].map((position) => ({
    id: `ads-${position}`,
    severity: 'problem',
    text: messages.ads,
    fix: 'ads',
    field: 'ads',
  }));
}

function levelChecks(
  { silences, gaps, clipped, loudness, target, gain }: TimelineLevels,
  catalogue: Catalogue,
): EpisodeCheck[] {
  const messages = catalogue.wordsOf(checkMessages);
  const severity = 'warning' as const;
  const reached = loudness === null ? null : loudness + gain;
  const wanted = target ?? usualLufs;
  const [first] = clipped;
  return [
    silences.map(({ start, end }) => ({
      id: `silence-${start}`,
      severity,
      text: messages.silence(end - start, formatClock(start)),
      at: start,
    })),
    gaps.map(({ at, seconds }) => ({
      id: `gap-${at}`,
      severity,
      text: messages.gap(seconds, formatClock(at)),
      at,
    })),
    first
      ? [
          {
            id: 'clipped',
            severity,
            text: messages.clipped(clipped.length, formatClock(first.start)),
            at: first.start,
          },
        ]
      : [],
    reached !== null && Math.abs(reached - wanted) > nearLu
      ? [{ id: 'loudness', severity, text: messages.loudness(reached, wanted) }]
      : [],
  ].flat();
}
