import type { Recording } from '@postkit/sdk/schema';

/** What the web process sends to the recorder process. */
export type ToRecorder = {
  /** Record, or do not, as the stored settings of a station say. */
  readonly type: 'apply';
  readonly id: number;
  readonly stationId: number;
};

/** What the recorder process sends to the web process. */
export type FromRecorder =
  /** An `apply` was carried out, or failed with these words. */
  | { readonly type: 'applied'; readonly id: number; readonly error: string | null }
  /** All that is being recorded, by station; sent whenever the web process comes. */
  | { readonly type: 'recordings'; readonly recordings: readonly (readonly [stationId: number, recording: Recording])[] }
  | { readonly type: 'recording'; readonly stationId: number; readonly recording: Recording }
  /** Live events were written to the database. */
  | { readonly type: 'published' };
