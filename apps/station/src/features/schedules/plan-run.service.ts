import { type Occurrence, readCategoryNames } from '@postkit/sdk/schema';
import type { AudioEvents } from '../audio-events/index.ts';
import { capturedEvents } from './captured-events.ts';
import { checkHours } from './check-hours.ts';
import { maxCapturedEvents } from './episode-input.ts';
import type { RunResult } from './schedule-runs.repository.ts';
import type { ScheduleRow } from './schedule-row.ts';

/** An event of an episode, with its duration in seconds. */
export interface CapturedEvent {
  readonly id: number;
  readonly seconds: number;
}

/** The episode that an occurrence becomes, or the reason why it becomes none. */
export interface RunPlan extends Pick<RunResult, 'reason' | 'missing' | 'missingSeconds'> {
  readonly outcome: 'published' | 'draft' | 'skipped';
  readonly events: readonly CapturedEvent[];
}

/** Plans the run of an occurrence from the log; writes nothing. */
export type PlanRun = (stationId: number, schedule: ScheduleRow, occurrence: Occurrence) => Promise<RunPlan>;

/** Seconds: an event that started before the occurrence may belong to it. */
const longestPiece = 3600;

export function createPlanRun({ logged, durationOf, gaps, silences }: AudioEvents): PlanRun {
  async function captured(stationId: number, { capture_groups, pattern }: ScheduleRow, { start, end }: Occurrence) {
    const span = { from: Math.floor(start / 1000) - longestPiece, to: Math.ceil(end / 1000) };
    const events = await logged(stationId, span, readCategoryNames(capture_groups));
    return capturedEvents(events, { start, end }, pattern, durationOf).map((row) => ({ id: row.id, seconds: durationOf(row) }));
  }

  return async (stationId, schedule, occurrence) => {
    const events = await captured(stationId, schedule, occurrence);
    const span = { from: Math.floor(occurrence.start / 1000), to: Math.ceil(occurrence.end / 1000) };
    const audio = { gaps: await gaps(stationId, span), silences: await silences(stationId, span) };
    const { reason: problem, missing, missingSeconds } = checkHours(span, audio, schedule);
    if (events.length === 0) return { outcome: 'skipped', reason: 'nothing_logged', missing, missingSeconds, events };
    const reason = problem ?? (events.length > maxCapturedEvents ? 'too_many_events' : null);
    const outcome = reason === null && schedule.publishWhen === 'rightNow' ? 'published' : 'draft';
    return { outcome, reason, missing, missingSeconds, events: events.slice(0, maxCapturedEvents) };
  };
}
