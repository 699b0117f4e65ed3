import type { SegmentLocation } from '../../audio/index.ts';
import type { Tables } from '../../platform/db/database.ts';
import type { AudioEventTables } from './audio-event-tables.ts';

type MeasuredSegment = Pick<SegmentLocation, 'file' | 'offset'> & {
  readonly loudness?: Uint8Array | undefined;
};

/** Stores the levels of segments that have some; known ones stay. */
export async function storeLevels(db: Tables, segments: readonly MeasuredSegment[]): Promise<void> {
  const tables = db.tables<AudioEventTables>();
  for (const { file, offset, loudness } of segments) {
    if (!loudness) continue;
    const stored = await tables
      .selectFrom('archive_files')
      .select('id')
      .where('name', '=', file)
      .executeTakeFirst();
    if (!stored) continue;
    const added = tables
      .insertInto('segment_loudness')
      .values({ file_id: stored.id, offset, levels: loudness });
    await added.onConflict((conflict) => conflict.doNothing()).execute();
  }
}

/** The stored levels of segments, by `placeOf`. */
export async function levelsAt(
  db: Tables,
  segments: readonly SegmentLocation[],
): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  for (const [file, own] of Map.groupBy(segments, (segment) => segment.file)) {
    const offsets = own.map(({ offset }) => offset);
    // One range per file: an episode plays neighbours, and a few unused rows cost less than a long list.
    const rows = await db
      .tables<AudioEventTables>()
      .selectFrom('segment_loudness')
      .innerJoin('archive_files', 'archive_files.id', 'segment_loudness.file_id')
      .select(['offset', 'levels'])
      .where('name', '=', file)
      .where('offset', '>=', lowest(offsets))
      .where('offset', '<=', -lowest(offsets.map((offset) => -offset)))
      .execute();
    for (const { offset, levels } of rows) found.set(placeOf({ file, offset }), levels);
  }
  return found;
}

/** The place of a segment's bytes as one text. */
export function placeOf({ file, offset }: Pick<SegmentLocation, 'file' | 'offset'>): string {
  return `${file} ${offset}`;
}

function lowest(numbers: readonly number[]): number {
  return numbers.reduce((low, number) => Math.min(low, number), Number.POSITIVE_INFINITY);
}
