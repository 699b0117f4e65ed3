import { availableParallelism } from 'node:os';
import type { Readable } from 'node:stream';
import type { ProcessHealth } from '../../platform/heartbeat/process-health.ts';
import { traced } from '../../platform/telemetry/tracing.ts';
import type { Turn } from '../../platform/turns/turn.ts';
import type { ByteRange } from '../archive/read-ranges.ts';
import { AudioError } from '../audio-error.ts';
import type { SoundStretch } from '../ear/label-sound.ts';
import { renderEpisode, type EpisodeRender, type RenderedEpisode } from '../render/render-episode.ts';
import { checkFfmpeg, hasChromaprint } from './check-ffmpeg.ts';
import type { EncodedSegment } from './encoded-segment.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import type { IngestResult } from './ingest-result.ts';
import { JobSlots } from './job-slots.ts';
import { MediaJob, type MediaJobOptions } from './media-job.ts';
import type {
  ClipVideoInput,
  FinishedVideo,
  IngestInput,
  LiveFormat,
  MediaJobName,
  MediaJobs,
  ReceiveInput,
  VideoInput,
} from './media-jobs.ts';
import { mp3Stream } from './mp3-stream.ts';
import type { ProbeResult } from './probe-result.ts';
import type { StreamFacts } from './stream-facts.ts';
import { WorkerLink, type MediaWorker } from './worker-link.ts';

/** Settings of the engine. */
export interface EngineOptions {
  /** Jobs at a time, recordings not counted; the number of cores by default. */
  concurrency?: number;
  /** Receives the lines that the media worker writes to stderr. */
  log?: (message: string) => void;
  /** Path of ffmpeg; located automatically by default. */
  ffmpeg?: string;
  /** Runs the jobs, and is closed with the engine; by default a process of its own. */
  worker?: MediaWorker | undefined;
}

/** Options of every call. */
export interface JobOptions {
  /** Cancels the job. */
  signal?: AbortSignal;
  /** Receives the progress, 0 to 1. */
  onProgress?: (value: number) => void;
  /** Decides when a job starts that finds all slots taken; by default interactive work of no station. */
  turn?: Turn;
}

const interactive: Turn = { lane: 'interactive', station: null };

/** The audio engine: jobs run in one forked worker, each in an ffmpeg of its own. Every failure is an AudioError. */
export interface AudioEngine {
  /** Reads the metadata of a file. */
  probe(file: string, options?: JobOptions): Promise<ProbeResult>;
  /** Reads how the audio of a stream is encoded from its first bytes. Throws `not_audio` without an audio track. */
  describe(input: { format: LiveFormat; bytes: Uint8Array }, options?: JobOptions): Promise<StreamFacts>;
  /** Encodes a file in one pass: `onSegment` receives each segment in order (append it there), the result has lengths and loudness. */
  ingest(
    input: IngestInput,
    options: JobOptions & { onSegment: (segment: EncodedSegment) => void | Promise<void> },
  ): Promise<IngestResult>;
  /** An mp3 that is encoded while it is read, for downloads. Destroying the stream stops the encoder. */
  encodeMp3(input: { ranges: ByteRange[]; bitrate?: number }, options?: JobOptions): Readable;
  /** Measures segments of the archive whose ranges are given as a whole; `frames` are those of each segment. */
  measure(
    input: { ranges: ByteRange[]; frames: number[] },
    options?: JobOptions,
  ): Promise<{ levels: Uint8Array[] }>;
  /** The Chromaprint fingerprint of audio of the archive: 32 bits for every 124 ms, little-endian. See `canFingerprint`. */
  fingerprint(
    input: { ranges: ByteRange[]; frames: number },
    options?: JobOptions,
  ): Promise<{ items: Uint8Array }>;
  /**
   * Distinguishes speech, music and speech over music by their sound. An hour takes about 80 s of one core, and 3 MB in the media worker
   * besides the model, which is read for each job.
   */
  label(
    input: { ranges: ByteRange[]; frames: number },
    options?: JobOptions,
  ): Promise<{ stretches: SoundStretch[] }>;
  /** Whether this ffmpeg can compute fingerprints. */
  canFingerprint(): Promise<boolean>;
  /** Assembles an episode into a file. */
  render(input: EpisodeRender, options?: JobOptions): Promise<RenderedEpisode>;
  /** Renders a video from a cover and an audio file. */
  video(input: VideoInput, options?: JobOptions): Promise<FinishedVideo>;
  /** Renders a clip to share. */
  clipVideo(input: ClipVideoInput, options?: JobOptions): Promise<FinishedVideo>;
  /** Receives an SRT or RTP stream; `onItem` receives its audio in a container. */
  receive(input: ReceiveInput, options: MediaJobOptions<Uint8Array>): MediaJob<'receive'>;
  /** Starts the encoder of a live stream; see `createRecorder`. */
  record(format: LiveFormat, options: MediaJobOptions<EncodedSegment>): MediaJob<'record'>;
  /** Throws `engine_missing` when ffmpeg is missing, is another program, or lacks components that the jobs use. */
  check(): Promise<void>;
  /** The heartbeats of the media worker; null while there is none. */
  workerHealth(): ProcessHealth | null;
  /** Process id of the media worker while there is one. */
  workerPid(): number | undefined;
  /** Ends the worker; running jobs fail with `engine_died`. */
  close(): Promise<void>;
}

