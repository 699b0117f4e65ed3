import {
  fillPlaceholders,
  hoursOn,
  type MissedPublish,
  type OccurrenceOptions,
  occurrences,
  type PlannedRun,
  type TodayRun,
} from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Station } from '../accounts/index.ts';
import type { Episodes } from '../episodes/index.ts';
import { createPlannedRuns, type PlannedHours, type PlannedRunDeps } from './planned-run.ts';
import type { RunLedger } from './run-ledger.service.ts';
import type { ScheduleRow } from './schedule-row.ts';
import { missedSince, runOf, runsSince } from './schedule-runs.repository.ts';
import { holidaysOf, scheduleById, schedulesOf } from './schedules.repository.ts';

/** Hours at which a schedule records a show, in Unix seconds. */
export interface ProgrammeHours {
  readonly show_id: number;
  readonly date: string;
  readonly start: number;
  readonly end: number;
}

/** The runs of schedules around now. Moments are in Unix seconds. */
export interface ScheduleDay {
  /** Runs whose hours start before a moment and whose episode does not exist yet, in order. */
  planned(station: Station, until: number): Promise<PlannedRun[]>;
  /** Hours of active schedules that overlap a span, in order, without omitted dates. */
  programmes(station: Station, span: { from: number; until: number }): Promise<ProgrammeHours[]>;
  /** Runs whose hours ended after a moment, in order. */
  runsSince(station: Station, since: number): Promise<TodayRun[]>;
  /** Episodes that were due to be published from hours after a moment, and are not. */
  missedSince(station: Station, since: number): Promise<MissedPublish[]>;
}

export interface ScheduleDayDeps extends PlannedRunDeps {
  readonly ledger: Pick<RunLedger, 'present'>;
  readonly episodes: Pick<Episodes, 'store'>;
}

export function createScheduleDay(context: StationContext, deps: ScheduleDayDeps): ScheduleDay {
  const { db, clock } = context;
  const { ledger, episodes, shows } = deps;
  const present = createPlannedRuns(context, deps);

  return {
    async planned(station, until) {
      const holidays = await holidaysOf(db, station.id);
      const planned = (await schedulesOf(db, station.id)).flatMap((row) => {
        const own = holidays.filter(({ show_id }) => show_id === row.show_id);
        return hoursUntil(row, { zone: station.timezone, now: clock.now(), holidays: own }, until).map(
          (hours) => ({ row, hours }),
        );
      });
      const runs = await Promise.all(planned.map(({ row, hours }) => present(station, row, hours)));
      return runs.toSorted((one, other) => one.start - other.start || one.schedule_id - other.schedule_id);
    },
    async programmes(station, { from, until }) {
      const holidays = await holidaysOf(db, station.id);
      const hours = (await schedulesOf(db, station.id)).flatMap((row) => {
        const own = holidays.filter(({ show_id }) => show_id === row.show_id);
        return row.paused
          ? []
          : hoursWithin(row, { zone: station.timezone, after: from * 1000, holidays: own }, until);
      });
      return hours.toSorted((one, other) => one.start - other.start || one.show_id - other.show_id);
    },
    async runsSince(station, since) {
      const rows = await runsSince(db, station.id, since * 1000);
      const runs = rows.map(async (row) => {
        const schedule = await scheduleById(db, station.id, row.schedule_id);
        if (!schedule) return [];
        const [show] = await shows.byIds(station, [schedule.show_id]);
        const title = fillPlaceholders(schedule.title.trim(), row.date) || (show?.title ?? '');
        return [{ ...(await ledger.present(row)), show_id: schedule.show_id, title }];
      });
      return (await Promise.all(runs)).flat();
    },
    async missedSince(station, since) {
      const rows = await missedSince(db, station.id, since * 1000);
      const missed = rows.map(async ({ schedule_id, start_ms, reason }): Promise<MissedPublish[]> => {
        const schedule = await scheduleById(db, station.id, schedule_id);
        const row = await runOf(db, schedule_id, start_ms);
        const run = row && (await ledger.present(row));
        const episode = run?.episode_id ? await episodes.store.get(station, run.episode_id) : null;
        const isOut =
          episode?.published_at !== null && episode?.status !== 'draft' && episode?.status !== 'scheduled';
        if (schedule?.active !== 1 || run?.outcome === 'running' || (episode && isOut)) return [];
        const { date, start, end } = run ?? hoursAt(schedule, station.timezone, start_ms);
        const [show] = await shows.byIds(station, [schedule.show_id]);
        return [
          {
            schedule_id,
            show_id: schedule.show_id,
            title: fillPlaceholders(schedule.title.trim(), date) || (show?.title ?? ''),
            start,
            end,
            reason: run?.reason ?? reason,
            missing_seconds: run?.missing_seconds ?? 0,
            episode_id: episode?.id ?? null,
            run_again_id: run?.can_run_again ? run.id : null,
          },
        ];
      });
      return (await Promise.all(missed)).flat();
    },
  };
}

interface DayOptions {
  readonly zone: string;
  /** Unix milliseconds. */
  readonly now: number;
  readonly holidays: readonly { first_day: string; last_day: string }[];
}

/** The hours of a schedule that are not captured yet and start before a moment, and those of dates without a run. */
function hoursUntil(row: ScheduleRow, { zone, now, holidays }: DayOptions, until: number): PlannedHours[] {
  const planned: PlannedHours[] = [];
  for (const found of occurrences(row, { zone, after: row.paused ? now : row.since, holidays })) {
    const hours = found.start === null ? hoursOn(row, found.date, zone) : found;
    if (!hours) continue;
    const [start, end] = [Math.floor(hours.start / 1000), Math.floor(hours.end / 1000)];
    if (start >= until) break;
    const omission = row.paused ? 'paused' : found.start === null ? omissionOf(found.reasons) : null;
    const isOver = omission !== null && hours.end <= now;
    if (isOver || (found.start === null && omission === null)) continue;
    planned.push({ date: found.date, start, end, omission });
  }
  return planned;
}

function omissionOf(reasons: readonly string[]): PlannedHours['omission'] {
  if (reasons.includes('holiday')) return 'holiday';
  return reasons.includes('exception') ? 'exception' : null;
}

/** The hours that start at a moment, for a run that was not recorded. */
function hoursAt(
  row: ScheduleRow,
  zone: string,
  startMs: number,
): Pick<PlannedHours, 'date' | 'start' | 'end'> {
  const start = Math.floor(startMs / 1000);
  for (const found of occurrences(row, { zone, after: startMs })) {
    if (found.start === startMs) return { date: found.date, start, end: Math.floor(found.end / 1000) };
    if (found.start !== null && found.start > startMs) break;
  }
  return { date: new Date(startMs).toISOString().slice(0, 10), start, end: start };
}

/** The hours of a schedule that end after a moment and start before `until`. */
function hoursWithin(row: ScheduleRow, options: OccurrenceOptions, until: number): ProgrammeHours[] {
  const found: ProgrammeHours[] = [];
  for (const { date, start, end } of occurrences(row, options)) {
    if (start === null) continue;
    if (start >= until * 1000) break;
    found.push({ show_id: row.show_id, date, start: Math.floor(start / 1000), end: Math.floor(end / 1000) });
  }
  return found;
}
