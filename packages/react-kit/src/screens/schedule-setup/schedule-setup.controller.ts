import { useEffect } from 'react';
import type { ProgrammesScheduleResponse } from '@postkit/sdk';
import type { Holiday, Schedule, Show } from '@postkit/sdk/schema';
import { useProgrammeSchedule } from '../../data/programmes/index.ts';
import { useSchedules } from '../../data/schedules/index.ts';
import { useScheduleEntry } from '../../data/schedules/index.ts';
import { useShow, useShows } from '../../data/shows/index.ts';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import type { HostAddress } from '../../host/host.ts';
import { failureText } from '../../host/report-failure.ts';
import type { StationSession } from '../../host/session/station-session.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { type ScreenQueryProps, useScreenQuery } from '../../host/use-screen-query.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { scheduleSetupMessages } from './schedule-setup.messages.ts';

/** The fields that a new schedule has from a programme. */
export type ProgrammeFields = ProgrammesScheduleResponse['schedule'];

export interface ReadyScheduleSetup {
  station: StationSession;
  isTv: boolean;
  show: Show;
  /** Null for a new schedule. */
  schedule: Schedule | null;
  /** The fields of a programme that a new schedule records; null for another one. */
  programme: ProgrammeFields | null;
  /** Holidays of the show. */
  holidays: readonly Holiday[];
  listAddress: HostAddress;
}

/** Loads the data for a schedule's form: the schedule, and the show in the query. */
export function useScheduleSetupController(scheduleId: number | string, props: ScreenQueryProps) {
  const access = useAccess('schedules');
  const { query, change } = useScreenQuery(props);
  const isNew = scheduleId === 'new';
  const id = idIn(scheduleId);
  const hasValidId = isNew || id !== null;
  const enabled = access.isOpen && hasValidId;
  useScheduleEntry({ enabled });
  // A new schedule needs the holidays of its show, which the show's other schedules carry.
  const schedules = useSchedules({ enabled });
  const schedule = schedules.data?.find((one) => one.id === id && one.active === 1) ?? null;
  const isMissing = !hasValidId || (!isNew && schedules.data !== undefined && !schedule);
  const asked = new URLSearchParams(query);
  const queryShowId = idIn(asked.get('showId'));
  const programmeId = isNew ? idIn(asked.get('programme')) : null;
  const programme = useProgrammeSchedule(enabled ? programmeId : null);
  const showId = queryShowId ?? schedule?.show_id ?? null;
  const holidays = schedules.data?.find(({ show_id }) => show_id === showId)?.holidays ?? [];
  const show = useShow(enabled ? showId : null);
  const shows = useShows({ enabled: enabled && isNew && showId === null });
  const choose = (chosen: number) => {
    asked.set('showId', String(chosen));
    change(asked, { replace: true });
  };
  useFailureReport(show.error);
  useOwnShow(queryShowId, schedule, choose);

  const needed: {
    schedules?: typeof schedules;
    shows?: typeof shows;
    show?: typeof show;
    programme?: typeof programme;
  } = {};
  if (hasValidId && !isNew) needed.schedules = schedules;
  if (isNew && showId === null) needed.shows = shows;
  else if (!isMissing) needed.show = show;
  if (programmeId !== null) needed.programme = programme;
  return { screen: useScreen(access, needed), schedule, holidays, choose };
}

/** Parses an id from an address; null if it is not one. */
function idIn(text: number | string | null): number | null {
  return /^\d{1,15}$/.test(String(text)) ? Number(text) : null;
}

/** Corrects an address with another show than the schedule's; an address does not move a schedule. */
function useOwnShow(
  queryShowId: number | null,
  schedule: Schedule | null,
  correct: (own: number) => void,
): void {
  const own = schedule?.show_id ?? queryShowId;
  useEffect(() => {
    if (queryShowId !== null && own !== null && own !== queryShowId) correct(own);
    // Runs on changes of the address only, since `correct` is a new function in each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [queryShowId, own]);
}

/** Reports once that the show could not be loaded. */
function useFailureReport(error: unknown): void {
  const reportFailure = useReportFailure();
  const catalogue = useCatalogue();
  const messages = useWords(scheduleSetupMessages);
  useEffect(() => {
    if (error) reportFailure(messages.showSetup, error, failureText(error, catalogue));
  }, [reportFailure, error, messages, catalogue]);
}
