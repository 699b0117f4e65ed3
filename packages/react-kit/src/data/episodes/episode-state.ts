import type { ConnectionType, EpisodeSummary } from '@postkit/sdk/schema';

/** The one state of an episode that a list shows: what is wrong or under way comes before where it is published. */
export type EpisodeState =
  | { kind: 'audio-failed'; reason: string }
  | { kind: 'processing'; progress: number }
  /** `types` are the destinations that did not receive it; empty if they are not known. */
  | { kind: 'undelivered'; count: number; types: readonly ConnectionType[] }
  | { kind: 'scheduled'; at: number | null }
  | { kind: 'draft' | 'unpublished'; since: number }
  /** The station unpublished it at its expiry date. */
  | { kind: 'expired'; at: number }
  | { kind: 'published'; destinations: number };

type Facts = Pick<
  EpisodeSummary,
  | 'status'
  | 'duration'
  | 'media_status'
  | 'media_progress'
  | 'media_error'
  | 'failed_deliveries'
  | 'smc_data'
  | 'post_locations'
  | 'published'
  | 'delay_post_until'
  | 'expires_at'
  | 'updated_at'
>;

export function episodeState(episode: Facts): EpisodeState {
  const { status, media_status, failed_deliveries: failed } = episode;
  if (media_status === 'failed') return { kind: 'audio-failed', reason: episode.media_error };
  if (media_status === 'processing' && episode.duration === 0)
    return { kind: 'processing', progress: Math.round(episode.media_progress) };
  if (failed > 0) return { kind: 'undelivered', count: failed, types: undeliveredTypes(episode) };
  if (status === 'scheduled') return { kind: 'scheduled', at: episode.delay_post_until ?? episode.published };
  if (status === 'published') return { kind: 'published', destinations: episode.smc_data.length };
  // A user unpublished it if it was last changed before its date.
  if (status === 'unpublished' && episode.expires_at !== null && episode.expires_at <= episode.updated_at)
    return { kind: 'expired', at: episode.expires_at };
  return { kind: status, since: episode.updated_at };
}

/** The chosen destinations without an address, if they are as many as failed: others may still be under way. */
function undeliveredTypes({ smc_data, post_locations, failed_deliveries }: Facts): ConnectionType[] {
  const posted = new Set(post_locations.map(({ id }) => id));
  const missing = smc_data.filter(({ id }) => !posted.has(id));
  return missing.length === failed_deliveries ? missing.map(({ type }) => type) : [];
}
