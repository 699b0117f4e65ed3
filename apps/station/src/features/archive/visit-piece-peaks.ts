import { buffer } from 'node:stream/consumers';
import { foldPeaks, PEAK_LEVELS, type PeakLevel, type SegmentLocation } from '../../audio/index.ts';
import { objectPeaks, tailPeaks } from './archive-store.repository.ts';
import { pairsOf, slotsOf } from './packed-segments.ts';
import type { ArchivePlaces } from './read-pieces.ts';

type Place = Pick<SegmentLocation, 'file' | 'offset'>;

/** See `SegmentPeaksVisitor`. The coarser resolutions are read from the database alone. */
export async function visitPiecePeaks<Segment extends Place>(
  places: ArchivePlaces,
  segments: readonly Segment[],
  level: PeakLevel,
  visit: (pairs: Int8Array, segment: Segment) => void,
): Promise<void> {
  for (const [file, some] of Map.groupBy(segments, (segment) => segment.file)) {
    const wanted = new Set(some.map(({ offset }) => offset));
    const pairs = await pairsIn(places, file, wanted, level);
    for (const segment of some) {
      const found = pairs.get(segment.offset);
      if (found) visit(found, segment);
    }
  }
}

/** Pairs of segments by their offsets in the file. */
async function pairsIn(
  { db, objects }: ArchivePlaces,
  file: string,
  wanted: ReadonlySet<number>,
  level: PeakLevel,
): Promise<Map<number, Int8Array>> {
  const pairs = new Map<number, Int8Array>();
  const offsets = [...wanted];
  const [from, to] = offsets.reduce(
    ([least, most], offset) => [Math.min(least, offset), Math.max(most, offset)],
    [Infinity, 0],
  );
  // The tail first, so that a move meanwhile leaves out nothing.
  for (const { offset, peaks } of await tailPeaks(db, file, from, to)) {
    if (peaks.length > 0) pairs.set(offset, foldPeaks(new Int8Array(peaks), PEAK_LEVELS[level]));
  }

  async function addObject({
    key,
    length,
    peaks,
    ...row
  }: Awaited<ReturnType<typeof objectPeaks>>[number]): Promise<void> {
    const slots = slotsOf(row);
    if (!slots.some(({ offset }) => wanted.has(offset))) return;
    const bytes = peaks ?? (await finestPeaks(key, length));
    if (!bytes) return;
    for (const [offset, some] of pairsOf(slots, bytes, level)) if (some.length > 0) pairs.set(offset, some);
  }

  async function finestPeaks(key: string, start: number): Promise<Buffer | null> {
    const object = await objects.get(key, { start });
    return object && buffer(object.body);
  }

  await Promise.all((await objectPeaks(db, file, from, to + 1, level)).map(addObject));
  return pairs;
}
