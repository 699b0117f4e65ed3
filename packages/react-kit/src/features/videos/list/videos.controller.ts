import { isHttpError } from '@postkit/sdk';
import type { Settings, Show } from '@postkit/sdk/schema';
import { useMemo } from 'react';
import { useEpisodesLive } from '../../episodes/index.ts';
import { useLiveChannel } from '../../../screen/live/use-live-channel.ts';
import { useSettings } from '../../../screen/settings/settings.queries.ts';
import { sortShows, useShows } from '../../shows/index.ts';
import { lackOf } from '../../../screen/session/areas.ts';
import { stationSession } from '../../../screen/session/station-session.ts';

export type VideosState =
  | { status: 'loading' }
  | { status: 'denied'; lacks: 'role' | 'licence' }
  | { status: 'failed'; isRetrying: boolean; retry: () => void }
  | { status: 'empty' }
  | { status: 'ready'; settings: Settings; shows: readonly Show[]; first: Show };

/** Who looks at the videos, whether they may, and of which shows. */
export function useVideosController(): VideosState {
  const settings = useSettings();
  const lacks = settings.data && lackOf('video', stationSession(settings.data.settings).standing);
  const query = useShows({ enabled: lacks === null });
  const shows = useMemo(() => sortShows(query.data ?? [], 'title'), [query.data]);
  useLiveChannel();
  useEpisodesLive();

  if (lacks) return { status: 'denied', lacks };
  if (isHttpError(settings.error ?? query.error, 403)) return { status: 'denied', lacks: 'role' };
  if (settings.isLoadingError || query.isLoadingError) {
    const retry = () => void Promise.all([settings, query].filter((each) => each.isError).map(async (each) => each.refetch()));
    return { status: 'failed', isRetrying: settings.isFetching || query.isFetching, retry };
  }
  if (!settings.data || !query.data) return { status: 'loading' };
  const [first] = shows;
  return first ? { status: 'ready', settings: settings.data.settings, shows, first } : { status: 'empty' };
}
