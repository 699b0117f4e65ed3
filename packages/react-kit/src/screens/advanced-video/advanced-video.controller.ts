import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isHttpError } from '@postkit/sdk';
import { episodesQueries, showDetailsAddress, useEpisodesLive } from '../../data/episodes/index.ts';
import { type ScreenWait, useAccess, useScreen } from '../../host/frame/use-screen.ts';
import { useLive } from '../../host/live/use-live.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { useNotify } from '../../host/use-notify.ts';
import { useWords } from '../../words/use-words.ts';
import { advancedVideoMessages } from './advanced-video.messages.ts';

export interface AdvancedVideoProps {
  showId: number;
  episodeId: number;
  /** The episode to use instead of the one in the path. */
  editingEpisode?: number;
}

/** An episode and its advanced video, which is undefined if the installation has no editor. */
export function useAdvancedVideo({ showId, episodeId, editingEpisode }: AdvancedVideoProps) {
  const { client } = usePostKit();
  const id = editingEpisode ?? episodeId;
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const access = useAccess('video');
  const enabled = access.isOpen && isNumber;
  const episode = useQuery({ ...episodesQueries.one(client, id), enabled });
  const video = useQuery({ ...episodesQueries.advancedVideo(client, id), enabled });
  const needed: { episode: typeof episode; video?: typeof video } = isHttpError(video.error, 409)
    ? { episode }
    : { episode, video };
  const screen = useScreen(access, needed);
  useEpisodesLive();
  useVideoLive(id);

  const slug = access.session?.slug;
  const isInvalid = !isNumber || isHttpError(episode.error, 404);
  useLeaveInvalidEpisode(isInvalid && slug !== undefined ? showDetailsAddress(slug, showId) : null);
  const redirecting: ScreenWait<never> = { status: 'loading' };
  return isInvalid && access.isOpen ? redirecting : screen;
}

/** Refetches the video when a live event reports progress. */
function useVideoLive(id: number): void {
  const { client } = usePostKit();
  const queries = useQueryClient();
  useLive('advanced_video_status', ({ playlist_id }) => {
    if (playlist_id === id)
      void queries.invalidateQueries({ queryKey: episodesQueries.advancedVideo(client, id).queryKey });
  });
}

/** Reports that the episode does not exist and returns to the show. */
function useLeaveInvalidEpisode(address: string | null): void {
  const notify = useNotify();
  const messages = useWords(advancedVideoMessages);
  const { host } = usePostKit();
  useEffect(() => {
    if (address === null) return;
    notify({ ...messages.invalid, type: 'error' });
    host.navigate(address, { replace: true });
  }, [notify, address, host, messages]);
}
