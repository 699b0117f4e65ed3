import type { EpisodeSummary } from '@postkit/sdk/schema';

/**
 * Whether an episode's audio can be heard: `seconds` long, in the making (`progress` 0 to 100), or why it is not there.
 * `note` is what was left out of it or what it waits for; empty for nothing.
 */
export type EpisodeAudio =
  | { state: 'ready'; seconds: number; note: string }
  | { state: 'processing'; progress: number; note: string }
  | { state: 'failed'; reason: string };

/** A duration of 0 means that the audio is in the making, unless the making failed. */
export function episodeAudio(episode: Pick<EpisodeSummary, 'duration' | 'media_status' | 'media_progress' | 'media_error'>): EpisodeAudio {
  if (episode.media_status === 'failed') return { state: 'failed', reason: episode.media_error };
  if (episode.duration > 0) return { state: 'ready', seconds: episode.duration, note: episode.media_error };
  return { state: 'processing', progress: episode.media_progress, note: episode.media_error };
}
