import { isHttpError } from '@postkit/sdk';
import type { AdvancedVideo, Episode, Settings } from '@postkit/sdk/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { episodesQueries, showDetailsAddress, useEpisodesLive } from '../../episodes/index.ts';
import { useLiveChannel } from '../../../screen/live/use-live-channel.ts';
import { useLive } from '../../../screen/live/use-live.ts';
import { useSettings } from '../../../screen/settings/settings.queries.ts';
import { lackOf } from '../../../screen/session/areas.ts';
import { stationSession } from '../../../screen/session/station-session.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { advancedVideoMessages as messages } from './advanced-video.messages.ts';

export interface AdvancedVideoProps {
  showId: number;
  episodeId: number;
  /** The episode to take up, where it is another one than the address names. */
  editingEpisode?: number;
}

export type AdvancedVideoState =
  | { status: 'loading' }
  | { status: 'denied'; lacks: 'role' | 'licence' }
  | { status: 'failed'; isRetrying: boolean; retry: () => void }
  | { status: 'ready'; settings: Settings; episode: Episode; video: AdvancedVideo | null };

/** One episode and where its advanced video is made; no video where the installation names no editor. */
export function useAdvancedVideo({ showId, episodeId, editingEpisode }: AdvancedVideoProps): AdvancedVideoState {
  const { client } = usePostKit();
  const id = editingEpisode ?? episodeId;
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const settings = useSettings();
  const lacks = settings.data && lackOf('video', stationSession(settings.data.settings).standing);
  const enabled = lacks === null && isNumber;
  const episode = useQuery({ ...episodesQueries.one(client, id), enabled });
  const video = useQuery({ ...episodesQueries.advancedVideo(client, id), enabled });
  useLiveChannel();
  useEpisodesLive();
  useVideoNews(id);

  const slug = settings.data?.settings.station;
  const isInvalid = !isNumber || isHttpError(episode.error, 404);
  useInvalidEpisode(isInvalid && slug !== undefined ? showDetailsAddress(slug, showId) : null);

  if (lacks) return { status: 'denied', lacks };
  if (isInvalid) return { status: 'loading' };
  const hasNoEditor = isHttpError(video.error, 409);
  const queries = [settings, episode, ...(hasNoEditor ? [] : [video])];
  if (queries.some((query) => query.isLoadingError)) {
    const retry = () => void Promise.all(queries.filter((query) => query.isError).map(async (query) => query.refetch()));
    return { status: 'failed', isRetrying: queries.some((query) => query.isFetching), retry };
  }
  if (!settings.data || !episode.data || (!video.data && !hasNoEditor)) return { status: 'loading' };
  return { status: 'ready', settings: settings.data.settings, episode: episode.data, video: hasNoEditor ? null : (video.data ?? null) };
}

/** Reads anew how far the video is, whenever the station tells of it. */
function useVideoNews(id: number): void {
  const { client } = usePostKit();
  const queries = useQueryClient();
  useLive('advanced_video_status', ({ playlist_id }) => {
    if (playlist_id === id) void queries.invalidateQueries({ queryKey: episodesQueries.advancedVideo(client, id).queryKey });
  });
}

/** Says that there is no such episode and goes back to the show. */
function useInvalidEpisode(address: string | null): void {
  const { host } = usePostKit();
  useEffect(() => {
    if (address === null) return;
    useMessages.getState().show({ ...messages.invalid, type: 'error' });
    host.navigate(address, { replace: true });
  }, [address, host]);
}
