import type { ScheduleRun } from '@postkit/sdk/schema';
import type { StationTime } from '../../core/station-time.ts';

/** `06:10:00–06:12:10, 06:40:00–06:41:00 (silent)`; empty if nothing is missing. */
export function missingText(missing: ScheduleRun['missing'], { second }: StationTime): string {
  return missing
    .map(({ start, end, kind }) => `${second(start)}–${second(end)}${kind === 'silence' ? ' (silent)' : ''}`)
    .join(', ');
}
