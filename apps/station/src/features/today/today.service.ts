import { dateAt, momentOf, type Today, type TodayLog, type TodayPodcasts } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { SignedInUser } from '../../platform/http/access.ts';
import type { Station } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { Deliveries } from '../deliveries/index.ts';
import type { Logger } from '../logger/index.ts';
import type { Playout } from '../playout/index.ts';
import type { ScheduleDay } from '../schedules/index.ts';
import { stretchesOf } from './stretches-of.ts';
import { createTodayEpisodes, type Day, type TodayEpisodeDeps, week } from './today-episodes.ts';
import { partsFor } from './today.policy.ts';

export interface TodayDeps extends TodayEpisodeDeps {
  readonly audioEvents: Pick<AudioEvents, 'recordedSeconds' | 'logged'> & TodayEpisodeDeps['audioEvents'];
  readonly deliveries: Pick<Deliveries, 'failedSince'>;
  readonly logger: Pick<Logger, 'recording' | 'gaps'>;
  readonly playout: Pick<Playout, 'states'>;
  readonly schedules: ScheduleDay;
}

/** Reads the day of a station, without the parts that the user's licence does not cover. */
export type ReadToday = (station: Station, person: SignedInUser) => Promise<Today>;

const hour = 3600;
/** Hours ahead that the running order covers at least, so that a night is one list. */
const leastAhead = 12 * hour;
/** Hours for which a missed publish is worth a user's attention. */
const missedFor = 48 * hour;
const mostFailures = 20;
/** Seconds: an event that started before midnight may reach into the day. */
const longestEvent = hour;

export function createTodayService({ db, clock }: StationContext, deps: TodayDeps): ReadToday {
  const { audioEvents, deliveries, logger, playout, schedules } = deps;
  const { episodesOf, draftsOf } = createTodayEpisodes(db, deps);

  async function logOf(station: Station, { start, now }: Day): Promise<TodayLog> {
    const gaps = await logger.gaps(station, start, now);
    const events = await audioEvents.logged(station.id, { from: start - longestEvent, to: now }, []);
    return {
      state: logger.recording(station).state,
      recorded_seconds: await audioEvents.recordedSeconds(station.id, { from: start, to: now }),
      gaps,
      stretches: stretchesOf(events, start, audioEvents.durationOf),
      inputs: [...(await playout.states(station))],
      lost_seconds: gaps.reduce(
        (sum, gap) => sum + Math.max(0, Math.min(gap.end, now) - Math.max(gap.start, start)),
        0,
      ),
    };
  }

  async function podcastsOf(station: Station, day: Day): Promise<TodayPodcasts> {
    const runs = await schedules.runsSince(station, day.start);
    const madeBy = new Map(
      runs.flatMap(({ episode_id, schedule_id }) =>
        episode_id === null ? [] : [[episode_id, schedule_id] as const],
      ),
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
    const now = clock.seconds();
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
