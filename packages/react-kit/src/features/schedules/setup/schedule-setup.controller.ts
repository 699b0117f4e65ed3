import type { Schedule, Show } from '@postkit/sdk/schema';
import { useEffect } from 'react';
import { useSchedules } from '../schedules.queries.ts';
import { useScheduleEntry } from '../use-schedule-entry.ts';
import { failureText, reportFailure } from '../../../screen/report-failure.ts';
import { useAccess, useScreen } from '../../../screen/frame/use-screen.ts';
import { useShow, useShows } from '../../shows/index.ts';
import type { StationSession } from '../../../screen/session/station-session.ts';
import type { HostAddress } from '../../../host/host.ts';
import { type ScreenQueryProps, useScreenQuery } from '../../../host/use-screen-query.ts';
import { scheduleSetupMessages as messages } from './schedule-setup.messages.ts';

export interface ReadyScheduleSetup {
  station: StationSession;
  isTv: boolean;
  show: Show;
  /** Null for a new one. */
  schedule: Schedule | null;
  listAddress: HostAddress;
}

/** What a schedule's form needs: the schedule, and the show that the query names. */
export function useScheduleSetupController(scheduleId: number | string, props: ScreenQueryProps) {
  const access = useAccess('schedules');
  const { query, change } = useScreenQuery(props);
  const isNew = scheduleId === 'new';
  const id = idIn(scheduleId);
  const isNamed = isNew || id !== null;
  const enabled = access.isOpen && isNamed;
  useScheduleEntry({ enabled });
  const schedules = useSchedules({ enabled: enabled && !isNew });
  const schedule = schedules.data?.find((one) => one.id === id && one.active === 1) ?? null;
  const isMissing = !isNamed || (!isNew && schedules.data !== undefined && !schedule);
  const named = idIn(new URLSearchParams(query).get('showId'));
  const showId = named ?? schedule?.show_id ?? null;
  const show = useShow(enabled ? showId : null);
  const shows = useShows({ enabled: enabled && isNew && showId === null });
  const choose = (chosen: number) => change(new URLSearchParams({ showId: String(chosen) }), { replace: true });
  useToldFailure(show.error);
  useOwnShow(named, schedule, choose);

  const needed: { schedules?: typeof schedules; shows?: typeof shows; show?: typeof show } = {};
  if (isNamed && !isNew) needed.schedules = schedules;
  if (isNew && showId === null) needed.shows = shows;
  else if (!isMissing) needed.show = show;
  return { screen: useScreen(access, needed), schedule, choose };
}

/** An id as an address names it; null for anything else. */
function idIn(text: number | string | null): number | null {
  return /^\d{1,15}$/.test(String(text)) ? Number(text) : null;
}

/** Puts an address right that names another show than the schedule's: a schedule is not moved by it. */
function useOwnShow(named: number | null, schedule: Schedule | null, putRight: (own: number) => void): void {
  const own = schedule?.show_id ?? named;
  useEffect(() => {
    if (named !== null && own !== null && own !== named) putRight(own);
    // Asked for by the address alone: what puts it right is another function with every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [named, own]);
}

/** Tells once that the show could not be loaded. */
function useToldFailure(error: unknown): void {
  useEffect(() => {
    if (error) reportFailure(messages.showSetup, error, failureText(error));
  }, [error]);
}
