import { open } from 'node:fs/promises';
import { AudioError } from '../audio-error.ts';
import { foldPeaks } from './fold-peaks.ts';
import { PEAK_LEVELS, PEAK_WINDOW, type PeakLevel } from './peak-levels.ts';

/**
 * One file holds the peaks of one recording in every resolution, each a plain run of byte pairs, so that any range of
 * any resolution is one byte range. Header, 64 bytes, little endian: "PKPEAKS1", u32 sample rate, u32 samples (low), u32
 * samples (high), u32 levels, then per level u32 samples per pair, u32 offset, u32 pairs.
 */
const PEAKS_HEADER_LENGTH = 64;

const MAGIC = 'PKPEAKS1';

/** The place of one resolution in a peaks file. */
export interface PeaksFileLevel {
  samplesPerPair: number;
  offset: number;
  pairs: number;
}

/** The header of a peaks file. */
export interface PeaksFileHeader {
  sampleRate: number;
  samples: number;
  levels: PeaksFileLevel[];
}

/** Writes the peaks of a whole recording; `finest` are pairs per 441 samples. Overwrites `path`. */
export async function writePeaksFile(
  path: string,
  finest: Int8Array,
  recording: { sampleRate: number; samples: number },
): Promise<void> {
  const header = Buffer.alloc(PEAKS_HEADER_LENGTH);
  header.write(MAGIC, 'latin1');
  header.writeUInt32LE(recording.sampleRate, 8);
  header.writeUInt32LE(recording.samples % 2 ** 32, 12);
  header.writeUInt32LE(Math.floor(recording.samples / 2 ** 32), 16);
  header.writeUInt32LE(PEAK_LEVELS.length, 20);
  const blocks: Uint8Array[] = [header];
  let offset = PEAKS_HEADER_LENGTH;
  for (const [level, factor] of PEAK_LEVELS.entries()) {
    const pairs = foldPeaks(finest, factor);
    header.writeUInt32LE(PEAK_WINDOW * factor, 24 + 12 * level);
    header.writeUInt32LE(offset, 28 + 12 * level);
    header.writeUInt32LE(pairs.length / 2, 32 + 12 * level);
    blocks.push(new Uint8Array(pairs.buffer, pairs.byteOffset, pairs.length));
    offset += pairs.length;
  }
  const file = await open(path, 'w');
  try {
    await file.writev(blocks);
  } finally {
    await file.close();
  }
}

/** Parses the header of a peaks file from its first 64 bytes. Throws `audio_unsupported` for another kind of file. */
export function parsePeaksHeader(bytes: Buffer): PeaksFileHeader {
  if (bytes.length < PEAKS_HEADER_LENGTH || bytes.toString('latin1', 0, 8) !== MAGIC) {
    throw new AudioError('audio_unsupported', 'not a peaks file');
  }
  const levels = Array.from({ length: Math.min(3, bytes.readUInt32LE(20)) }, (_, level) => ({
    samplesPerPair: bytes.readUInt32LE(24 + 12 * level),
    offset: bytes.readUInt32LE(28 + 12 * level),
    pairs: bytes.readUInt32LE(32 + 12 * level),
  }));
  return {
    sampleRate: bytes.readUInt32LE(8),
    samples: bytes.readUInt32LE(12) + bytes.readUInt32LE(16) * 2 ** 32,
    levels,
  };
}

/** Reads pairs `from` (inclusive) to `to` (exclusive) of one resolution; clamps ranges beyond the end. */
export async function readPeaksFile(
  path: string,
  level: PeakLevel,
  from = 0,
  to = Number.POSITIVE_INFINITY,
): Promise<Int8Array> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(PEAKS_HEADER_LENGTH);
    await file.read(head, 0, PEAKS_HEADER_LENGTH, 0);
    const found = parsePeaksHeader(head).levels[level];
    if (!found) throw new AudioError('audio_unsupported', `no resolution ${level} in this peaks file`);
    const first = Math.min(Math.max(0, from), found.pairs);
    const count = Math.max(0, Math.min(to, found.pairs) - first);
    const pairs = new Int8Array(2 * count);
    await file.read(new Uint8Array(pairs.buffer), 0, pairs.length, found.offset + 2 * first);
    return pairs;
  } finally {
    await file.close();
  }
}
