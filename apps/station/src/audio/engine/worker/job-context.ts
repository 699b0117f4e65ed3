import type { FeedChunk, MediaJobName, MediaJobs } from '../media-jobs.ts';

/** The resources of a running job. */
export interface JobContext<Name extends MediaJobName> {
  /** Path of the ffmpeg program. */
  ffmpeg: string;
  /** Aborted when the job is cancelled; its children are already killed at that time. */
  signal: AbortSignal;
  /** Sends an item to the server, in call order; waits while too many are unacknowledged. */
  emit: (item: MediaJobs[Name]['item']) => Promise<void>;
  /** Reports the progress, 0 to 1. */
  progress: (value: number) => void;
  /** Chunks that the server sends while the job runs. */
  feed: AsyncIterable<FeedChunk>;
}

/** A job of the media worker. */
export type MediaJob<Name extends MediaJobName> = (
  input: MediaJobs[Name]['input'],
  context: JobContext<Name>,
) => Promise<MediaJobs[Name]['result']>;
