import { isAllowed, loggerOperations } from '@postkit/sdk/schema';
import type { StationSession } from '../../../domain/session/station-session.ts';
import { useDay } from './day.controller.ts';
import { DayView } from './day.view.tsx';
import { LogSourcePopover } from './log-source-popover.tsx';

/** The broadcast log of a day; with where it comes from for those who may change that. */
export function DayPanel({ station }: { station: StationSession }) {
  const day = useDay(station);
  return (
    <DayView day={day} actions={isAllowed(loggerOperations.update, station.standing) && <LogSourcePopover zone={station.timezone} />} />
  );
}
