import { z } from 'zod';
import type { MissedReason, Occurrence, StationEvents } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import type { Episodes } from '../episodes/index.ts';
import { captureDelayMs } from './capture-delay.ts';
import { publishTime } from './episode-input.ts';
import type { MissedNotices } from './missed-notice.jobs.ts';
import type { MissedNotice } from './missed-notice.ts';
import type { ScheduleRow } from './schedule-row.ts';
import type { RunResult } from './schedule-runs.repository.ts';
import { insertMissed, runOf } from './schedule-runs.repository.ts';
import { scheduleById } from './schedules.repository.ts';

/** Watches that schedules publish their episodes, and notifies users of each one that was not, once. */
export interface PublishWatch {
  /** Checks an occurrence once its episode is due. */
  plan(transaction: Transaction, station: Station, row: ScheduleRow, occurrence: Occurrence): Promise<void>;
  /** Processes the result of an occurrence. */
  follow(transaction: Transaction, station: Station, about: WatchedRun, result: RunResult): Promise<void>;
}

export interface WatchedRun {
  readonly schedule: ScheduleRow;
  readonly occurrence: Occurrence;
}

export interface PublishWatchDeps {
  readonly accounts: Accounts;
  readonly episodes: Pick<Episodes, 'store'>;
  readonly notices: MissedNotices;
  /** The occurrence that a schedule runs next. */
  readonly nextOf: (station: Station, row: ScheduleRow) => Promise<Occurrence | null>;
}

/** Milliseconds after an episode is due: a first retry, and rendering, may take that long. */
const graceMs = 15 * 60_000;
/** Milliseconds: a check that runs later than this waited for the station to start. */
const lateMs = 60_000;
/** Results of a user's own decision. */
const expected = new Set<MissedReason>(['holiday', 'changed']);

const watchPayload = z.object({
  station_id: z.int(),
  schedule_id: z.int(),
  date: z.string(),
  start_ms: z.int(),
  end_ms: z.int(),
  check_ms: z.int(),
});

/** The event of a missed publish, from its notice. */
function missedEvent({
  schedule_id,
  title,
  date,
  due,
  reason,
  missing_seconds,
  episode,
}: MissedNotice): StationEvents['publish.missed'] {
  const schedule = { id: schedule_id, title };
  return {
    schedule,
    date,
    due: new Date(due * 1000).toISOString(),
    reason,
    missing_seconds,
    episode_id: episode?.id ?? null,
  };
}

function keyOf(scheduleId: number, startMs: number): string {
  return `${scheduleId} ${startMs}`;
}

export function definePublishWatch(
  context: StationContext,
  { accounts, episodes, notices, nextOf }: PublishWatchDeps,
): PublishWatch {
  const { db, clock, announce, jobs, stationEvents } = context;

  async function notify(
    transaction: Transaction,
    station: Station,
    { schedule, occurrence }: WatchedRun,
    about: { reason: MissedReason } & Partial<Pick<RunResult, 'error' | 'missingSeconds' | 'episodeId'>>,
  ): Promise<void> {
    const { reason, error = '', missingSeconds = 0, episodeId = null } = about;
    if (!(await insertMissed(transaction, { schedule_id: schedule.id, start_ms: occurrence.start, reason })))
      return;
    const { id: schedule_id, title, show_id } = schedule;
    const { date } = occurrence;
    const episode = episodeId === null ? null : { id: episodeId, show_id };
    const notice = {
      schedule_id,
      title,
      date,
      due: publishTime(schedule, occurrence),
      reason,
      error,
      missing_seconds: missingSeconds,
      episode,
    };
    await notices.send(transaction, station, schedule.notification_emails, notice);
    await announce(
      station,
      'publish_missed',
      { schedule_id, title, date, reason, missing_seconds: missingSeconds },
      { within: transaction },
    );
    await stationEvents.emit(transaction, station, 'publish.missed', missedEvent(notice));
  }

  /** Why the episode of an occurrence is not published although it is due; null if it is, or need not be. */
  async function missedReason(
    station: Station,
    { schedule, occurrence }: WatchedRun,
  ): Promise<MissedReason | null> {
    const run = await runOf(db, schedule.id, occurrence.start);
    if (!run) return (await nextOf(station, schedule))?.start === occurrence.start ? 'late' : null;
    if (run.outcome !== 'published' || run.episode_id === null) return null;
    const episode = await episodes.store.get(station, run.episode_id);
    // Users may save an episode as a draft, move its time or unpublish it.
    const isDue =
      episode?.status === 'scheduled' && (episode.delay_post_until ?? 0) <= publishTime(schedule, occurrence);
    return isDue ? 'not_published' : null;
  }

  const job = jobs.define('schedules.watch', {
    payload: watchPayload,
    async run(payload, { complete }) {
      const { station_id, schedule_id, date, start_ms, end_ms, check_ms } = payload;
      const station = accounts.stationById(station_id);
      const schedule = await scheduleById(db, station_id, schedule_id);
      if (!station || !schedule) return;
      const about = { schedule, occurrence: { date, start: start_ms, end: end_ms, reasons: [] } };
      const reason = await missedReason(station, about);
      // After a stop, the station first tries to create the episode.
      if (reason === 'late' && clock.now() > check_ms + lateMs)
        return complete((transaction) => add(transaction, payload));
      await complete(async (transaction) => {
        if (reason !== null) await notify(transaction, station, about, { reason });
      });
    },
  });

  async function add(
    transaction: Transaction,
    about: Omit<z.output<typeof watchPayload>, 'check_ms'>,
    afterMs = clock.now(),
  ) {
    const { station_id, schedule_id, start_ms } = about;
    const check_ms = afterMs + graceMs;
    await job.add(
      transaction,
      { ...about, check_ms },
      { key: keyOf(schedule_id, start_ms), runAt: check_ms, station: station_id },
    );
  }

  return {
    async plan(transaction, station, row, occurrence) {
      await job.cancel(transaction, keyOf(row.id, occurrence.start));
      if (row.publishWhen !== 'rightNow') return;
      const dueMs = Math.max(publishTime(row, occurrence) * 1000, occurrence.end + captureDelayMs);
      const { date, start: start_ms, end: end_ms } = occurrence;
      await add(transaction, { station_id: station.id, schedule_id: row.id, date, start_ms, end_ms }, dueMs);
    },
    async follow(transaction, station, about, result) {
      const { outcome, reason } = result;
      if (
        about.schedule.publishWhen !== 'rightNow' ||
        outcome === 'published' ||
        reason === null ||
        expected.has(reason)
      )
        return;
      await notify(transaction, station, about, { ...result, reason });
    },
  };
}
