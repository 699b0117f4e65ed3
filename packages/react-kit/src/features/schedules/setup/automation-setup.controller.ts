import type { Automation, Show } from '@postkit/sdk/schema';
import { useEffect } from 'react';
import { useAutomations } from '../automations.queries.ts';
import { useAutomationEntry } from '../use-automation-entry.ts';
import { useLiveChannel } from '../../../screen/live/use-live-channel.ts';
import { useSettings } from '../../../screen/settings/settings.queries.ts';
import { useShow, useShows } from '../../shows/index.ts';
import { lackOf } from '../../../screen/session/areas.ts';
import { type StationSession, stationSession } from '../../../screen/session/station-session.ts';
import type { HostAddress } from '../../../host/host.ts';
import { type ScreenQueryProps, useScreenQuery } from '../../../host/use-screen-query.ts';
import { automationSetupMessages } from './automation-setup.messages.ts';
import { reportShowFailure, showFailureText } from './report-show-failure.ts';

export interface ReadyAutomationSetup {
  status: 'ready';
  station: StationSession;
  isTv: boolean;
  show: Show;
  /** Null for a new one. */
  automation: Automation | null;
  listAddress: HostAddress;
}

export type AutomationSetupState =
  | { status: 'loading' }
  | { status: 'denied'; lacks: 'role' | 'licence' }
  | { status: 'failed'; message: string; details: string | undefined; isRetrying: boolean; retry: () => void }
  | { status: 'missing'; listAddress: HostAddress }
  | { status: 'choosing'; shows: readonly Show[]; listAddress: HostAddress; choose: (showId: number) => void }
  | ReadyAutomationSetup;

/** What a schedule's form needs: the schedule, and the show that the query names. */
export function useAutomationSetupController(automationId: number | string, props: ScreenQueryProps): AutomationSetupState {
  const settings = useSettings();
  useLiveChannel();
  const { query, change } = useScreenQuery(props);
  const station = settings.data && stationSession(settings.data.settings);
  const lacks = station && lackOf('automation', station.standing);
  const isNew = automationId === 'new';
  const id = idIn(automationId);
  const isNamed = isNew || id !== null;
  const enabled = lacks === null && isNamed;
  useAutomationEntry({ enabled });
  const automations = useAutomations({ enabled: enabled && !isNew });
  const automation = automations.data?.find((one) => one.id === id && one.active === 1) ?? null;
  const named = idIn(new URLSearchParams(query).get('showId'));
  const showId = named ?? automation?.show_id ?? null;
  const show = useShow(enabled ? showId : null);
  const shows = useShows({ enabled: enabled && isNew && showId === null });
  useToldFailure(show.error);
  useOwnShow(named, automation, (own) => change(new URLSearchParams({ showId: String(own) }), { replace: true }));

  if (lacks) return { status: 'denied', lacks };
  const failed = [settings, automations, shows, show].find(({ isLoadingError }) => isLoadingError);
  if (failed) {
    const messages = new Map<unknown, string>([
      [settings, automationSetupMessages.settingsFailed],
      [automations, automationSetupMessages.listFailed],
      [shows, automationSetupMessages.showsFailed],
      [show, automationSetupMessages.showSetup],
    ]);
    const details = failed === show ? showFailureText(show.error) : undefined;
    const message = messages.get(failed) ?? automationSetupMessages.unreachable;
    return { status: 'failed', message, details, isRetrying: failed.isFetching, retry: () => void failed.refetch() };
  }
  if (!station || !settings.data) return { status: 'loading' };
  const listAddress = `/${station.slug}/automations`;
  if (!isNamed || (automations.data && !automation && !isNew)) return { status: 'missing', listAddress };
  if (isNew && showId === null) {
    if (!shows.data) return { status: 'loading' };
    const sorted = shows.data.toSorted((a, b) => a.title.localeCompare(b.title) || a.id - b.id);
    const choose = (chosen: number) => change(new URLSearchParams({ showId: String(chosen) }), { replace: true });
    return { status: 'choosing', shows: sorted, listAddress, choose };
  }
  if (!show.data || (!isNew && !automation)) return { status: 'loading' };
  const isTv = settings.data.settings.station_type === 'tv';
  return { status: 'ready', station, isTv, show: show.data, automation, listAddress };
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
    if (error) reportShowFailure(error);
  }, [error]);
}
