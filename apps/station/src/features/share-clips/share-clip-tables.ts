import type { Selectable } from 'kysely';
import type { ShareClip, ShareClipAspect } from '@postkit/sdk/schema';

export interface ShareClipTables {
  share_clips: {
    /** UUID. */
    id: string;
    station_id: number;
    /** Null for a clip of an open timeline. */
    episode_id: number | null;
    show_id: number | null;
    /** JSON: ids of the events that play, in order. */
    event_ids: string;
    title: string;
    start_ms: number;
    end_ms: number;
    aspect: ShareClipAspect;
    captions: 0 | 1;
    status: ShareClip['status'];
    bytes: number;
    sha256: string;
    notice: string;
    error: string;
    /** Unix seconds. */
    created_at: number;
    ended_at: number | null;
  };
}

export type ShareClipRow = Selectable<ShareClipTables['share_clips']>;
