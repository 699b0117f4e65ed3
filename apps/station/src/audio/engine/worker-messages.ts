import type { AudioErrorCode } from '../audio-error.ts';
import type { FeedChunk, MediaJobName, MediaJobs } from './media-jobs.ts';

/** Starts a job. */
export interface StartMessage<Name extends MediaJobName> {
  type: 'start';
  id: number;
  job: Name;
  input: MediaJobs[Name]['input'];
  ffmpeg: string;
}

/** From the server to the media worker. */
export type ToWorker =
  | StartMessage<MediaJobName>
  | { type: 'cancel'; id: number }
  | { type: 'taken'; id: number }
  | { type: 'feed'; id: number; chunk: FeedChunk }
  | { type: 'feed-end'; id: number };

/** From the media worker to the server. */
export type FromWorker =
  | { type: 'item'; id: number; item: unknown }
  /** A heartbeat of the worker, of no job. */
  | { type: 'beat'; id: 0 }
  | { type: 'fed'; id: number }
  | { type: 'progress'; id: number; value: number }
  | { type: 'done'; id: number; result: unknown }
  | { type: 'failed'; id: number; code: AudioErrorCode; message: string };

/** Items in flight in one direction before the sender waits; it bounds memory. */
export const WINDOW = 4;
