import type { z } from 'zod';
import {
  fillPlaceholders,
  hoursOn,
  nextDates,
  scheduleDefaults,
  type DryRun,
  type Schedule,
  type SchedulePreview,
  type schedulePreviewInput,
} from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Station } from '../accounts/index.ts';
import { defined } from './defined.ts';
import { publishTime } from './episode-input.ts';
import type { PlanRun } from './plan-run.service.ts';
import { refuseFields } from './refuse-fields.ts';
import { absentShow, type ReferenceDeps } from './schedule-references.ts';
import type { ScheduleRow } from './schedule-row.ts';
import { scheduleProblems } from './schedule.policy.ts';
import { holidaysOfShow } from './schedules.repository.ts';

/**
 * The next runs of a schedule that need not exist, and the episode that it would create from the log of a date.
 * @throws request.invalid
 */
export type PreviewSchedule = (
  station: Station,
  input: z.output<typeof schedulePreviewInput>,
) => Promise<SchedulePreview>;

const nextRuns = 12;

export function createPreview(
  { db, clock }: StationContext,
  { shows }: Pick<ReferenceDeps, 'shows'>,
  planRun: PlanRun,
): PreviewSchedule {
  async function dryRun(station: Station, row: ScheduleRow, date: string): Promise<DryRun | null> {
    const occurrence = hoursOn(row, date, station.timezone);
    if (!occurrence) return null;
    const { outcome, reason, missing, missingSeconds, events } = await planRun(station.id, row, occurrence);
    return {
      date,
      start: Math.floor(occurrence.start / 1000),
      end: Math.floor(occurrence.end / 1000),
      publish_at: outcome === 'published' ? publishTime(row, occurrence) : null,
      outcome,
      reason,
      missing: [...missing],
      missing_seconds: missingSeconds,
      title: fillPlaceholders(row.title.trim(), date),
      description: fillPlaceholders(row.description, date),
      events: events.length,
      seconds: events.reduce((sum, { seconds }) => sum + seconds, 0),
    };
  }

  return async (station, { date, active = 1, ...fields }) => {
    const row: ScheduleRow = {
      ...scheduleDefaults,
      ...(defined(fields) as Pick<
        Schedule,
        'show_id' | 'start_date' | 'start_time' | 'end_time' | 'day_of_week'
      >),
      id: 0,
      station_id: station.id,
      active,
      since: 0,
    };
    // Its other references may have been deleted since it was saved.
    const hasShow = (await shows.known(db, station.id, [row.show_id])).length > 0;
    refuseFields({ ...(!hasShow && { show_id: absentShow(row.show_id) }), ...scheduleProblems(row) });
    const holidays = await holidaysOfShow(db, station.id, row.show_id);
    const next = nextDates(row, { zone: station.timezone, after: clock.now(), holidays }, nextRuns);
    const seconds = (ms: number | null) => (ms === null ? null : Math.floor(ms / 1000));
    return {
      next: next.map((one) => ({
        date: one.date,
        start: seconds(one.start),
        end: seconds(one.end),
        reasons: [...one.reasons],
      })),
      dry_run: date === undefined ? null : await dryRun(station, row, date),
    };
  };
}
