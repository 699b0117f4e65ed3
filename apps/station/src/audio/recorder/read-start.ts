import { decodeText } from '../../platform/text/decode-text.ts';
import { AudioError, isAudioError } from '../audio-error.ts';
import type { LiveFormat } from '../engine/media-jobs.ts';
import { id3Bytes } from '../mpeg/mp3-frame.ts';
import type { IcyChunk } from './icy-parser.ts';
import { formatBytes, liveFormat, namedFormat } from './live-format.ts';

/** Bytes that show whether a body is text. */
const textBytes = 512;
// oxlint-disable-next-line no-control-regex -- text has no such characters
const controls = /[\0-\u0008\u000e-\u001a\u001c-\u001f\u007f]/;

/** The beginning of a body: that of audio, with the chunks that have been read, or all of a text. */
export type BodyStart =
  | { readonly format: LiveFormat; readonly chunks: readonly IcyChunk[] }
  | { readonly text: Uint8Array };

interface StartOptions {
  /** The type by the server, which counts only for bytes that show nothing. */
  readonly contentType: string | null;
  /** Longest text. */
  readonly mostTextBytes: number;
}

/**
 * Reads a body until its bytes show whether it is audio, and of which format, or a text.
 * @throws audio_unsupported if it is neither
 */
export async function readStart(
  chunks: AsyncIterator<IcyChunk>,
  { contentType, mostTextBytes }: StartOptions,
): Promise<BodyStart> {
  const read: IcyChunk[] = [];
  let start: Uint8Array = Buffer.alloc(0);
  let isWhole = false;
  /** A text is complete when nothing follows it: some servers leave its connection open. */
  async function next(): Promise<IteratorResult<IcyChunk, undefined>> {
    try {
      return await chunks.next();
    } catch (error) {
      if (isAudioError(error, 'cancelled') || start.length === 0 || !isTextStart(start)) throw error;
      return { done: true, value: undefined };
    }
  }
  for (;;) {
    const { value, done = false } = await next();
    isWhole = done;
    if (value) {
      read.push(value);
      start = Buffer.concat([start, ...value.audio]);
    }
    if (isWhole && start.length === 0)
      throw new AudioError('stream_unavailable', 'the stream ended before any audio arrived');
    const format = liveFormat(start.subarray(0, formatBytes), isWhole && start.length <= formatBytes);
    if (format !== undefined) return { format, chunks: read };
    const isText = isTextStart(start);
    if (isText && isWhole) return { text: start };
    if (isText && start.length > mostTextBytes) throw unsupported();
    if (!isText && (isWhole || start.length >= formatBytes)) break;
  }
  // A tag may be longer than the bytes that are looked at.
  const named = namedFormat(contentType) ?? (id3Bytes(start) > 0 ? 'mp3' : undefined);
  if (named === undefined) throw unsupported();
  return { format: named, chunks: read };
}

function isTextStart(start: Uint8Array): boolean {
  return !controls.test(decodeText(start.subarray(0, textBytes)).text);
}

function unsupported(): AudioError {
  return new AudioError('audio_unsupported', 'the stream is neither mp3, nor AAC, nor Ogg, MPEG-TS or WebM');
}
