import type { Connection } from '@postkit/sdk/schema';
import { useDeferredValue, useMemo, useState } from 'react';
import { useAutomations } from '../automations.queries.ts';
import { useAutomationEntry } from '../use-automation-entry.ts';
import { useConnections } from '../../connections/index.ts';
import { useLiveChannel } from '../../../screen/live/use-live-channel.ts';
import { useSettings } from '../../../screen/settings/settings.queries.ts';
import { useShows } from '../../shows/index.ts';
import { useToday } from '../../../screen/time/use-today.ts';
import { findSchedules, schedulesByShow, type ShowSchedules } from '../schedules-by-show.ts';
import { lackOf } from '../../../screen/session/areas.ts';
import { stationSession } from '../../../screen/session/station-session.ts';
import type { CalendarDate } from '../../../screen/time/zoned-time.ts';
import { automationsMessages as messages } from './automations.messages.ts';

export interface ReadyAutomations {
  status: 'ready';
  station: string;
  timezone: string;
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

export type AutomationsState =
  | { status: 'loading' }
  | { status: 'denied'; lacks: 'role' | 'licence' }
  | { status: 'failed'; message: string; isRetrying: boolean; retry: () => void }
  | ReadyAutomations;

/** The schedules of the station, for those who may make some. */
export function useAutomationsController(): AutomationsState {
  const settings = useSettings();
  useLiveChannel();
  const session = settings.data && stationSession(settings.data.settings);
  const lacks = session && lackOf('automation', session.standing);
  const enabled = lacks === null;
  useAutomationEntry({ enabled });
  const automations = useAutomations({ enabled });
  const shows = useShows({ enabled });
  const connections = useConnections({ enabled });
  const today = useToday(session?.timezone ?? 'UTC');
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const sections = useMemo(() => schedulesByShow(automations.data ?? [], shows.data ?? []), [automations.data, shows.data]);
  const found = useMemo(() => findSchedules(sections, wanted), [sections, wanted]);

  if (lacks) return { status: 'denied', lacks };
  const failed = [settings, automations, shows].find(({ isLoadingError }) => isLoadingError);
  if (failed) {
    const message = failed === settings ? messages.settingsFailed : failed === shows ? messages.showsFailed : messages.failed;
    return { status: 'failed', message, isRetrying: failed.isFetching, retry: () => void failed.refetch() };
  }
  if (!session || !automations.data || !shows.data) return { status: 'loading' };
  return {
    status: 'ready',
    station: session.slug,
    timezone: session.timezone,
    today,
    sections: found,
    count: sections.reduce((sum, { schedules }) => sum + schedules.length, 0),
    typed,
    setTyped,
    connections: connections.data ?? [],
  };
}
