import { AudioError } from '../audio-error.ts';
import type { HlsPosition } from './hls/hls-position.ts';
import { openHlsSource, playlistBytes } from './hls/hls-source.ts';
import { readLimited } from './hls/load-bytes.ts';
import { IcyParser, type IcyChunk } from './icy-parser.ts';
import type { LiveSource } from './live-source.ts';
import { startSilence, type Silence } from './silence.ts';

/** How to open a live stream. */
export interface LiveSourceOptions {
  url: string;
  fetch: typeof fetch;
  signal: AbortSignal;
  /** Milliseconds without data, while connecting and later, after which the connection is closed. */
  idleMs: number;
  /** How far an HLS stream has been recorded. */
  position: HlsPosition;
}

/** Connects to an Icecast, plain HTTP or HLS stream and follows redirects. Throws `stream_unavailable`, without the URL, which may hold a password. */
export async function openLiveSource({ url, fetch: request, signal, idleMs, position }: LiveSourceOptions): Promise<LiveSource> {
  const idle = new AbortController();
  const timer = startSilence(idleMs, () => idle.abort());
  try {
    const response = await request(url, {
      headers: { 'Icy-MetaData': '1', 'User-Agent': 'PostKit', Accept: '*/*' },
      signal: AbortSignal.any([signal, idle.signal]),
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new AudioError('stream_unavailable', `the stream answered ${response.status}`);
    }
    const contentType = response.headers.get('content-type');
    const finalUrl = response.url || url;
    if (isPlaylist(contentType, finalUrl)) {
      const text = new TextDecoder().decode(await readLimited(response, playlistBytes));
      timer.end();
      const source = await openHlsSource(text, finalUrl, { fetch: request, signal, idleMs, position });
      return { ...source, chunks: passErrors(source.chunks) };
    }
    const metaInterval = Number(response.headers.get('icy-metaint') ?? 0) || 0;
    return {
      kind: 'http',
      contentType,
      hasTitles: metaInterval > 0,
      chunks: readChunks(response.body, new IcyParser(metaInterval), timer, idle),
    };
  } catch (error) {
    timer.end();
    throw unavailable(error, signal);
  }

  async function* passErrors(chunks: LiveSource['chunks']): LiveSource['chunks'] {
    try {
      yield* chunks;
    } catch (error) {
      throw unavailable(error, signal);
    }
  }

  async function* readChunks(
    body: ReadableStream<Uint8Array>,
    parser: IcyParser,
    firstTimer: Silence,
    silent: AbortController,
  ): AsyncGenerator<IcyChunk, void, undefined> {
    let waiting = firstTimer;
    try {
      for await (const bytes of body) {
        // Only the network is timed, not the consumer.
        waiting.end();
        yield parser.push(bytes);
        waiting = startSilence(idleMs, () => silent.abort());
      }
    } catch (error) {
      throw unavailable(error, signal);
    } finally {
      waiting.end();
      silent.abort();
    }
  }
}

function isPlaylist(contentType: string | null, url: string): boolean {
  return /mpegurl/i.test(contentType ?? '') || /\.m3u8$/i.test(URL.parse(url)?.pathname ?? '');
}

function unavailable(error: unknown, signal: AbortSignal): AudioError {
  if (error instanceof AudioError) return error;
  if (signal.aborted) return new AudioError('cancelled', 'cancelled');
  return new AudioError('stream_unavailable', 'the stream could not be read', { cause: error });
}
