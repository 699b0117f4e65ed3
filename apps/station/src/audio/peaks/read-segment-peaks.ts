import { open } from 'node:fs/promises';
import { FRAME_SAMPLES } from '../audio-format.ts';
import { archivePeaksPath } from '../archive/archive-path.ts';
import type { SegmentPlace } from '../archive/segment-record.ts';
import { PEAK_LEVELS, PEAK_WINDOW, peakLevelFor, type PeakLevel } from './peak-levels.ts';
import { PAGE_SLOTS, slotBytes, slotPairsOffset } from './segment-peaks-page.ts';
import { readSlotTable, type SlotEntry } from './slot-table.ts';

/** Which peaks are wanted of a list of segments. */
export interface SegmentPeaksRange {
  /** Number of pairs in the answer. */
  count: number;
  /** First sample, counted from the start of the first segment. */
  fromSample?: number;
  /** Sample behind the last one; by default the end of the last segment. */
  toSample?: number;
}

interface Placed {
  place: SegmentPlace;
  /** First sample of the segment on the timeline of the list. */
  start: number;
}

/**
 * Peaks (lowest, highest; full scale 127) of a range of the audio that a list of segments makes, spread over `count`
 * equal pieces of time. Reads the coarsest resolution that suffices; a segment without stored peaks counts as silence.
 */
export async function readSegmentPeaks(root: string, segments: readonly SegmentPlace[], range: SegmentPeaksRange): Promise<Int8Array> {
  let total = 0;
  const timeline: Placed[] = segments.map((place) => {
    const start = total;
    total += place.frames * FRAME_SAMPLES;
    return { place, start };
  });
  const from = Math.max(0, range.fromSample ?? 0);
  const to = Math.min(total, range.toSample ?? total);
  const points = new PeakPoints(range.count, from, to);
  if (to <= from || range.count <= 0) return points.pairs;

  const level = peakLevelFor(to - from, range.count);
  const byFile = new Map<string, Placed[]>();
  for (const placed of timeline) {
    if (placed.start >= to || placed.start + placed.place.frames * FRAME_SAMPLES <= from) continue;
    const list = byFile.get(placed.place.file);
    if (list) list.push(placed);
    else byFile.set(placed.place.file, [placed]);
  }
  for (const [file, placed] of byFile) await addFile(archivePeaksPath(root, file), placed, level, points);
  return points.pairs;
}

async function addFile(path: string, placed: readonly Placed[], level: PeakLevel, points: PeakPoints): Promise<void> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!file) return;
  try {
    const slots = new Map<number, SlotEntry>((await readSlotTable(file)).map((entry) => [entry.offset, entry]));
    const bytes = slotBytes(level);
    const batch = level === 0 ? 32 : PAGE_SLOTS;
    const buffer = Buffer.alloc(batch * bytes);
    // Neighbours on the timeline are neighbours in the file, so one read serves a whole batch of segments.
    let loaded = -1;
    for (const { place, start } of placed) {
      const entry = slots.get(place.offset);
      if (!entry) continue;
      const block = Math.floor(entry.slot / batch);
      if (block !== loaded) {
        buffer.fill(0);
        await file.read(buffer, 0, buffer.length, slotPairsOffset(block * batch, level));
        loaded = block;
      }
      const at = (entry.slot % batch) * bytes;
      points.add(new Int8Array(buffer.buffer, buffer.byteOffset + at, 2 * Math.ceil(entry.pairs / PEAK_LEVELS[level])), level, start);
    }
  } finally {
    await file.close();
  }
}

/** The answer in the making: equal pieces of time, each taking in every pair that overlaps it. */
class PeakPoints {
  readonly pairs: Int8Array;
  readonly #from: number;
  readonly #perPoint: number;
  readonly #count: number;
  readonly #seen: Uint8Array;

  constructor(count: number, from: number, to: number) {
    this.#count = Math.max(0, count);
    this.pairs = new Int8Array(2 * this.#count);
    this.#seen = new Uint8Array(this.#count);
    this.#from = from;
    this.#perPoint = Math.max(1e-9, (to - from) / Math.max(1, count));
  }

  add(pairs: Int8Array, level: PeakLevel, start: number): void {
    const width = PEAK_WINDOW * PEAK_LEVELS[level];
    for (let pair = 0; 2 * pair < pairs.length; pair += 1) {
      const begin = start + pair * width - this.#from;
      const first = Math.max(0, Math.floor(begin / this.#perPoint));
      const last = Math.min(this.#count - 1, Math.ceil((begin + width) / this.#perPoint) - 1);
      for (let point = first; point <= last; point += 1) this.#merge(point, pairs[2 * pair] ?? 0, pairs[2 * pair + 1] ?? 0);
    }
  }

  #merge(point: number, low: number, high: number): void {
    const fresh = this.#seen[point] === 0;
    this.#seen[point] = 1;
    if (fresh || low < (this.pairs[2 * point] ?? 0)) this.pairs[2 * point] = low;
    if (fresh || high > (this.pairs[2 * point + 1] ?? 0)) this.pairs[2 * point + 1] = high;
  }
}
