import { setTimeout as wait } from 'node:timers/promises';
import { newestTitle, type LiveChunk, type LiveSource } from './live-source.ts';
import { streamStart, type StreamStart } from './stream-start.ts';

interface WatchOptions {
  readonly open: (signal: AbortSignal) => Promise<LiveSource>;
  /** Milliseconds before each attempt. */
  readonly everyMs: number;
  /** Milliseconds for which the address must deliver audio. */
  readonly steadyMs: number;
}

/** Tries an address repeatedly, until it delivers audio steadily. */
export interface AddressWatch {
  /** The open source once the address works, else undefined. The caller owns the source that it gets. */
  readonly take: () => LiveSource | undefined;
  /** Ends the attempts, and closes a source that was not taken. */
  readonly stop: () => void;
}

/** Starts to watch an address. The source starts at the audio that is on air when it is taken, with the last title. */
export function watchAddress({ open, everyMs, steadyMs }: WatchOptions): AddressWatch {
  const stopping = new AbortController();
  let ready: LiveSource | undefined;
  let isTaken = false;

  async function attempt(signal: AbortSignal): Promise<LiveSource> {
    const source = await open(signal);
    let start: StreamStart | undefined;
    let title = '';
    let steadyAt = Number.POSITIVE_INFINITY;
    for (;;) {
      const { value: chunk, done } = await source.chunks.next();
      if (done) throw new Error('the server ended the stream');
      title = newestTitle(chunk) ?? title;
      if (!chunk.audio.some(({ length }) => length > 0)) continue;
      if (!start) {
        start = streamStart(chunk.format);
        steadyAt = Date.now() + steadyMs;
      }
      if (Date.now() >= steadyAt) {
        const audio = start.begin(chunk.audio);
        const first: LiveChunk = {
          ...chunk,
          audio,
          begins: 'stream',
          titles: [],
          placed: [],
          opening: title,
        };
        return { ...source, chunks: resume(first, source.chunks) };
      }
      for (const bytes of chunk.audio) start.push(bytes);
    }
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted && !ready) {
      await wait(everyMs, undefined, { signal: stopping.signal });
      // An attempt that fails leaves its connection to this signal.
      const failing = new AbortController();
      ready = await attempt(AbortSignal.any([stopping.signal, failing.signal])).catch(() => undefined);
      if (!ready) failing.abort();
    }
  }
  watch().catch(() => undefined);

  return {
    take() {
      isTaken ||= ready !== undefined;
      return ready;
    },
    stop() {
      if (!isTaken) stopping.abort();
    },
  };
}

async function* resume(first: LiveChunk, rest: LiveSource['chunks']): LiveSource['chunks'] {
  yield first;
  yield* rest;
}
