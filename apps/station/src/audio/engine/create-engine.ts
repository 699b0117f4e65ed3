import { availableParallelism } from 'node:os';
import type { Readable } from 'node:stream';
import type { Turn } from '../../platform/turns/turn.ts';
import { AudioError } from '../audio-error.ts';
import type { ByteRange } from '../archive/read-ranges.ts';
import { renderEpisode, type EpisodeRender, type RenderedEpisode } from '../render/render-episode.ts';
import { checkFfmpeg } from './check-ffmpeg.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import type { EncodedSegment } from './encoded-segment.ts';
import type { IngestResult } from './ingest-result.ts';
import { JobSlots } from './job-slots.ts';
import { MediaJob, type MediaJobOptions } from './media-job.ts';
import type { FinishedVideo, IngestInput, LiveFormat, MediaJobName, MediaJobs, VideoInput } from './media-jobs.ts';
import { mp3Stream } from './mp3-stream.ts';
import type { ProbeResult } from './probe-result.ts';
import { WorkerLink } from './worker-link.ts';

/** Settings of the engine. */
export interface EngineOptions {
  /** Jobs at a time, recordings not counted; the number of cores by default. */
  concurrency?: number;
  /** Hears what the media worker writes to stderr. */
  log?: (message: string) => void;
  /** Path of ffmpeg; found when left out. */
  ffmpeg?: string;
}

/** Options of every call. */
export interface JobOptions {
  /** Cancels the job. */
  signal?: AbortSignal;
  /** Receives the progress, 0 to 1. */
  onProgress?: (value: number) => void;
  /** Decides when a job that finds all slots taken starts; interactive work of no station when left out. */
  turn?: Turn;
}

const interactive: Turn = { lane: 'interactive', station: null };

/** The audio engine: jobs run in one forked worker, each in an ffmpeg of its own. Every failure is an AudioError. */
export interface AudioEngine {
  /** Reads what a file says about itself. */
  probe(file: string, options?: JobOptions): Promise<ProbeResult>;
  /** One pass over a file: `onSegment` takes each segment in order (append it there), the answer has lengths and loudness. */
  ingest(input: IngestInput, options: JobOptions & { onSegment: (segment: EncodedSegment) => void | Promise<void> }): Promise<IngestResult>;
  /** An mp3 made while it is read, for downloads. Destroying the stream stops the encoder. */
  encodeMp3(input: { ranges: ByteRange[]; bitrate?: number }, options?: JobOptions): Readable;
  /** Assembles an episode into a file. */
  render(input: EpisodeRender, options?: JobOptions): Promise<RenderedEpisode>;
  /** Makes a video of a cover and a sound. */
  video(input: VideoInput, options?: JobOptions): Promise<FinishedVideo>;
  /** Starts the encoder of a live stream; see `createRecorder`. */
  record(format: LiveFormat, options: MediaJobOptions<EncodedSegment>): MediaJob<'record'>;
  /** Throws `engine_missing` where ffmpeg is gone, is something else, or lacks what the jobs need. */
  check(): Promise<void>;
  /** Process id of the media worker while there is one. */
  workerPid(): number | undefined;
  /** Ends the worker and everything under way (`engine_died`). */
  close(): Promise<void>;
}

/** Makes the engine. Throws `engine_missing` when there is no ffmpeg; the worker starts with the first job. */
export function createEngine({
  concurrency = availableParallelism(),
  log = () => undefined,
  ffmpeg = findFfmpeg(),
}: EngineOptions = {}): AudioEngine {
  const link = new WorkerLink(log);
  const slots = new JobSlots(concurrency);
  let closed = false;

  function start<Name extends MediaJobName>(
    job: Name,
    input: MediaJobs[Name]['input'],
    options: MediaJobOptions<MediaJobs[Name]['item']>,
  ): MediaJob<Name> {
    if (closed) throw new AudioError('engine_died', 'the engine is closed');
    return new MediaJob(link, { ffmpeg, job, input }, options);
  }

  async function run<Name extends MediaJobName>(
    job: Name,
    input: MediaJobs[Name]['input'],
    { turn = interactive, ...options }: MediaJobOptions<MediaJobs[Name]['item']> & Pick<JobOptions, 'turn'> = {},
  ): Promise<MediaJobs[Name]['result']> {
    const free = await slots.take(turn, options.signal);
    try {
      return await start(job, input, options).result;
    } finally {
      free();
    }
  }

  return {
    probe: (file, options) => run('probe', { file }, options),
    ingest: (input, { onSegment, ...options }) => run('ingest', input, { ...options, onItem: onSegment }),
    encodeMp3: (input, options = {}) => mp3Stream((job) => run('encodeMp3', input, job), options),
    render: (input, options) => renderEpisode(input, (job) => run('render', job, options)),
    video: (input, options) => run('video', input, options),
    record: (format, options) => start('record', { format }, options),
    check: () => checkFfmpeg(ffmpeg),
    workerPid: () => link.pid,
    close: async () => {
      closed = true;
      await link.close();
    },
  };
}
