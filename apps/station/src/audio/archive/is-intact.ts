import { crc32 } from 'node:zlib';
import { scanFrames } from '../adts/scan-frames.ts';
import type { SegmentLocation } from './segment-record.ts';

/** Whether the bytes are the stored ones, by their checksum, or by their frames when the record has no checksum. */
export function isIntact(
  bytes: Uint8Array,
  segment: Pick<SegmentLocation, 'length' | 'frames' | 'crc32'>,
): boolean {
  if (bytes.length !== segment.length) return false;
  if (segment.crc32 !== null && segment.crc32 !== undefined) return crc32(bytes) === segment.crc32;
  const { frames, end } = scanFrames(bytes);
  return frames === segment.frames && end === bytes.length;
}
