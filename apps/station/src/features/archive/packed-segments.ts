import { foldPeaks, PEAK_LEVELS, type PeakLevel } from '../../audio/index.ts';
import type { ArchiveStoreTables } from './archive-tables.ts';

type Packed = ArchiveStoreTables['archive_objects'];

/** A segment to pack. */
export type UnpackedSegment = Pick<
  ArchiveStoreTables['archive_tail'],
  'offset' | 'length' | 'data' | 'peaks'
>;

/** A segment in an object. */
export interface PackedSlot {
  /** In the file. */
  readonly offset: number;
  /** Pairs of the finest resolution. */
  readonly pairs: number;
}

const slotBytes = 6;

/** The bytes of an object and the columns of its row. */
export function packSegments(segments: readonly UnpackedSegment[]): {
  body: Buffer;
  row: Omit<Packed, 'key' | 'file'>;
} {
  const peaks = segments.map((segment) => new Int8Array(segment.peaks));
  const slots = Buffer.alloc(slotBytes * segments.length);
  for (const [index, { offset }] of segments.entries()) {
    slots.writeUInt32LE(offset, slotBytes * index);
    slots.writeUInt16LE((peaks[index]?.length ?? 0) / 2, slotBytes * index + 4);
  }
  const folded = (level: PeakLevel) =>
    Buffer.concat(peaks.map((pairs) => new Uint8Array(foldPeaks(pairs, PEAK_LEVELS[level]))));
  return {
    body: Buffer.concat([...segments.map(({ data }) => data), ...segments.map((segment) => segment.peaks)]),
    row: {
      offset: segments[0]?.offset ?? 0,
      length: segments.reduce((sum, { length }) => sum + length, 0),
      slots,
      middle_peaks: folded(1),
      coarse_peaks: folded(2),
    },
  };
}

/** The segments of an object, in order. */
export function slotsOf({ slots }: Pick<Packed, 'slots'>): PackedSlot[] {
  const bytes = Buffer.from(slots);
  return Array.from({ length: bytes.length / slotBytes }, (_, index) => ({
    offset: bytes.readUInt32LE(slotBytes * index),
    pairs: bytes.readUInt16LE(slotBytes * index + 4),
  }));
}

/** Splits the pairs of all segments, in one resolution, into those of each. */
export function* pairsOf(
  slots: readonly PackedSlot[],
  pairs: Uint8Array,
  level: PeakLevel,
): Generator<[offset: number, Int8Array]> {
  let at = 0;
  for (const slot of slots) {
    const length = 2 * Math.ceil(slot.pairs / PEAK_LEVELS[level]);
    yield [slot.offset, new Int8Array(pairs.buffer, pairs.byteOffset + at, length)];
    at += length;
  }
}
