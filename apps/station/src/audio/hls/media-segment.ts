import { ADTS_HEADER_LENGTH, adtsFrameLength } from '../adts/adts-frame.ts';
import { FRAME_SAMPLES, SEGMENT_FRAMES } from '../audio-format.ts';

const MOOF_BYTES = 8 + 16 + 8 + 16 + 20 + 20;

/**
 * Wraps one archive segment (ADTS) as an fMP4 media segment. Its decode time depends on `n` alone, so that a segment's
 * bytes never change and can be cached forever. Takes a few tens of microseconds; the result is smaller than the ADTS.
 */
export function hlsMediaSegment(adts: Uint8Array, n: number): Buffer {
  const lengths: number[] = [];
  let payload = 0;
  for (let at = 0; at < adts.length;) {
    const length = adtsFrameLength(adts, at);
    if (length === 0 || at + length > adts.length) break;
    lengths.push(length - ADTS_HEADER_LENGTH);
    payload += length - ADTS_HEADER_LENGTH;
    at += length;
  }
  const moofBytes = MOOF_BYTES + 4 * lengths.length;
  const bytes = Buffer.allocUnsafe(moofBytes + 8 + payload);
  let to = writeHead(bytes, lengths, n, moofBytes);
  to = writeBoxHead(bytes, to, 8 + payload, 'mdat');
  let from = 0;
  for (const length of lengths) {
    bytes.set(adts.subarray(from + ADTS_HEADER_LENGTH, from + ADTS_HEADER_LENGTH + length), to);
    from += ADTS_HEADER_LENGTH + length;
    to += length;
  }
  return bytes;
}

function writeHead(bytes: Buffer, lengths: readonly number[], n: number, moofBytes: number): number {
  let at = writeBoxHead(bytes, 0, moofBytes, 'moof');
  at = writeBoxHead(bytes, at, 16, 'mfhd');
  at = bytes.writeUInt32BE(0, at);
  at = bytes.writeUInt32BE((n % 0xffffffff) + 1, at);
  at = writeBoxHead(bytes, at, moofBytes - 24, 'traf');
  at = writeBoxHead(bytes, at, 16, 'tfhd');
  at = bytes.writeUInt32BE(0x020000, at);
  at = bytes.writeUInt32BE(1, at);
  at = writeBoxHead(bytes, at, 20, 'tfdt');
  at = bytes.writeUInt32BE(0x01000000, at);
  at = bytes.writeBigUInt64BE(BigInt(n) * BigInt(SEGMENT_FRAMES * FRAME_SAMPLES), at);
  at = writeBoxHead(bytes, at, 20 + 4 * lengths.length, 'trun');
  // Sizes and a data offset follow; durations come from the init segment.
  at = bytes.writeUInt32BE(0x000201, at);
  at = bytes.writeUInt32BE(lengths.length, at);
  at = bytes.writeUInt32BE(moofBytes + 8, at);
  for (const length of lengths) at = bytes.writeUInt32BE(length, at);
  return at;
}

function writeBoxHead(bytes: Buffer, at: number, size: number, type: string): number {
  bytes.writeUInt32BE(size, at);
  bytes.write(type, at + 4, 'latin1');
  return at + 8;
}
