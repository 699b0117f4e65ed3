import type { Automation, Show } from '@postkit/sdk/schema';
import { useEffect } from 'react';
import { useAutomations } from '../automations.queries.ts';
import { useAutomationEntry } from '../use-automation-entry.ts';
import { failureText, reportFailure } from '../../../screen/report-failure.ts';
import { useAccess, useScreen } from '../../../screen/frame/use-screen.ts';
import { useShow, useShows } from '../../shows/index.ts';
import type { StationSession } from '../../../screen/session/station-session.ts';
import type { HostAddress } from '../../../host/host.ts';
import { type ScreenQueryProps, useScreenQuery } from '../../../host/use-screen-query.ts';
import { automationSetupMessages as messages } from './automation-setup.messages.ts';

export interface ReadyAutomationSetup {
  station: StationSession;
  isTv: boolean;
  show: Show;
  /** Null for a new one. */
  automation: Automation | null;
  listAddress: HostAddress;
}

/** What a schedule's form needs: the schedule, and the show that the query names. */
export function useAutomationSetupController(automationId: number | string, props: ScreenQueryProps) {
  const access = useAccess('automation');
  const { query, change } = useScreenQuery(props);
  const isNew = automationId === 'new';
  const id = idIn(automationId);
  const isNamed = isNew || id !== null;
  const enabled = access.isOpen && isNamed;
  useAutomationEntry({ enabled });
  const automations = useAutomations({ enabled: enabled && !isNew });
  const automation = automations.data?.find((one) => one.id === id && one.active === 1) ?? null;
  const isMissing = !isNamed || (!isNew && automations.data !== undefined && !automation);
  const named = idIn(new URLSearchParams(query).get('showId'));
  const showId = named ?? automation?.show_id ?? null;
  const show = useShow(enabled ? showId : null);
  const shows = useShows({ enabled: enabled && isNew && showId === null });
  const choose = (chosen: number) => change(new URLSearchParams({ showId: String(chosen) }), { replace: true });
  useToldFailure(show.error);
  useOwnShow(named, automation, choose);

  const needed: { automations?: typeof automations; shows?: typeof shows; show?: typeof show } = {};
  if (isNamed && !isNew) needed.automations = automations;
  if (isNew && showId === null) needed.shows = shows;
  else if (!isMissing) needed.show = show;
  return { screen: useScreen(access, needed), automation, choose };
}

/** An id as an address names it; null for anything else. */
function idIn(text: number | string | null): number | null {
  return /^\d{1,15}$/.test(String(text)) ? Number(text) : null;
}

/** Puts an address right that names another show than the schedule's: a schedule is not moved by it. */
function useOwnShow(named: number | null, automation: Automation | null, putRight: (own: number) => void): void {
  const own = automation?.show_id ?? named;
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
