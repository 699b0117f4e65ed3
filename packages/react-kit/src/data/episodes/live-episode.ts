import type { Episode } from '@postkit/sdk/schema';

/** The episode if it is published or scheduled. */
export function liveEpisode<Stored extends Pick<Episode, 'status'>>(
  episode: Stored | null,
): Stored | undefined {
  return episode?.status === 'published' || episode?.status === 'scheduled' ? episode : undefined;
}

/** Whether a live episode is published, or waits for its date. */
export function liveStatus({ status }: Pick<Episode, 'status'>): 'published' | 'scheduled' {
  return status === 'scheduled' ? 'scheduled' : 'published';
}
