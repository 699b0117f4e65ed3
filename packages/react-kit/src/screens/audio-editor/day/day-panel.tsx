import { useState } from 'react';
import { isAllowed, loggerOperations } from '@postkit/sdk/operations';
import { usePostKit } from '../../../host/postkit-context.ts';
import { areas, isAvailable, missingAccess } from '../../../host/session/areas.ts';
import type { StationSession } from '../../../host/session/station-session.ts';
import { LogSourceDialog } from '../../../parts/logger/log-source/index.ts';
import { useDay } from './day.controller.ts';
import { DayView } from './day.view.tsx';

/**
 * The log of a day, with its log source.
 * @param opensAt unix seconds of the moment to open at; null for today
 */
export function DayPanel({ station, opensAt }: { station: StationSession; opensAt: number | null }) {
  const day = useDay(station, opensAt);
  const [isSourceOpen, setSourceOpen] = useState(false);
  const canOpenSource = isAllowed(loggerOperations.get, station.permissions);
  const { host } = usePostKit();
  const canOpenJournal =
    isAvailable('playout', host.areas) && missingAccess('playout', station.permissions) === null;
  const openJournal = () =>
    host.navigate(`/${station.slug}/${areas.playout.target}?view=journal&day=${day.date}`);
  return (
    <>
      <DayView
        day={day}
        station={station}
        onLogSource={canOpenSource ? () => setSourceOpen(true) : null}
        onJournal={canOpenJournal ? openJournal : null}
      />
      {isSourceOpen && <LogSourceDialog station={station} onClose={() => setSourceOpen(false)} />}
    </>
  );
}
