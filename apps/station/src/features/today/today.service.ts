import { dateAt, momentOf, type Today, type TodayDraft, type TodayEpisode, type TodayLog, type TodayPodcasts } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { SignedInUser } from '../../platform/http/access.ts';
import type { Station } from '../accounts/index.ts';
import type { Analytics } from '../analytics/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { Connections } from '../connections/index.ts';
import type { Deliveries } from '../deliveries/index.ts';
import type { EpisodeRow, Episodes } from '../episodes/index.ts';
import type { Logger } from '../logger/index.ts';
import type { ScheduleDay } from '../schedules/index.ts';
import type { Shows } from '../shows/index.ts';
import { partsFor } from './today.policy.ts';

export interface TodayDeps {
  readonly analytics: Pick<Analytics, 'downloadsOf'>;
  readonly audioEvents: Pick<AudioEvents, 'recordedSeconds' | 'byIds' | 'known' | 'durationOf'>;
  readonly connections: Pick<Connections, 'summaries'>;
  readonly deliveries: Pick<Deliveries, 'failedSince'>;
  readonly episodes: Pick<Episodes, 'within' | 'draftsSince' | 'eventsOf' | 'summaries' | 'destinationsOf'>;
  readonly logger: Pick<Logger, 'recording' | 'gaps'>;
  readonly schedules: ScheduleDay;
  readonly shows: Pick<Shows, 'byIds'>;
}

/** Reads the day of a station, without the parts that the user's licence does not cover. */
export type ReadToday = (station: Station, person: SignedInUser) => Promise<Today>;

const hour = 3600;
/** Hours ahead that the running order covers at least, so that a night is one list. */
const leastAhead = 12 * hour;
const week = 7 * 24 * hour;
/** Hours for which a missed publish is worth a user's attention. */
const missedFor = 48 * hour;
const mostDrafts = 5;
const mostFailures = 20;
/** Parts of a draft: more are too narrow to see. */
const mostClips = 200;

interface Day {
  readonly now: number;
  readonly start: number;
  readonly end: number;
}

export function createTodayService({ db, clock }: StationContext, deps: TodayDeps): ReadToday {
  const { analytics, audioEvents, connections, deliveries, episodes, logger, schedules, shows } = deps;

  async function logOf(station: Station, { start, now }: Day): Promise<TodayLog> {
    const gaps = await logger.gaps(station, start, now);
    return {
      state: logger.recording(station).state,
      recorded_seconds: await audioEvents.recordedSeconds(station.id, { from: start, to: now }),
      lost_seconds: gaps.reduce((sum, gap) => sum + Math.max(0, Math.min(gap.end, now) - Math.max(gap.start, start)), 0),
    };
  }

  async function showTitles(station: Station, rows: readonly EpisodeRow[]): Promise<ReadonlyMap<number, string>> {
    const found = await shows.byIds(station.id, [...new Set(rows.map(({ show_id }) => show_id))]);
    return new Map(found.map(({ id, title }) => [id, title]));
  }

  async function episodesOf(station: Station, { start, end }: Day, madeBy: ReadonlyMap<number, number>): Promise<TodayEpisode[]> {
    const rows = await episodes.within(station.id, { from: start, to: end });
    const titles = await showTitles(station, rows);
    const downloads = await analytics.downloadsOf(
      station.id,
      rows.map(({ id }) => id),
    );
    const summaries = rows.length === 0 ? [] : await episodes.summaries(station, rows);
    const chosen = new Set(summaries.flatMap(({ smc_data }) => smc_data.map(({ id }) => id)));
    const names = new Map((await connections.summaries(station.id, chosen)).map(({ id, title }) => [id, title]));
    return summaries.map((summary, index) => {
      const { playlist_id, show_id, name, status, duration, media_status, media_progress, media_error } = summary;
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
    const rows = await episodes.draftsSince(station.id, now - week, mostDrafts);
    const titles = await showTitles(station, rows);
    return Promise.all(
      rows.map(async (row) => {
        const { id, show_id, name, description, image, rss_image, updated_at, updated_by } = row;
        const played = (await episodes.eventsOf(id)).slice(0, mostClips);
        const known = new Set(await audioEvents.known(station.id, played));
        const events = await audioEvents.byIds(
          station.id,
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
          clips: events.map((event) => ({ seconds: audioEvents.durationOf(event), category: event.category })),
          destinations: (await episodes.destinationsOf(db, id)).length,
        };
      }),
    );
  }

  async function podcastsOf(station: Station, day: Day): Promise<TodayPodcasts> {
    const runs = await schedules.runsSince(station, day.start);
    const madeBy = new Map(
      runs.flatMap(({ episode_id, schedule_id }) => (episode_id === null ? [] : [[episode_id, schedule_id] as const])),
    );
    return {
      episodes: await episodesOf(station, day, madeBy),
      runs,
      planned: await schedules.planned(station, day.end),
      drafts: await draftsOf(station, day),
      failed_deliveries: await deliveries.failedSince(station, day.now - week, mostFailures),
      missed: await schedules.missedSince(station, day.now - missedFor),
    };
  }

  return async (station, person) => {
    const date = dateAt(clock.now(), station.timezone);
    const now = Math.floor(clock.now() / 1000);
    const start = Math.floor(momentOf(date, '00:00', station.timezone) / 1000);
    // Noon on the next day never falls on the same date, also when the clock changes.
    const tomorrow = dateAt((start + 36 * hour) * 1000, station.timezone);
    const midnight = Math.floor(momentOf(tomorrow, '00:00', station.timezone) / 1000);
    const day = { now, start, end: Math.max(midnight, now + leastAhead) };
    const parts = partsFor(person, station.slug);
    return {
      date,
      ...day,
      log: parts.log ? await logOf(station, day) : null,
      podcasts: parts.podcasts ? await podcastsOf(station, day) : null,
    };
  };
}
