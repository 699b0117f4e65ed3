import { fillPlaceholders, type PlannedRun } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Station } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { Destinations } from '../destinations/index.ts';
import type { Logger } from '../logger/index.ts';
import type { Shows } from '../shows/index.ts';
import { checkHours, type HoursCheck } from './check-hours.ts';
import { publishTime } from './episode-input.ts';
import { idsOf } from './ids-of.ts';
import { outlookOf } from './outlook.ts';
import type { ScheduleRow } from './schedule-row.ts';

export interface PlannedRunDeps {
  readonly audioEvents: Pick<AudioEvents, 'gaps' | 'silences'>;
  readonly destinations: Pick<Destinations, 'byIds'>;
  readonly logger: Pick<Logger, 'recording'>;
  readonly shows: Pick<Shows, 'byIds'>;
}

/** Hours of a schedule whose episode does not exist yet, in Unix seconds. */
export interface PlannedHours {
  readonly date: string;
  readonly start: number;
  readonly end: number;
  readonly omission: 'paused' | 'holiday' | 'exception' | null;
}

/** Presents planned runs, with whether each can succeed as far as its hours are recorded. */
export function createPlannedRuns(
  { clock }: Pick<StationContext, 'clock'>,
  { audioEvents, destinations: stationDestinations, logger, shows }: PlannedRunDeps,
) {
  async function checkSoFar(
    station: Station,
    row: ScheduleRow,
    { start, end }: PlannedHours,
  ): Promise<HoursCheck | null> {
    const now = clock.seconds();
    const { state, last_segment_at } = logger.recording(station);
    // The newest segment is written seconds after its audio was on air.
    const isReceiving = state === 'recording' || state === 'silent';
    const to = Math.min(end, isReceiving ? (last_segment_at ?? now) : now);
    if (start >= now || to <= start) return null;
    const span = { from: start, to };
    return checkHours(
      span,
      {
        gaps: await audioEvents.gaps(station.id, span),
        silences: await audioEvents.silences(station.id, span),
      },
      row,
    );
  }

  return async function present(
    station: Station,
    row: ScheduleRow,
    hours: PlannedHours,
  ): Promise<PlannedRun> {
    const now = clock.seconds();
    const publishes = row.publishWhen === 'rightNow';
    const ids = idsOf(row.social_media_connections);
    const found = await stationDestinations.byIds(station, ids);
    const [show] = await shows.byIds(station, [row.show_id]);
    const check = hours.omission === null ? await checkSoFar(station, row, hours) : null;
    const destinations = {
      isOneMissing: found.length < ids.length,
      isAccessOver: found.some(({ reconnect_by }) => reconnect_by !== null && reconnect_by <= now),
    };
    const { omission, ...when } = hours;
    const facts = {
      now,
      hours,
      omission,
      publishes,
      recording: logger.recording(station),
      check,
      hasShow: show !== undefined,
      destinations,
    };
    return {
      schedule_id: row.id,
      show_id: row.show_id,
      show: show?.title ?? '',
      title: fillPlaceholders(row.title.trim(), hours.date) || (show?.title ?? ''),
      ...when,
      publish_at: publishes
        ? publishTime(row, { ...hours, end: hours.end * 1000, start: hours.start * 1000, reasons: [] })
        : null,
      ...outlookOf(facts),
      missing_seconds: check?.missingSeconds ?? 0,
      destinations: found.map(({ id, type, title }) => ({ id, type, title })),
    };
  };
}
