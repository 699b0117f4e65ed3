import { isHttpError } from '@postkit/sdk';
import type { Settings } from '@postkit/sdk/schema';
import { useEpisodesLive } from '../episodes.live.ts';
import { useLiveChannel } from '../../../screen/live/use-live-channel.ts';
import { useSettings } from '../../../screen/settings/settings.queries.ts';
import { lackOf } from '../../../screen/session/areas.ts';
import { stationSession, type StationSession } from '../../../screen/session/station-session.ts';

export type EpisodesState =
  | { status: 'loading' }
  | { status: 'denied'; lacks: 'role' | 'licence' }
  | { status: 'failed'; isRetrying: boolean; retry: () => void }
  | { status: 'ready'; session: StationSession; settings: Settings };

/** Who looks at the list, and whether they may. */
export function useEpisodesController(): EpisodesState {
  const { data, error, isFetching, refetch } = useSettings();
  useLiveChannel();
  useEpisodesLive();

  if (isHttpError(error, 403)) return { status: 'denied', lacks: 'role' };
  if (!data) return error ? { status: 'failed', isRetrying: isFetching, retry: () => void refetch() } : { status: 'loading' };
  const session = stationSession(data.settings);
  const lacks = lackOf('episodes', session.standing);
  return lacks ? { status: 'denied', lacks } : { status: 'ready', session, settings: data.settings };
}
