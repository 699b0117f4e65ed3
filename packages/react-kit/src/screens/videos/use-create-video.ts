import { useEffect, useRef, useState } from 'react';
import { copyFields, type Episode, type EpisodeInput, type EpisodeSummary } from '@postkit/sdk/schema';
import { useVideoDestination } from '../../data/destinations/index.ts';
import { advancedVideoAddress, showDetailsAddress, useSaveEpisode } from '../../data/episodes/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { useNotify } from '../../host/use-notify.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { videosMessages } from './videos.messages.ts';
import { videoDestinations, videoRequest, type VideoType } from './videos.model.ts';

/** Creates a video from an episode by publishing a copy of it. Resolves to whether it was created. */
export function useCreateVideo(station: string) {
  const reportFailure = useReportFailure();
  const notify = useNotify();
  const catalogue = useCatalogue();
  const messages = useWords(videosMessages);
  const { client, host } = usePostKit();
  const save = useSaveEpisode();
  const destinationFor = useVideoDestination();
  /** Copies that were created but not published, by episode id; a retry reuses them. */
  const copies = useRef(new Map<number, number>());
  const [preparing, setPreparing] = useState<number | null>(null);
  const isMounted = useIsMounted();

  async function duplicate(id: number): Promise<Episode> {
    const copyId = copies.current.get(id);
    copies.current.delete(id);
    if (copyId !== undefined) return client.episodes.get(copyId);
    const episode = await client.episodes.get(id);
    return save.mutateAsync({
      id: null,
      version: null,
      showId: episode.show_id,
      fields: copyFields(episode),
    });
  }

  async function publish(copy: Episode, destinationId: number): Promise<Episode> {
    const { playlist_id: id, version, show, show_id: showId } = copy;
    const fields: EpisodeInput = {
      show,
      permanent: 1,
      draft: false,
      unpublished: false,
      social_media_connections: [destinationId],
    };
    return save.mutateAsync({ id, version, showId, fields });
  }

  async function createVideo(episode: EpisodeSummary, type: VideoType): Promise<boolean> {
    try {
      const destination = await destinationFor(videoDestinations[type]);
      if (!destination) {
        notify({ name: messages.switchedOff, details: messages.switchedOffText[type], type: 'error' });
        return false;
      }
      const copy = await duplicate(episode.playlist_id).catch((error: unknown) => {
        reportFailure(messages.duplicateFailed, error);
        return null;
      });
      if (!copy) return false;
      copies.current.set(episode.playlist_id, copy.playlist_id);
      await publish(copy, destination.id);
      copies.current.delete(episode.playlist_id);
      finish(copy, type);
      return true;
    } catch (error) {
      reportFailure(messages.publishFailed, error);
      return false;
    }
  }

  function finish({ name, show_id, playlist_id }: Episode, type: VideoType): void {
    if (type === 'basic')
      notify({ name: messages.started, details: messages.startedText(name), type: 'success' });
    // Do not navigate if the user left the screen in the meantime.
    if (!isMounted.current) return;
    host.navigate(
      type === 'basic'
        ? showDetailsAddress(station, show_id)
        : advancedVideoAddress(station, show_id, playlist_id),
    );
  }

  return {
    /** Id of the episode whose video is being created. */
    preparing,
    async create(episode: EpisodeSummary, type: VideoType | null): Promise<boolean> {
      const request = videoRequest(catalogue).safeParse({
        playlist_id: episode.playlist_id,
        video_type: type ?? undefined,
      });
      if (!request.success) {
        const details = request.error.issues.map((issue) => issue.message).join(' ');
        notify({ name: messages.create, details, type: 'error' });
        return false;
      }
      setPreparing(episode.playlist_id);
      try {
        return await createVideo(episode, request.data.video_type);
      } finally {
        setPreparing(null);
      }
    },
  };
}

/** Whether the screen is still mounted. */
function useIsMounted() {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
