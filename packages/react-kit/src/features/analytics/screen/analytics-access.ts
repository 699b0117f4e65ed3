import { isHttpError } from '@postkit/sdk';
import { useLiveChannel } from '../../../screen/live/use-live-channel.ts';
import { useSettings } from '../../../screen/settings/settings.queries.ts';
import { lackOf } from '../../../screen/session/areas.ts';
import { stationSession, type StationSession } from '../../../screen/session/station-session.ts';

export type AnalyticsAccess =
  | { status: 'loading' }
  | { status: 'denied'; lacks: 'role' | 'licence' }
  | { status: 'failed'; isRetrying: boolean; retry: () => void }
  | { status: 'ready'; session: StationSession };

/** Who looks at the figures, and whether they may. */
export function useAnalyticsAccess(): AnalyticsAccess {
  const { data, error, isFetching, refetch } = useSettings();
  useLiveChannel();
  if (isHttpError(error, 403)) return { status: 'denied', lacks: 'role' };
  if (!data) return error ? { status: 'failed', isRetrying: isFetching, retry: () => void refetch() } : { status: 'loading' };
  const session = stationSession(data.settings);
  const lacks = lackOf('analytics', session.standing);
  return lacks ? { status: 'denied', lacks } : { status: 'ready', session };
}
