import { open, type FileHandle } from 'node:fs/promises';
import { PEAK_LEVELS, type PeakLevel } from '../../peaks/peak-levels.ts';
import { archivePeaksPath } from '../archive-path.ts';
import type { SegmentLocation } from '../segment-record.ts';
import { PAGE_SLOTS, slotBytes, slotPairsOffset } from './segment-peaks-page.ts';
import { readSlotTable, type SlotEntry } from './slot-table.ts';

/** See `SegmentPeaksVisitor`. */
export async function visitFilePeaks<Place extends Pick<SegmentLocation, 'file' | 'offset'>>(
  root: string,
  segments: readonly Place[],
  level: PeakLevel,
  visit: (pairs: Int8Array, segment: Place) => void,
): Promise<void> {
  for (const [file, places] of Map.groupBy(segments, (segment) => segment.file)) {
    await visitFile(archivePeaksPath(root, file), places, level, visit);
  }
}

async function visitFile<Place extends Pick<SegmentLocation, 'offset'>>(
  path: string,
  places: readonly Place[],
  level: PeakLevel,
  visit: (pairs: Int8Array, segment: Place) => void,
): Promise<void> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!file) return;
  try {
    const slots = new Map<number, SlotEntry>(
      (await readSlotTable(file)).map((entry) => [entry.offset, entry]),
    );
    const blocks = new SlotBlocks(file, level);
    for (const place of places) {
      const entry = slots.get(place.offset);
      if (!entry) continue;
      const [block, at] = [
        blocks.loaded(entry.slot) ?? (await blocks.load(entry.slot)),
        blocks.offsetOf(entry.slot),
      ];
      visit(
        new Int8Array(block.buffer, block.byteOffset + at, 2 * Math.ceil(entry.pairs / PEAK_LEVELS[level])),
        place,
      );
    }
  } finally {
    await file.close();
  }
}

/**
 * Segments that are adjacent on the timeline are adjacent in the file, so one read serves a whole block of slots. Blocks
 * are cached, because repeated audio may be requested in any order.
 */
class SlotBlocks {
  readonly #file: FileHandle;
  readonly #level: PeakLevel;
  readonly #slots: number;
  readonly #blocks = new Map<number, Buffer>();

  constructor(file: FileHandle, level: PeakLevel) {
    this.#file = file;
    this.#level = level;
    this.#slots = level === 0 ? 32 : PAGE_SLOTS;
  }

  offsetOf(slot: number): number {
    return (slot % this.#slots) * slotBytes(this.#level);
  }

  loaded(slot: number): Buffer | undefined {
    return this.#blocks.get(Math.floor(slot / this.#slots));
  }

  async load(slot: number): Promise<Buffer> {
    const index = Math.floor(slot / this.#slots);
    const block = Buffer.alloc(this.#slots * slotBytes(this.#level));
    await this.#file.read(block, 0, block.length, slotPairsOffset(index * this.#slots, this.#level));
    this.#blocks.set(index, block);
    return block;
  }
}
