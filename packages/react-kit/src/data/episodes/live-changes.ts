import type { EpisodeSummary, LiveMessage } from '@postkit/sdk/schema';

/** A change to an episode in a list or an editor. */
export type EpisodeChange = <T extends EpisodeSummary>(episode: T) => T;

/** The audio was rendered, or rendering failed. */
export function audioCompleted({
  status,
  duration,
  error = '',
}: LiveMessage<'playlist_complete'>): EpisodeChange {
  if (status === 'failed') return (episode) => ({ ...episode, media_status: 'failed', media_error: error });
  return (episode) => ({
    ...episode,
    duration,
    media_status: 'ready',
    media_progress: 100,
    media_error: error,
  });
}

/** Rendering advanced. A late message never reverts audio that is ready. */
export function audioProgressed({ progress, error = '' }: LiveMessage<'playlist_progress'>): EpisodeChange {
  return (episode) =>
    episode.media_status === 'ready' && episode.duration > 0
      ? episode
      : {
          ...episode,
          media_status: 'processing',
          media_progress: Math.max(progress, progressOf(episode)),
          media_error: error,
        };
}

function progressOf(episode: EpisodeSummary): number {
  return episode.media_status === 'processing' ? episode.media_progress : 0;
}

export function basicVideoChanged({
  status,
  progress = 0,
}: LiveMessage<'basic_video_status'>): EpisodeChange {
  return (episode) => ({ ...episode, video_status: status, video_progress: progress });
}

export function advancedVideoChanged({ status }: LiveMessage<'advanced_video_status'>): EpisodeChange {
  return (episode) => ({ ...episode, advanced_video_status: status });
}

/** How many destinations did not receive the episode. */
export function deliveryChanged({ failed_deliveries }: LiveMessage<'delivery_changed'>): EpisodeChange {
  return (episode) =>
    episode.failed_deliveries === failed_deliveries ? episode : { ...episode, failed_deliveries };
}

/** How long a change from iHeart waits, so that its link works when it appears. */
export const iheartDelayMilliseconds = 5000;

export function iheartChanged({ status, url }: LiveMessage<'iheart_ingestion_status'>): EpisodeChange {
  return (episode) => ({ ...episode, iheart_status: status, external_url: url ?? episode.external_url });
}

/** Changes one episode of a page; returns the same page if the episode is not on it or nothing changed. */
export function withEpisode<Page extends { playlists: EpisodeSummary[] }>(
  page: Page,
  id: number,
  change: EpisodeChange,
): Page {
  const at = page.playlists.findIndex((episode) => episode.playlist_id === id);
  const found = page.playlists[at];
  if (!found) return page;
  const changed = change(found);
  return changed === found ? page : { ...page, playlists: page.playlists.with(at, changed) };
}

/** Whether a page already has the change of a message, because this browser made it. */
export function isKnown(
  page: { playlists: readonly EpisodeSummary[] },
  message: LiveMessage<'playlist_changed'>,
): boolean {
  return page.playlists.some(
    (episode) =>
      episode.playlist_id === message.playlist_id &&
      message.change !== 'deleted' &&
      episode.version >= message.version,
  );
}
