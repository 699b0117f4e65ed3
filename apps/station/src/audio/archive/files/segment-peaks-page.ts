import { FRAME_SAMPLES, SEGMENT_FRAMES } from '../../audio-format.ts';
import { PEAK_LEVELS, PEAK_WINDOW, type PeakLevel } from '../../peaks/peak-levels.ts';

/**
 * The peaks of an hour of audio are pages of 256 slots, one slot per segment, each written once:
 * a table (u32 offset of the segment in the audio file, u16 frames, u16 pairs), then the coarsest pairs of all slots,
 * the middle ones, the finest ones. A whole hour's overview is three reads of 3 kB; unused slots stay sparse on disk.
 */
export const PAGE_SLOTS = 256;
export const SLOT_ENTRY = 8;

const FINEST_PAIRS = Math.ceil((SEGMENT_FRAMES * FRAME_SAMPLES) / PEAK_WINDOW);

/** Bytes of a slot at a level: 994, 64 and 4. */
export function slotBytes(level: PeakLevel): number {
  return 2 * Math.ceil(FINEST_PAIRS / PEAK_LEVELS[level]);
}

const TABLE_BYTES = PAGE_SLOTS * SLOT_ENTRY;
const LEVEL_START: Record<PeakLevel, number> = {
  2: TABLE_BYTES,
  1: TABLE_BYTES + PAGE_SLOTS * slotBytes(2),
  0: TABLE_BYTES + PAGE_SLOTS * (slotBytes(2) + slotBytes(1)),
};

/** Bytes of a whole page. */
export const PAGE_BYTES = LEVEL_START[0] + PAGE_SLOTS * slotBytes(0);

/** Offset in the file of a slot's table entry. */
export function slotEntryOffset(slot: number): number {
  return Math.floor(slot / PAGE_SLOTS) * PAGE_BYTES + (slot % PAGE_SLOTS) * SLOT_ENTRY;
}

/** Offset in the file of a slot's pairs at a level. */
export function slotPairsOffset(slot: number, level: PeakLevel): number {
  return (
    Math.floor(slot / PAGE_SLOTS) * PAGE_BYTES + LEVEL_START[level] + (slot % PAGE_SLOTS) * slotBytes(level)
  );
}
