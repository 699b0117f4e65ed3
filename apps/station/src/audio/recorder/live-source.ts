import { AudioError } from '../audio-error.ts';
import type { LiveFormat } from '../engine/media-jobs.ts';
import { IcyParser, type IcyChunk } from './icy-parser.ts';

/** An open live stream. */
export interface LiveSource {
  contentType: string | null;
  /** Whether the server announces titles. */
  hasTitles: boolean;
  /** The format, if its beginning has been read already. */
  format?: LiveFormat;
  /** Audio and titles as they arrive; ends when the server ends it, throws when it sends nothing for too long. */
  chunks: AsyncGenerator<IcyChunk, void, undefined>;
}

/** How to open a live stream. */
export interface LiveSourceOptions {
  url: string;
  fetch: typeof fetch;
  signal: AbortSignal;
  /** Milliseconds without data, while connecting and later, after which the connection is closed. */
  idleMs: number;
}

/** Connects to an Icecast or plain HTTP stream and follows redirects. Throws `stream_unavailable`, without the URL, which may hold a password. */
export async function openLiveSource({ url, fetch: request, signal, idleMs }: LiveSourceOptions): Promise<LiveSource> {
  const idle = new AbortController();
  const timer = setTimeout(() => idle.abort(), idleMs);
  try {
    const response = await request(url, {
      headers: { 'Icy-MetaData': '1', 'User-Agent': 'PostKit', Accept: '*/*' },
      signal: AbortSignal.any([signal, idle.signal]),
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new AudioError('stream_unavailable', `the stream answered ${response.status}`);
    }
    const metaInterval = Number(response.headers.get('icy-metaint') ?? 0) || 0;
    return {
      contentType: response.headers.get('content-type'),
      hasTitles: metaInterval > 0,
      chunks: readChunks(response.body, new IcyParser(metaInterval), timer, idle),
    };
  } catch (error) {
    clearTimeout(timer);
    throw unavailable(error, signal);
  }

  async function* readChunks(
    body: ReadableStream<Uint8Array>,
    parser: IcyParser,
    firstTimer: NodeJS.Timeout,
    silent: AbortController,
  ): AsyncGenerator<IcyChunk, void, undefined> {
    let waiting = firstTimer;
    try {
      for await (const bytes of body) {
        // Only the network is timed, not the consumer.
        clearTimeout(waiting);
        yield parser.push(bytes);
        waiting = setTimeout(() => silent.abort(), idleMs);
      }
    } catch (error) {
      throw unavailable(error, signal);
    } finally {
      clearTimeout(waiting);
      silent.abort();
    }
  }
}

function unavailable(error: unknown, signal: AbortSignal): AudioError {
  if (error instanceof AudioError) return error;
  if (signal.aborted) return new AudioError('cancelled', 'cancelled');
  return new AudioError('stream_unavailable', 'the stream could not be read', { cause: error });
}
