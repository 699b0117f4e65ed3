import type { Episode, EpisodeInput, EpisodeSummary } from '@postkit/sdk/schema';
import { useEffect, useRef, useState } from 'react';
import { useVideoConnection } from '../../connections/index.ts';
import { advancedVideoAddress, copyFields, showDetailsAddress, useSaveEpisode } from '../../episodes/index.ts';
import { reportFailure } from '../../../screen/report-failure.ts';
import { useMessages } from '../../../host/messages.store.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { videosMessages as messages } from './videos.messages.ts';
import { videoConnections, videoRequest, type VideoType } from './videos.model.ts';

/** Makes a video of an episode: a copy of it that is published as one. Answers false where that was not to be. */
export function useCreateVideo(station: string) {
  const { client, host } = usePostKit();
  const save = useSaveEpisode();
  const connectionFor = useVideoConnection();
  /** Copies that were made but not published, by the episode: another try takes them up again. */
  const copies = useRef(new Map<number, number>());
  const [preparing, setPreparing] = useState<number | null>(null);
  const isHere = useIsHere();

  async function duplicate(id: number): Promise<Episode> {
    const kept = copies.current.get(id);
    copies.current.delete(id);
    if (kept !== undefined) return client.episodes.get(kept);
    const episode = await client.episodes.get(id);
    return save.mutateAsync({ id: null, version: null, showId: episode.show_id, fields: copyFields(episode) });
  }

  async function publish(copy: Episode, connectionId: number): Promise<Episode> {
    const { playlist_id: id, version, show, show_id: showId } = copy;
    const fields: EpisodeInput = { show, permanent: 1, draft: false, unpublished: false, social_media_connections: [connectionId] };
    return save.mutateAsync({ id, version, showId, fields });
  }

  async function make(episode: EpisodeSummary, type: VideoType): Promise<boolean> {
    try {
      const connection = await connectionFor(videoConnections[type]);
      if (!connection) {
        useMessages.getState().show({ name: messages.switchedOff, details: messages.switchedOffText[type], type: 'error' });
        return false;
      }
      const copy = await duplicate(episode.playlist_id).catch((error: unknown) => {
        console.error(`[postkit] ${messages.duplicateFailed}`, error);
        return null;
      });
      if (!copy) return false;
      copies.current.set(episode.playlist_id, copy.playlist_id);
      await publish(copy, connection.id);
      copies.current.delete(episode.playlist_id);
      tell(copy, type);
      return true;
    } catch (error) {
      reportFailure(messages.publishFailed, error);
      return false;
    }
  }

  function tell({ name, show_id, playlist_id }: Episode, type: VideoType): void {
    if (type === 'basic') useMessages.getState().show({ name: messages.started, details: messages.startedText(name), type: 'success' });
    // Somebody who has gone elsewhere meanwhile is not called back.
    if (!isHere.current) return;
    host.navigate(type === 'basic' ? showDetailsAddress(station, show_id) : advancedVideoAddress(station, show_id, playlist_id));
  }

  return {
    /** Id of the episode that a video is being made of. */
    preparing,
    async create(episode: EpisodeSummary, type: VideoType | null): Promise<boolean> {
      const request = videoRequest.safeParse({ playlist_id: episode.playlist_id, video_type: type ?? undefined });
      if (!request.success) {
        const details = request.error.issues.map((issue) => issue.message).join(' ');
        useMessages.getState().show({ name: messages.create, details, type: 'error' });
        return false;
      }
      setPreparing(episode.playlist_id);
      try {
        return await make(episode, request.data.video_type);
      } finally {
        setPreparing(null);
      }
    },
  };
}

/** Whether the screen is still up. */
function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
