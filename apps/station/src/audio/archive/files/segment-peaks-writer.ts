import type { FileHandle } from 'node:fs/promises';
import { foldPeaks } from '../../peaks/fold-peaks.ts';
import { PEAK_LEVELS, type PeakLevel } from '../../peaks/peak-levels.ts';
import { SLOT_ENTRY, slotBytes, slotEntryOffset, slotPairsOffset } from './segment-peaks-page.ts';
import { readSlotTable } from './slot-table.ts';

const LEVELS: PeakLevel[] = [0, 1, 2];

/** Writes the peaks of one segment into the next free slot. The table entry is written last, so a torn write leaves the slot free. */
export async function writeSegmentPeaks(
  file: FileHandle,
  slot: number,
  segment: { offset: number; frames: number; peaks: Int8Array },
): Promise<void> {
  const room = slotBytes(0);
  const finest = segment.peaks.length > room ? segment.peaks.subarray(0, room) : segment.peaks;
  for (const level of LEVELS) {
    const pairs = foldPeaks(finest, PEAK_LEVELS[level]);
    await file.write(
      new Uint8Array(pairs.buffer, pairs.byteOffset, pairs.length),
      0,
      pairs.length,
      slotPairsOffset(slot, level),
    );
  }
  const entry = Buffer.alloc(SLOT_ENTRY);
  entry.writeUInt32LE(segment.offset, 0);
  entry.writeUInt16LE(segment.frames, 4);
  entry.writeUInt16LE(finest.length / 2, 6);
  await file.write(entry, 0, SLOT_ENTRY, slotEntryOffset(slot));
}

/** The slot to write next: the one after the last segment that starts before `end` (the end of the committed audio). */
export async function nextPeaksSlot(file: FileHandle, end: number): Promise<number> {
  const table = await readSlotTable(file);
  return table.reduce((next, entry) => (entry.offset < end ? Math.max(next, entry.slot + 1) : next), 0);
}
