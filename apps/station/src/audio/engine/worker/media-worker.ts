import { everyBeat } from '../../../platform/heartbeat/every-beat.ts';
import { AudioError, isAudioError } from '../../audio-error.ts';
import { FlowControl } from '../flow-control.ts';
import type { MediaJobName, MediaJobs } from '../media-jobs.ts';
import type { StreamFacts } from '../stream-facts.ts';
import { WINDOW, type FromWorker, type StartMessage, type ToWorker } from '../worker-messages.ts';
import { audioTracksOf } from './audio-tracks.ts';
import { clipVideoJob } from './clip-video-job.ts';
import { encodeMp3Job } from './encode-mp3-job.ts';
import { fingerprintJob } from './fingerprint-job.ts';
import { ingestJob } from './ingest-job.ts';
import { InputQueue } from './input-queue.ts';
import type { JobContext, MediaJob } from './job-context.ts';
import { labelJob } from './label-job.ts';
import { measureJob } from './measure-job.ts';
import { describeInput, probeJob } from './probe-job.ts';
import { receiveJob } from './receive-job.ts';
import { recordJob } from './record-job.ts';
import { renderJob } from './render-job.ts';
import { killAllFfmpeg } from './start-ffmpeg.ts';
import { videoJob } from './video-job.ts';

// The process that runs media jobs. The server forks one for all jobs, so that sample loops and children that hang or
// crash never affect the server. It ends when the server ends, and kills its children.

const JOBS: { [Name in MediaJobName]: MediaJob<Name> } = {
  probe: probeJob,
  describe: describeJob,
  ingest: ingestJob,
  encodeMp3: encodeMp3Job,
  measure: measureJob,
  fingerprint: fingerprintJob,
  label: labelJob,
  render: renderJob,
  video: videoJob,
  clipVideo: clipVideoJob,
  receive: receiveJob,
  record: recordJob,
};

interface Running {
  abort: AbortController;
  window: FlowControl;
  feed: InputQueue;
}

const running = new Map<number, Running>();

function send(message: FromWorker): void {
  if (process.connected) process.send?.(message);
}

async function run<Name extends MediaJobName>(start: StartMessage<Name>): Promise<void> {
  const { id } = start;
  const abort = new AbortController();
  const window = new FlowControl(WINDOW);
  const feed = new InputQueue(() => send({ type: 'fed', id }));
  running.set(id, { abort, window, feed });
  let shown = 0;
  const context: JobContext<Name> = {
    ffmpeg: start.ffmpeg,
    signal: abort.signal,
    feed,
    emit: async (item) => {
      await window.take();
      send({ type: 'item', id, item });
    },
    progress: (value) => {
      if (value < shown + 0.005 && value < 1) return;
      shown = value;
      // An estimated length can be too short.
      send({ type: 'progress', id, value: Math.min(value, 1) });
    },
  };
  try {
    send({ type: 'done', id, result: await JOBS[start.job](start.input, context) });
  } catch (error) {
    const code = abort.signal.aborted ? 'cancelled' : isAudioError(error) ? error.code : 'engine_failed';
    send({ type: 'failed', id, code, message: error instanceof Error ? error.message : String(error) });
  } finally {
    running.delete(id);
  }
}

function receive(message: ToWorker): void {
  if (message.type === 'start') {
    void run(message);
    return;
  }
  const job = running.get(message.id);
  if (message.type === 'taken') job?.window.give();
  if (message.type === 'feed') job?.feed.push(message.chunk);
  if (message.type === 'feed-end') job?.feed.end();
  if (message.type === 'cancel' && job) {
    job.abort.abort();
    job.feed.end();
    job.window.close(new AudioError('cancelled', 'cancelled'));
  }
}

process.on('message', receive);
everyBeat(() => send({ type: 'beat', id: 0 }));
process.on('disconnect', () => {
  killAllFfmpeg();
  process.exit(0);
});
// A Ctrl-C reaches the whole process group; the server decides when this process ends.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

/** Describes a stream by its first bytes. Throws `not_audio` if they hold no audio track. */
async function describeJob(
  { format, bytes }: MediaJobs['describe']['input'],
  context: JobContext<'describe'>,
): Promise<StreamFacts> {
  const input = ['-protocol_whitelist', 'pipe', '-format_whitelist', format, '-f', format, '-i', 'pipe:0'];
  return readFacts(await describeInput(input, context, bytes));
}

function readFacts(text: string): StreamFacts {
  const [track] = audioTracksOf(text).tracks;
  if (!track) throw new AudioError('not_audio', 'the stream has no audio');
  const { codec, sample_rate, channels, rest } = track;
  const rate = /, (\d+) kb\/s/.exec(rest)?.[1];
  return {
    codec,
    sample_rate,
    channels,
    bit_rate: rate === undefined ? null : Number(rate) * 1000,
  };
}
