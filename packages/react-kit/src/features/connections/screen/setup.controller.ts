import { isHttpError } from '@postkit/sdk';
import type { Connection, Settings, Show } from '@postkit/sdk/schema';
import { useConnections } from '../connections.queries.ts';
import { useLiveChannel } from '../../../screen/live/use-live-channel.ts';
import { useSettings } from '../../../screen/settings/settings.queries.ts';
import { useShows } from '../../shows/index.ts';
import { lackOf } from '../../../screen/session/areas.ts';
import { stationSession } from '../../../screen/session/station-session.ts';
import { setupMessages as messages } from './setup.messages.ts';

export interface SetupData {
  settings: Settings;
  connections: readonly Connection[];
  /** Empty until they are read: the list works without their titles. */
  shows: readonly Show[];
}

export type SetupState =
  | { status: 'loading' }
  | { status: 'denied'; lacks: 'role' | 'licence' }
  | { status: 'failed'; message: string; isRetrying: boolean; retry: () => void }
  | ({ status: 'ready' } & SetupData);

/** What the station is connected to, for those who may set it up. */
export function useSetupController(): SetupState {
  const settings = useSettings();
  useLiveChannel();
  const session = settings.data && stationSession(settings.data.settings);
  const lacks = session && lackOf('setup', session.standing);
  const isAllowed = lacks === null;
  const connections = useConnections({ enabled: isAllowed });
  const shows = useShows({ enabled: isAllowed });

  if (isHttpError(settings.error, 403)) return { status: 'denied', lacks: 'role' };
  if (lacks) return { status: 'denied', lacks };
  const failed = [settings, connections].find(({ isLoadingError }) => isLoadingError);
  if (failed) {
    const message = failed === settings ? messages.failed : messages.listFailed;
    return { status: 'failed', message, isRetrying: failed.isFetching, retry: () => void failed.refetch() };
  }
  if (!settings.data || !connections.data) return { status: 'loading' };
  return { status: 'ready', settings: settings.data.settings, connections: connections.data, shows: shows.data ?? [] };
}
