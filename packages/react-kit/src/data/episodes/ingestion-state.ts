import type { IngestionStatus } from '@postkit/sdk/schema';

/** The progress of a video or of an iHeart ingestion. */
export type IngestionState = 'none' | 'waiting' | 'ready' | 'failed';

const states: Readonly<Record<IngestionStatus, IngestionState>> = {
  0: 'none',
  1: 'waiting',
  2: 'ready',
  99: 'failed',
};

export function ingestionState(status: IngestionStatus): IngestionState {
  return states[status];
}
