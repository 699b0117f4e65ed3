import { createDecipheriv } from 'node:crypto';
import { AudioError } from '../../audio-error.ts';
import type { LiveFormat } from '../../engine/media-jobs.ts';
import { liveFormat } from '../live-format.ts';
import { fragmentMetadata } from './fragment-metadata.ts';
import { splitId3 } from './id3-title.ts';
import { id3Key, type SegmentMetadata } from './segment-metadata.ts';
import { timedMetadata } from './timed-metadata.ts';

/** The audio of a segment as the encoder takes it. */
export interface SegmentAudio {
  readonly format: LiveFormat;
  readonly bytes: Uint8Array;
  readonly metadata: SegmentMetadata;
}

/**
 * Finds out the format of a segment, and removes the tags before packed audio.
 * @param header the beginning that the playlist gives for it, as it does for fragments of MP4
 * @param charset the encoding of titles that name none, by the user's setting; null to find it out
 * @throws audio_unsupported for other formats
 */
export function segmentAudio(
  bytes: Uint8Array,
  header: Uint8Array | undefined,
  charset: string | null,
): SegmentAudio {
  if (header) return { format: 'mp4', bytes, metadata: fragmentMetadata(bytes, header, charset) };
  const { title, rest } = splitId3(bytes, charset);
  const format = liveFormat(rest, true);
  if (format === undefined)
    throw new AudioError('audio_unsupported', 'a segment of the stream is neither MPEG-TS, nor AAC, nor mp3');
  if (format === 'mpegts') return { format, bytes: rest, metadata: timedMetadata(rest, charset) };
  const tag = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength - rest.byteLength);
  const metadata = {
    titles: title === undefined ? [] : [{ title, offset_ms: 0 }],
    tags: tag.length === 0 || id3Key(tag) === '' ? [] : [{ bytes: tag, offset_ms: 0 }],
    splices: [],
  };
  return { format, bytes: rest, metadata };
}

/** Decrypts a segment (AES-128). The default vector is its number. */
export function decryptSegment(
  bytes: Uint8Array,
  key: Uint8Array,
  iv: Uint8Array | undefined,
  sequence: number,
): Uint8Array {
  const vector = Buffer.alloc(16);
  vector.writeBigUInt64BE(BigInt(sequence), 8);
  try {
    const decipher = createDecipheriv('aes-128-cbc', key, iv ?? vector);
    return Buffer.concat([decipher.update(bytes), decipher.final()]);
  } catch (error) {
    throw new AudioError('stream_unavailable', 'the stream could not be decrypted', { cause: error });
  }
}
