import { sql } from 'kysely';
import type { SegmentLocation } from '../audio/index.ts';
import type { Database } from '../platform/db/database.ts';

/** A segment with the columns that the check reads. */
export interface StoredSegment extends SegmentLocation {
  readonly stream_id: number;
  readonly n: number;
  readonly started_at_ms: number;
  readonly crc32: number | null;
}

/** Rows per query: a long read would keep a running station from truncating its write-ahead log. */
const pageRows = 2000;

export async function countSegments(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from segments`.execute(db.tables());
  return rows[0]?.count ?? 0;
}

/** All segments of the index, in order per stream. */
export async function* segmentPages(db: Database): AsyncGenerator<readonly StoredSegment[], void, undefined> {
  let [stream, n] = [-1, -1];
  for (;;) {
    const { rows } =
      await sql<StoredSegment>`select s.stream_id, s.n, f.name as file, s.offset, s.length, s.frames, s.started_at_ms, s.crc32
      from segments s join archive_files f on f.id = s.file_id
      where (s.stream_id, s.n) > (${stream}, ${n}) order by s.stream_id, s.n limit ${pageRows}`.execute(
        db.tables(),
      );
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    ({ stream_id: stream, n } = last);
  }
}

/** Whether the index still has a segment: a running station deletes old audio. */
export async function isStored(db: Database, { stream_id, n }: StoredSegment): Promise<boolean> {
  const { rows } = await sql`select 1 from segments where stream_id = ${stream_id} and n = ${n}`.execute(
    db.tables(),
  );
  return rows.length > 0;
}

/** The files in the index, and the end of the last segment in each. */
export async function lastSegmentEnds(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{
    name: string;
    end: number | null;
  }>`select f.name, max(s.offset + s.length) as end
    from archive_files f left join segments s on s.file_id = f.id group by f.id`.execute(db.tables());
  return new Map(rows.map(({ name, end }) => [name, end ?? 0]));
}
