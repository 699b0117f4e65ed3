import type { FeedChunk, MediaJobName, MediaJobs } from '../media-jobs.ts';

/** What a running job may use. */
export interface JobContext<Name extends MediaJobName> {
  /** Path of the ffmpeg program. */
  ffmpeg: string;
  /** Aborted when the job is cancelled; its children are killed by then. */
  signal: AbortSignal;
  /** Hands an item to the server, in call order; waits while too many are not yet taken. */
  emit: (item: MediaJobs[Name]['item']) => Promise<void>;
  /** Says how much is done, 0 to 1. */
  progress: (value: number) => void;
  /** What the server sends while the job runs. */
  feed: AsyncIterable<FeedChunk>;
}

/** A job of the media worker. */
export type MediaJob<Name extends MediaJobName> = (
  input: MediaJobs[Name]['input'],
  context: JobContext<Name>,
) => Promise<MediaJobs[Name]['result']>;
