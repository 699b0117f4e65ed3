import type { FileHandle } from 'node:fs/promises';
import { PAGE_BYTES, PAGE_SLOTS, SLOT_ENTRY } from './segment-peaks-page.ts';

/** One used slot of a peaks file. */
export interface SlotEntry {
  slot: number;
  offset: number;
  frames: number;
  pairs: number;
}

/** Reads the tables of all pages: a few kB for an hour. */
export async function readSlotTable(file: FileHandle): Promise<SlotEntry[]> {
  const { size } = await file.stat();
  const entries: SlotEntry[] = [];
  const table = Buffer.alloc(PAGE_SLOTS * SLOT_ENTRY);
  for (let page = 0; page * PAGE_BYTES < size; page += 1) {
    const { bytesRead } = await file.read(table, 0, table.length, page * PAGE_BYTES);
    for (let at = 0; at + SLOT_ENTRY <= bytesRead; at += SLOT_ENTRY) {
      const pairs = table.readUInt16LE(at + 6);
      if (pairs === 0) continue;
      const slot = page * PAGE_SLOTS + at / SLOT_ENTRY;
      entries.push({ slot, offset: table.readUInt32LE(at), frames: table.readUInt16LE(at + 4), pairs });
    }
  }
  return entries;
}