/** Creates the engine. Throws `engine_missing` when no ffmpeg is found; the worker starts with the first job. */
export function createEngine({
  concurrency = availableParallelism(),
  log = () => undefined,
  ffmpeg = findFfmpeg(),
  worker = new WorkerLink(log),
}: EngineOptions = {}): AudioEngine {
  const slots = new JobSlots(concurrency);
  let closed = false;

  function start<Name extends MediaJobName>(
    job: Name,
    input: MediaJobs[Name]['input'],
    options: MediaJobOptions<MediaJobs[Name]['item']>,
  ): MediaJob<Name> {
    if (closed) throw new AudioError('engine_died', 'the engine is closed');
    return new MediaJob(worker, { ffmpeg, job, input }, options);
  }

  async function run<Name extends MediaJobName>(
    job: Name,
    input: MediaJobs[Name]['input'],
    {
      turn = interactive,
      ...options
    }: MediaJobOptions<MediaJobs[Name]['item']> & Pick<JobOptions, 'turn'> = {},
  ): Promise<MediaJobs[Name]['result']> {
    const free = await slots.take(turn, options.signal);
    try {
      return await traced(
        { name: `media ${job}`, attributes: { 'postkit.media': job } },
        () => start(job, input, options).result,
      );
    } finally {
      free();
    }
  }

  return {
    probe: (file, options) => run('probe', { file }, options),
    describe: (input, options) => run('describe', input, options),
    ingest: (input, { onSegment, ...options }) => run('ingest', input, { ...options, onItem: onSegment }),
    encodeMp3: (input, options = {}) => mp3Stream((job) => run('encodeMp3', input, job), options),
    measure: (input, options) => run('measure', input, options),
    fingerprint: (input, options) => run('fingerprint', input, options),
    label: (input, options) => run('label', input, options),
    canFingerprint: () => hasChromaprint(ffmpeg),
    render: (input, options) => renderEpisode(input, (job) => run('render', job, options)),
    video: (input, options) => run('video', input, options),
    clipVideo: (input, options) => run('clipVideo', input, options),
    receive: (input, options) => start('receive', input, options),
    record: (format, options) => start('record', { format }, options),
    check: () => checkFfmpeg(ffmpeg),
    workerHealth: () => worker.health,
    workerPid: () => worker.pid,
    close: async () => {
      closed = true;
      await worker.close();
    },
  };
}
