import type { Connection } from '@postkit/sdk/schema';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSchedules } from '../schedules.queries.ts';
import { useScheduleEntry } from '../use-schedule-entry.ts';
import { useConnections } from '../../connections/index.ts';
import { useAccess, useScreen } from '../../../screen/frame/use-screen.ts';
import { useShows } from '../../shows/index.ts';
import { useToday } from '../../../screen/time/use-today.ts';
import { findSchedules, schedulesByShow, type ShowSchedules } from '../schedules-by-show.ts';
import type { CalendarDate } from '../../../screen/time/zoned-time.ts';

export interface SchedulesState {
  /** Where the station is. */
  today: CalendarDate;
  /** What the search leaves. */
  sections: readonly ShowSchedules[];
  /** How many schedules there are, whatever the search leaves. */
  count: number;
  typed: string;
  setTyped: (typed: string) => void;
  /** Empty until they are read: the list does without their names. */
  connections: readonly Connection[];
}

/** The schedules of the station, for those who may make some. */
export function useSchedulesController() {
  const access = useAccess('schedules');
  const enabled = access.isOpen;
  useScheduleEntry({ enabled });
  const schedules = useSchedules({ enabled });
  const shows = useShows({ enabled });
  const connections = useConnections({ enabled });
  const screen = useScreen(access, { schedules, shows });
  const today = useToday(access.session?.timezone ?? 'UTC');
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const sections = useMemo(() => schedulesByShow(schedules.data ?? [], shows.data ?? []), [schedules.data, shows.data]);
  const found = useMemo(() => findSchedules(sections, wanted), [sections, wanted]);

  const state: SchedulesState = {
    today,
    sections: found,
    count: sections.reduce((sum, { schedules }) => sum + schedules.length, 0),
    typed,
    setTyped,
    connections: connections.data ?? [],
  };
  return { screen, state };
}
