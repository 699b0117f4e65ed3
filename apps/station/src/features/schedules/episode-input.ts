import { fillPlaceholders, resourcePath, type EpisodeInput } from '@postkit/sdk/schema';
import type { Station } from '../accounts/index.ts';
import { adBreaks } from './ad-breaks.ts';
import type { ScheduleRow } from './schedule-row.ts';
import type { Occurrence } from './occurrences.ts';

/** What an episode of a schedule is made of, besides the schedule's own words. */
export interface EpisodeParts {
  /** Of the log, in their order. */
  readonly captured: readonly { id: number; seconds: number }[];
  readonly introId: number | null;
  readonly outroId: number | null;
  /** Those that the station still has. */
  readonly tagUris: readonly string[];
  readonly connectionIds: readonly number[];
}

const longestName = 300;
const longestDescription = 8000;
/** A timeline takes no more, intro and outro included. */
export const mostCaptured = 1998;

/**
 * The episode of some hours of a schedule. What the schedule leaves empty, the show lends.
 * @param now Unix seconds
 */
export function episodeInput(
  station: Station,
  schedule: ScheduleRow,
  { date, end }: Occurrence,
  parts: EpisodeParts,
  now: number,
): EpisodeInput {
  const words = (text: string, most: number) => fillPlaceholders(text, date).slice(0, most) || undefined;
  const played = [parts.introId ?? [], parts.captured.map(({ id }) => id), parts.outroId ?? []].flat();
  const publishAt = Math.floor(end / 1000) + schedule.delayUntilPublish * 60;
  const isDraft = schedule.publishWhen === 'saveDraft';
  return {
    show: resourcePath(station.slug, 'show', schedule.show_id),
    name: words(schedule.title.trim(), longestName),
    description: words(schedule.description, longestDescription),
    social_share_text: schedule.social_share_text || undefined,
    rss_image: schedule.squareCoverArtURL,
    image: schedule.socialShareImageURL,
    season_number: schedule.season_number,
    episode_number: schedule.episode_number,
    episode_type: schedule.episode_type,
    explicit: schedule.rating,
    playlist_categories: [...parts.tagUris],
    onceUseTags: onceUseTags(schedule.onceUseTags),
    events: played.map((id) => resourcePath(station.slug, 'event', id)),
    ad_insert_events: adBreaks(parts.captured, schedule),
    social_media_connections: [...parts.connectionIds],
    draft: isDraft,
    unpublished: false,
    delay_post_until: !isDraft && publishAt > now ? publishAt : undefined,
  };
}

/** Texts joined by commas, each once and as short as an episode takes them. */
function onceUseTags(text: string): string[] {
  const texts = text.split(',').map((tag) => tag.trim().slice(0, 100));
  return [...new Set(texts.filter(Boolean))].slice(0, 100);
}
