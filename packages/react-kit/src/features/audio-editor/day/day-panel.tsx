import { isAllowed, loggerOperations } from '@postkit/sdk/schema';
import RadioTower from 'lucide-react/icons/radio-tower';
import { useState } from 'react';
import type { StationSession } from '../../../screen/session/station-session.ts';
import { LogSourceDialog } from '../../logger/log-source/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { dayMessages as messages } from './day.messages.ts';
import { useDay } from './day.controller.ts';
import { DayView } from './day.view.tsx';

/** The log of a day, with a button for its log source. */
export function DayPanel({ station }: { station: StationSession }) {
  const day = useDay(station);
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
