import { charsetOf, decodeText } from '../../platform/text/decode-text.ts';
import { AudioError, isAudioError } from '../audio-error.ts';
import type { HlsPosition } from './hls/hls-position.ts';
import { openHlsSource, playlistBytes } from './hls/hls-source.ts';
import { IcyParser, type IcyChunk } from './icy-parser.ts';
import type { LiveChunk, LiveSource } from './live-source.ts';
import { OggTitles } from './ogg-titles.ts';
import { readStart } from './read-start.ts';
import { startSilence } from './silence.ts';
import { isHlsPlaylist, PlaylistError, playlistEntries } from './stream-playlist.ts';
import { cleanTitle, decodeTitle } from './stream-title.ts';

/** How to open a live stream. */
export interface LiveSourceOptions {
  url: string;
  fetch: typeof fetch;
  signal: AbortSignal;
  /** Milliseconds without data, while connecting and later, after which the connection is closed. */
  idleMs: number;
  /** How far an HLS stream has been recorded. */
  position: HlsPosition;
  /** The encoding of titles that name none, by the user's setting; null to find it out. */
  charset: string | null;
}

/** Addresses of a playlist file that are tried, in order. */
const mostEntries = 5;
/** A playlist file may lead to another one. */
const mostPlaylists = 2;

/**
 * Connects to an Icecast, SHOUTcast, plain HTTP or HLS stream, and follows redirects and playlist files. The first bytes
 * decide which one it is, not the type or the name.
 * @throws stream_unavailable or audio_unsupported, without the URL, which may hold a password
 */
export function openLiveSource(options: LiveSourceOptions): Promise<LiveSource> {
  return openAt(options, mostPlaylists);
}

async function openAt(options: LiveSourceOptions, playlistsLeft: number): Promise<LiveSource> {
  const { url, fetch: request, signal, idleMs, charset } = options;
  const idle = new AbortController();
  const connecting = startSilence(idleMs, () => idle.abort());
  try {
    const response = await request(url, {
      headers: { 'Icy-MetaData': '1', 'User-Agent': 'PostKit', Accept: '*/*' },
      signal: AbortSignal.any([signal, idle.signal]),
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new AudioError('stream_unavailable', `the stream answered ${response.status}`);
    }
    connecting.end();
    const { headers } = response;
    const contentType = headers.get('content-type');
    const metaInterval = Number(headers.get('icy-metaint') ?? 0) || 0;
    const parser = new IcyParser(metaInterval, (bytes) =>
      cleanTitle(decodeTitle(bytes, charset, charsetOf(contentType))),
    );
    const chunks = readChunks(response.body, parser, options, idle);
    const start = await readStart(chunks, { contentType, mostTextBytes: playlistBytes });
    if ('text' in start) {
      const { text } = decodeText(start.text, { sent: charsetOf(contentType) });
      return await openPlaylist(text, response.url || url, options, playlistsLeft);
    }
    const length = headers.get('content-length');
    return {
      kind: 'http',
      hasTitles: metaInterval > 0 || start.format === 'ogg',
      length: length === null ? null : Number(length),
      chunks: liveChunks(start.chunks, chunks, { format: start.format, charset }),
    };
  } catch (error) {
    idle.abort();
    throw unavailable(error, signal);
  } finally {
    connecting.end();
  }
}

/** Opens the stream of a text: that of a playlist of HLS, or of the first address of a playlist file that works. */
async function openPlaylist(
  text: string,
  url: string,
  options: LiveSourceOptions,
  playlistsLeft: number,
): Promise<LiveSource> {
  if (isHlsPlaylist(text)) {
    const source = await openHlsSource(text, url, options);
    return { ...source, chunks: passErrors(source.chunks, options.signal) };
  }
  const entries = playlistEntries(text, url);
  if (!entries) throw new AudioError('audio_unsupported', 'the address leads to a text, not to a stream');
  let cause: unknown;
  for (const entry of playlistsLeft > 0 ? entries.slice(0, mostEntries) : []) {
    try {
      return await openAt({ ...options, url: entry }, playlistsLeft - 1);
    } catch (error) {
      if (isAudioError(error, 'cancelled')) throw error;
      cause ??= error;
    }
  }
  throw new PlaylistError(entries, { cause });
}

/** The bytes of a body without its metadata. Closes the connection if it sends nothing for too long. */
async function* readChunks(
  body: ReadableStream<Uint8Array>,
  parser: IcyParser,
  { idleMs, signal }: LiveSourceOptions,
  idle: AbortController,
): AsyncGenerator<IcyChunk, void, undefined> {
  let waiting = startSilence(idleMs, () => idle.abort());
  try {
    for await (const bytes of body) {
      // Only the network is timed, not the consumer.
      waiting.end();
      yield parser.push(bytes);
      waiting = startSilence(idleMs, () => idle.abort());
    }
  } catch (error) {
    throw unavailable(error, signal);
  } finally {
    waiting.end();
    idle.abort();
  }
}

/** All chunks of a stream whose beginning has been read, with the titles of Ogg. */
async function* liveChunks(
  start: readonly IcyChunk[],
  rest: AsyncGenerator<IcyChunk, void, undefined>,
  { format, charset }: { format: LiveChunk['format']; charset: string | null },
): AsyncGenerator<LiveChunk, void, undefined> {
  // Vorbis comments are UTF-8, so that a setting counts only for those that are not.
  const titles =
    format === 'ogg' ? new OggTitles((bytes) => decodeText(bytes, { sent: charset }).text) : undefined;
  const read = (chunk: IcyChunk): LiveChunk => ({ ...chunk, format, ...(titles && titlesOf(chunk, titles)) });
  try {
    for (const chunk of start) yield read(chunk);
    for await (const chunk of rest) yield read(chunk);
  } finally {
    await rest.return();
  }
}

function titlesOf(
  { audio }: IcyChunk,
  titles: OggTitles,
): Pick<LiveChunk, 'audio' | 'opening' | 'placed' | 'position_ms'> {
  const { position_ms } = titles;
  return { ...titles.push(Buffer.concat(audio)), position_ms };
}

async function* passErrors(chunks: LiveSource['chunks'], signal: AbortSignal): LiveSource['chunks'] {
  try {
    yield* chunks;
  } catch (error) {
    throw unavailable(error, signal);
  }
}

function unavailable(error: unknown, signal: AbortSignal): AudioError {
  if (error instanceof AudioError) return error;
  if (signal.aborted) return new AudioError('cancelled', 'cancelled');
  return new AudioError('stream_unavailable', 'the stream could not be read', { cause: error });
}
