import type { TodayDraft, TodayEpisode } from '@postkit/sdk/schema';
import type { Database } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import type { Analytics } from '../analytics/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { Destinations } from '../destinations/index.ts';
import type { EpisodeRow, Episodes } from '../episodes/index.ts';
import type { Shows } from '../shows/index.ts';

export interface TodayEpisodeDeps {
  readonly analytics: Pick<Analytics, 'downloadsOf'>;
  readonly audioEvents: Pick<AudioEvents, 'byIds' | 'known' | 'durationOf'>;
  readonly destinations: Pick<Destinations, 'summaries'>;
  readonly episodes: Pick<Episodes, 'store'>;
  readonly shows: Pick<Shows, 'byIds'>;
}

/** A day of a station, in Unix seconds. */
export interface Day {
  readonly now: number;
  readonly start: number;
  readonly end: number;
}

/** Seconds. */
export const week = 7 * 24 * 3600;
const mostDrafts = 5;
/** Parts of a draft: more are too narrow to see. */
const mostClips = 200;

/** Reads the episodes and the drafts of a day. */
export function createTodayEpisodes(
  db: Database,
  { analytics, audioEvents, destinations, episodes, shows }: TodayEpisodeDeps,
) {
  async function showTitles(
    station: Station,
    rows: readonly EpisodeRow[],
  ): Promise<ReadonlyMap<number, string>> {
    const found = await shows.byIds(station, [...new Set(rows.map(({ show_id }) => show_id))]);
    return new Map(found.map(({ id, title }) => [id, title]));
  }

  async function episodesOf(
    station: Station,
    { start, end }: Day,
    madeBy: ReadonlyMap<number, number>,
  ): Promise<TodayEpisode[]> {
    const rows = await episodes.store.within(station.id, { from: start, to: end });
    const titles = await showTitles(station, rows);
    const downloads = await analytics.downloadsOf(
      station.id,
      rows.map(({ id }) => id),
    );
    const summaries = rows.length === 0 ? [] : await episodes.store.summaries(station, rows);
    const chosen = new Set(summaries.flatMap(({ smc_data }) => smc_data.map(({ id }) => id)));
    const names = new Map(
      (await destinations.summaries(station.id, chosen)).map(({ id, title }) => [id, title]),
    );
    return summaries.map((summary, index) => {
      const { playlist_id, show_id, name, status, duration, media_status, media_progress, media_error } =
        summary;
      const { failed_deliveries, updated_by, smc_data } = summary;
      return {
        playlist_id,
        show_id,
        name,
        status,
        duration,
        media_status,
        media_progress,
        media_error,
        failed_deliveries,
        updated_by,
        show: titles.get(show_id) ?? '',
        at: rows[index]?.listed_at ?? 0,
        destinations: smc_data.map(({ id, type }) => ({ id, type, title: names.get(id) ?? '' })),
        downloads: downloads.get(playlist_id) ?? 0,
        schedule_id: madeBy.get(playlist_id) ?? null,
      };
    });
  }

  async function draftsOf(station: Station, { now }: Day): Promise<TodayDraft[]> {
    const rows = await episodes.store.draftsSince(station.id, now - week, mostDrafts);
    const titles = await showTitles(station, rows);
    return Promise.all(
      rows.map(async (row) => {
        const { id, show_id, name, description, image, rss_image, updated_at, updated_by } = row;
        const played = (await episodes.store.eventsOf(id)).slice(0, mostClips);
        const known = new Set(await audioEvents.known(station, played));
        const events = await audioEvents.byIds(
          station,
          played.filter((event) => known.has(event)),
        );
        return {
          playlist_id: id,
          show_id,
          name,
          description,
          image,
          rss_image,
          updated_at,
          updated_by,
          show: titles.get(show_id) ?? '',
          clips: events.map((event) => ({
            seconds: audioEvents.durationOf(event),
            category: event.category,
          })),
          destinations: (await episodes.store.destinationsOf(db, id)).length,
        };
      }),
    );
  }

  return { episodesOf, draftsOf };
}
