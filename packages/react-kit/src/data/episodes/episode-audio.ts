import type { EpisodeSummary } from '@postkit/sdk/schema';

/**
 * The state of an episode's audio: `seconds` long, rendering (`progress` 0 to 100), or failed with a reason.
 * `note` says what was left out or what rendering waits for; empty if nothing.
 */
export type EpisodeAudio =
  | { state: 'ready'; seconds: number; note: string }
  | { state: 'processing'; progress: number; note: string }
  | { state: 'failed'; reason: string };

/** A duration of 0 means that the audio is still rendering, unless rendering failed. */
export function episodeAudio(
  episode: Pick<EpisodeSummary, 'duration' | 'media_status' | 'media_progress' | 'media_error'>,
): EpisodeAudio {
  if (episode.media_status === 'failed') return { state: 'failed', reason: episode.media_error };
  if (episode.duration > 0) return { state: 'ready', seconds: episode.duration, note: episode.media_error };
  return { state: 'processing', progress: episode.media_progress, note: episode.media_error };
}
