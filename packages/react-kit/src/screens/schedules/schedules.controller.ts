import { useDeferredValue, useMemo, useState } from 'react';
import type { Connection } from '@postkit/sdk/schema';
import { useDestinations } from '../../data/destinations/index.ts';
import { useSchedules } from '../../data/schedules/index.ts';
import { useScheduleEntry } from '../../data/schedules/index.ts';
import { useShows } from '../../data/shows/index.ts';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import { useToday } from '../../host/time/use-today.ts';
import type { CalendarDate } from '../../host/time/zoned-time.ts';
import { findSchedules, schedulesByShow, type ShowSchedules } from './schedules-by-show.ts';

export interface SchedulesState {
  /** The station's time zone. */
  zone: string;
  today: CalendarDate;
  /** The sections and schedules that match the search. */
  sections: readonly ShowSchedules[];
  /** Number of all schedules, with or without a search. */
  count: number;
  typed: string;
  setTyped: (typed: string) => void;
  /** Empty until loaded; the list works without their names. */
  destinations: readonly Connection[];
}

/** The data of the schedules screen, for users with access to schedules. */
export function useSchedulesController() {
  const access = useAccess('schedules');
  const enabled = access.isOpen;
  useScheduleEntry({ enabled });
  const schedules = useSchedules({ enabled });
  const shows = useShows({ enabled });
  const destinations = useDestinations({ enabled });
  const screen = useScreen(access, { schedules, shows });
  const zone = access.session?.timezone ?? 'UTC';
  const today = useToday(zone);
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const sections = useMemo(
    () => schedulesByShow(schedules.data ?? [], shows.data ?? []),
    [schedules.data, shows.data],
  );
  const matches = useMemo(() => findSchedules(sections, search), [sections, search]);

  const state: SchedulesState = {
    zone,
    today,
    sections: matches,
    count: sections.reduce((sum, { schedules }) => sum + schedules.length, 0),
    typed,
    setTyped,
    destinations: destinations.data ?? [],
  };
  return { screen, state };
}
