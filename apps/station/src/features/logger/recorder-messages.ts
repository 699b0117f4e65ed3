import type { Recording } from '@postkit/sdk/schema';

/** Messages from the web process to the recorder process. */
export type ToRecorder = {
  /** Record or stop, according to the stored settings of a station. */
  readonly type: 'apply';
  readonly id: number;
  readonly stationId: number;
};

/** Messages from the recorder process to the web process. */
export type FromRecorder =
  /** An `apply` succeeded, or failed with this error. */
  | { readonly type: 'applied'; readonly id: number; readonly error: string | null }
  /** All current recordings, by station; sent whenever the web process connects. */
  | {
      readonly type: 'recordings';
      readonly recordings: readonly (readonly [stationId: number, recording: Recording])[];
    }
  | { readonly type: 'recording'; readonly stationId: number; readonly recording: Recording }
  /** Live events were written to the database. */
  | { readonly type: 'published' };
