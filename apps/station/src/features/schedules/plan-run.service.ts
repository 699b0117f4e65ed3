import { type Occurrence, readCategoryNames } from '@postkit/sdk/schema';
import { wholeStation } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { Categories } from '../categories/index.ts';
import { checkHours } from './check-hours.ts';
import { maxCapturedEvents } from './episode-input.ts';
import type { ScheduleRow } from './schedule-row.ts';
import type { RunResult } from './schedule-runs.repository.ts';

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

/** Plans the run of an occurrence from the log by the rules of its categories; writes nothing. */
export type PlanRun = (stationId: number, schedule: ScheduleRow, occurrence: Occurrence) => Promise<RunPlan>;

/** Seconds: an event that started before the occurrence may belong to it. */
const longestPiece = 3600;

export interface PlanRunDeps {
  readonly audioEvents: AudioEvents;
  readonly categories: Pick<Categories, 'episodeRules'>;
}

export function createPlanRun({ audioEvents, categories }: PlanRunDeps): PlanRun {
  const { logged, durationOf, gaps, silences, find } = audioEvents;

  async function captured(
    stationId: number,
    { capture_groups, pattern }: ScheduleRow,
    { start, end }: Occurrence,
  ) {
    const span = { from: Math.floor(start / 1000) - longestPiece, to: Math.ceil(end / 1000) };
    const events = await logged(stationId, span, readCategoryNames(capture_groups));
    return capturedEvents(events, { start, end }, pattern, durationOf);
  }

  return async (stationId, schedule, occurrence) => {
    const rules = await categories.episodeRules(stationId);
    const rows = (await captured(stationId, schedule, occurrence)).filter(
      ({ category_id }) => rules.get(category_id) !== 'strip',
    );
    const events = rows.map((row) => ({ id: row.id, seconds: durationOf(row) }));
    const around = [schedule.intro_event_id, schedule.outro_event_id].filter((id) => id !== null);
    const library = await Promise.all(around.map((id) => find(wholeStation(stationId), id)));
    const isAsking = [...rows, ...library].some((row) => row && rules.get(row.category_id) === 'warn');
    const span = { from: Math.floor(occurrence.start / 1000), to: Math.ceil(occurrence.end / 1000) };
    const audio = { gaps: await gaps(stationId, span), silences: await silences(stationId, span) };
    const { reason: problem, missing, missingSeconds } = checkHours(span, audio, schedule);
    if (events.length === 0)
      return { outcome: 'skipped', reason: 'nothing_logged', missing, missingSeconds, events };
    const reason =
      problem ?? (events.length > maxCapturedEvents ? 'too_many_events' : isAsking ? 'rights' : null);
    const outcome = reason === null && schedule.publishWhen === 'rightNow' ? 'published' : 'draft';
    return { outcome, reason, missing, missingSeconds, events: events.slice(0, maxCapturedEvents) };
  };
}

/** The properties of a logged event that decide whether it is captured. */
interface LoggedEvent {
  readonly title: string;
  /** Unix seconds. */
  readonly started_at: number;
}

/**
 * The events of an occurrence: those of which more than half was aired in it, so that an event that runs over the end
 * is whole in exactly one episode.
 * @param pattern text that a title must contain, ignoring case; empty matches all
 * @param secondsOf duration of an event
 */
function capturedEvents<Event extends LoggedEvent>(
  events: readonly Event[],
  { start, end }: Pick<Occurrence, 'start' | 'end'>,
  pattern: string,
  secondsOf: (event: Event) => number,
): Event[] {
  const wanted = pattern.trim().toLowerCase();
  return events.filter((event) => {
    const middle = event.started_at * 1000 + secondsOf(event) * 500;
    return start <= middle && middle < end && event.title.toLowerCase().includes(wanted);
  });
}
