import type { IngestionStatus } from '@postkit/sdk/schema';

/** How far a video, or the way to iHeart, has come. */
export type IngestionState = 'none' | 'waiting' | 'ready' | 'failed';

const states: Readonly<Record<IngestionStatus, IngestionState>> = { 0: 'none', 1: 'waiting', 2: 'ready', 99: 'failed' };

export function ingestionState(status: IngestionStatus): IngestionState {
  return states[status];
}
