import type { ShareClip } from '@postkit/sdk/schema';
import type { ShareClipRow } from './share-clip-tables.ts';

/** Seconds that a clip is kept after it was made. */
export const keepSeconds = 30 * 86_400;

/** @param progress percentage of the running render */
export function presentShareClip(row: ShareClipRow, progress: number): ShareClip {
  const {
    id,
    episode_id,
    title,
    start_ms,
    end_ms,
    aspect,
    captions,
    status,
    bytes,
    notice,
    error,
    created_at,
    ended_at,
  } = row;
  return {
    guid: id,
    playlist_id: episode_id,
    title,
    start: start_ms / 1000,
    end: end_ms / 1000,
    aspect,
    captions: captions === 1,
    status,
    progress: status === 'processing' ? progress : 100,
    bytes,
    notice,
    error,
    created_at,
    expires_at: ended_at === null ? null : ended_at + keepSeconds,
  };
}
