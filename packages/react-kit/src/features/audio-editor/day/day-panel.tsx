import { isAllowed, loggerOperations } from '@postkit/sdk/schema';
import RadioTower from 'lucide-react/icons/radio-tower';
import { useState } from 'react';
import type { StationSession } from '../../../screen/session/station-session.ts';
import { LogSourceDialog } from '../../logger/log-source/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { dayMessages as messages } from './day.messages.ts';
import { useDay } from './day.controller.ts';
import { DayView } from './day.view.tsx';

/**
 * The log of a day, with a button for its log source.
 * @param opensAt unix seconds of the moment to open at; null for today
 */
export function DayPanel({ station, opensAt }: { station: StationSession; opensAt: number | null }) {
  const day = useDay(station, opensAt);
  return <DayView day={day} actions={isAllowed(loggerOperations.get, station.permissions) && <LogSource station={station} />} />;
}

function LogSource({ station }: { station: StationSession }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" icon={<RadioTower aria-hidden="true" />} onPress={() => setOpen(true)}>
        {messages.logSource}
      </Button>
      {isOpen && <LogSourceDialog station={station} onClose={() => setOpen(false)} />}
    </>
  );
}
