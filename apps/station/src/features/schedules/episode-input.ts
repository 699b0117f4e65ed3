import { fillPlaceholders, resourcePath, type EpisodeInput, type Occurrence } from '@postkit/sdk/schema';
import type { Station } from '../accounts/index.ts';
import { adBreaks } from './ad-breaks.ts';
import type { ScheduleRow } from './schedule-row.ts';

/** The parts of a schedule's episode that do not come from the schedule itself. */
export interface EpisodeParts {
  /** Events of the log, in order. */
  readonly captured: readonly { id: number; seconds: number }[];
  readonly introId: number | null;
  readonly outroId: number | null;
  /** Tags and destinations that still exist. */
  readonly tagUris: readonly string[];
  readonly destinationIds: readonly number[];
  readonly isDraft: boolean;
}

const longestName = 300;
const longestDescription = 8000;
/** The limit of a timeline, minus intro and outro. */
export const maxCapturedEvents = 1998;

/**
 * The input of an occurrence's episode. Fields that the schedule leaves empty come from the show.
 * @param now Unix seconds
 */
export function episodeInput(
  station: Station,
  schedule: ScheduleRow,
  occurrence: Occurrence,
  parts: EpisodeParts,
  now: number,
): EpisodeInput {
  const textOf = (text: string, most: number) =>
    fillPlaceholders(text, occurrence.date).slice(0, most) || undefined;
  const played = [parts.introId ?? [], parts.captured.map(({ id }) => id), parts.outroId ?? []].flat();
  const publishAt = publishTime(schedule, occurrence);
  return {
    show: resourcePath(station.slug, 'show', schedule.show_id),
    name: textOf(schedule.title.trim(), longestName),
    description: textOf(schedule.description, longestDescription),
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
    social_media_connections: [...parts.destinationIds],
    draft: parts.isDraft,
    unpublished: false,
    delay_post_until: !parts.isDraft && publishAt > now ? publishAt : undefined,
  };
}

/** When the episode of an occurrence is due to be published, in Unix seconds. */
export function publishTime(
  { delayUntilPublish }: Pick<ScheduleRow, 'delayUntilPublish'>,
  { end }: Occurrence,
): number {
  return Math.floor(end / 1000) + delayUntilPublish * 60;
}

/** Splits texts joined by commas, without repetition, truncated to the limit of an episode. */
function onceUseTags(text: string): string[] {
  const texts = text.split(',').map((tag) => tag.trim().slice(0, 100));
  return [...new Set(texts.filter(Boolean))].slice(0, 100);
}
