import { isHttpError } from '@postkit/sdk';
import type { Settings, Show } from '@postkit/sdk/schema';
import { useEffect } from 'react';
import { useConnections } from '../../connections/index.ts';
import { useEpisodesLive } from '../../episodes/index.ts';
import { useLiveChannel } from '../../../screen/live/use-live-channel.ts';
import { useSettings } from '../../../screen/settings/settings.queries.ts';
import { useShow, useShows } from '../shows.queries.ts';
import { lackOf } from '../../../screen/session/areas.ts';
import { stationSession } from '../../../screen/session/station-session.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { showDetailsMessages as messages } from './show-details.messages.ts';
import { validShowId } from './show-details.model.ts';

export type ShowDetailsState =
  | { status: 'loading' }
  | { status: 'denied'; lacks: 'role' | 'licence' }
  | { status: 'failed'; isRetrying: boolean; retry: () => void }
  | { status: 'missing'; showsAddress: string }
  | { status: 'ready'; show: Show; settings: Settings };

/** The show container: one show by its id, and what its screens need next. */
export function useShowDetailsController(showId: number): ShowDetailsState {
  const { host } = usePostKit();
  const id = validShowId(showId);
  const settings = useSettings();
  const show = useShow(id);
  // Read for what is opened from here: the editor and its publish dialog.
  useShows();
  useConnections();
  useLiveChannel();
  useEpisodesLive();

  const station = settings.data?.settings.station;
  const isMissing = id === null || isHttpError(show.error, 404);
  const showsAddress = `/${station}/shows`;

  useEffect(() => {
    if (!isMissing || station === undefined) return;
    useMessages.getState().show({ name: messages.missing, details: messages.missingText(showId), type: 'error' });
    host.navigate(showsAddress, { replace: true });
  }, [isMissing, station, showsAddress, showId, host]);

  const lacks = settings.data && lackOf('shows', stationSession(settings.data.settings).standing);
  if (lacks) return { status: 'denied', lacks };
  if (isHttpError(show.error, 403)) return { status: 'denied', lacks: 'role' };
  if (isMissing && station !== undefined) return { status: 'missing', showsAddress };
  if (settings.isError || (show.isError && !show.data)) {
    const retry = () => void Promise.all([settings.refetch(), show.refetch()]);
    return { status: 'failed', isRetrying: settings.isFetching || show.isFetching, retry };
  }
  if (!settings.data || !show.data) return { status: 'loading' };
  return { status: 'ready', show: show.data, settings: settings.data.settings };
}
