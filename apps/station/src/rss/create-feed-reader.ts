import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { fail } from '../platform/errors/platform-errors.ts';
import { programFile } from '../platform/station-files.ts';
import type { FeedReport } from './check-feed.ts';
import type { FeedDocument, FeedReading } from './feed-worker.ts';
import type { ReceivedPodcast } from './podcast.ts';
import type { ChaptersFile } from './read-chapters-file.ts';
import { UnreadableFeed } from './unreadable-feed.ts';

/** A document without its purpose. */
type Received = Omit<FeedDocument, 'purpose'>;

/** Reads feeds and chapters of other hosts in a thread, within limits. */
export interface FeedReader {
  /**
   * Resolves to null for a document that is not RSS.
   * @throws UnreadableFeed beyond the limits, service.unavailable when too many documents wait, the reason of the signal
   */
  read(document: Received, signal: AbortSignal): Promise<ReceivedPodcast | null>;
  /** The findings about a feed, with the same errors; null for a document that is not a feed. */
  check(document: Received, signal: AbortSignal): Promise<FeedReport | null>;
  /** The chapters in a JSON file of `podcast:chapters`, with the same errors; UnreadableFeed also for another format. */
  chapters(document: Received, signal: AbortSignal): Promise<ChaptersFile>;
  close(): Promise<void>;
}

export interface FeedReaderSettings {
  /** Milliseconds for one document. */
  readonly timeoutMs?: number;
  /** Megabytes of heap for one document. */
  readonly memoryMb?: number;
  /** Documents that may be read or wait at a time. */
  readonly maxPending?: number;
}

/** Milliseconds after which an idle thread ends. */
const idleMs = 30_000;

/** One document at a time, in one thread that starts with the first document. */
export function createFeedReader({
  timeoutMs = 20_000,
  memoryMb = 512,
  maxPending = 16,
}: FeedReaderSettings = {}): FeedReader {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let atOnce = 0;

  function startThread(): Worker {
    const started = new Worker(programFile('feed-worker'), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      // The thread reads untrusted documents, so it gets none of the server's secrets.
      env: {},
      execArgv: [],
    });
    started.on('error', () => {});
    started.once('exit', () => {
      if (thread === started) thread = undefined;
    });
    return started;
  }

  async function endThread(): Promise<void> {
    clearTimeout(idle);
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  }

  async function readNow(
    document: FeedDocument,
    signal: AbortSignal,
  ): Promise<Exclude<FeedReading, { refusal: string }>> {
    signal.throwIfAborted();
    clearTimeout(idle);
    const worker = (thread ??= startThread());
    worker.ref();
    const time = AbortSignal.timeout(timeoutMs);
    try {
      const answered = once(worker, 'message', { signal: AbortSignal.any([signal, time]) });
      worker.postMessage(document);
      const [reading] = (await answered) as [FeedReading];
      worker.unref();
      idle = setTimeout(() => void endThread(), idleMs).unref();
      if ('refusal' in reading) throw new UnreadableFeed(reading.refusal);
      return reading;
    } catch (error) {
      if (error instanceof UnreadableFeed) throw error;
      await endThread();
      throw explain(error, signal, time);
    }
  }

  async function inTurn(document: FeedDocument, signal: AbortSignal) {
    if (atOnce >= maxPending)
      throw fail('service.unavailable', {
        message: 'The station is reading other feeds. Try again shortly.',
      });
    atOnce += 1;
    const turn = last.then(() => readNow(document, signal));
    last = turn.catch(() => {});
    try {
      return await turn;
    } finally {
      atOnce -= 1;
    }
  }

  return {
    async read(document, signal) {
      const reading = await inTurn({ ...document, purpose: 'import' }, signal);
      return 'podcast' in reading ? reading.podcast : null;
    },
    async check(document, signal) {
      const reading = await inTurn({ ...document, purpose: 'check' }, signal);
      return 'report' in reading ? reading.report : null;
    },
    async chapters(document, signal) {
      const reading = await inTurn({ ...document, purpose: 'chapters' }, signal);
      return 'chapters' in reading ? reading.chapters : { chapters: [], skipped: 0 };
    },
    close: endThread,
  };
}

function explain(error: unknown, signal: AbortSignal, time: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (time.aborted) return new UnreadableFeed('This feed takes too long to be read.', { cause: error });
  const outOfMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return outOfMemory ? new UnreadableFeed('This feed is too large to be read.', { cause: error }) : error;
}
