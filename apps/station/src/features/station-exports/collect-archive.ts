import { sql } from 'kysely';
import type { StationContext } from '../../context.ts';
import type { Tables } from '../../platform/db/database.ts';
import { createArchivePieces } from '../audio-events/index.ts';
import type { ExportSource } from './export-source.ts';
import { audioEvents } from './tables/audio-tables.ts';
import type { LogSpan, RowChoice } from './tables/moved-table.ts';

interface Interval {
  readonly stream_id: number;
  readonly first_n: number;
  readonly last_n: number;
}

/** Recorded and uploaded audio as AAC files, each with the index of its segments: of the timelines, of the chosen time of the log, and of its holds. */
export async function* collectArchive(
  context: Pick<StationContext, 'db' | 'archive'>,
  choice: RowChoice,
  includesTimelines: boolean,
): AsyncGenerator<ExportSource> {
  const pieces = createArchivePieces(context);
  for (const { stream_id, first_n, last_n } of joined(
    await intervalsOf(context.db, choice, includesTimelines),
  )) {
    for await (const piece of pieces.read(stream_id, first_n, last_n)) {
      const path = `archive/${stream_id}/${piece.segments[0]?.n ?? 0}`;
      yield { path: `${path}.json`, content: () => described(pieces.describe(piece)) };
      yield { path: `${path}.aac`, content: () => pieces.content(piece) };
    }
  }
}

async function* described(index: Promise<object>): AsyncGenerator<string> {
  yield JSON.stringify(await index);
}

async function intervalsOf(db: Tables, choice: RowChoice, includesTimelines: boolean): Promise<Interval[]> {
  const logged = choice.log ? await loggedInterval(db, choice.stationId, choice.log) : [];
  const held = await heldIntervals(db, choice.stationId);
  const used = includesTimelines ? await usedIntervals(db, choice) : [];
  return [...used, ...logged, ...held].toSorted((a, b) => a.stream_id - b.stream_id || a.first_n - b.first_n);
}

async function usedIntervals(db: Tables, choice: RowChoice): Promise<Interval[]> {
  const { rows } = await sql<Interval>`select distinct stream_id, first_n, last_n from event_ranges
    where event_id in (select id from audio_events where gone = 0 and ${audioEvents.rows(choice)})`.execute(
    db.tables(),
  );
  return rows;
}

async function loggedInterval(db: Tables, stationId: number, { from, to }: LogSpan): Promise<Interval[]> {
  const { rows } = await sql<Interval>`select stream_id, min(n) as first_n, max(n) as last_n from segments
    where stream_id in (select id from streams where station_id = ${stationId} and name like 'log-%')
      and started_at_ms >= ${from * 1000} and started_at_ms < ${to * 1000} group by stream_id`.execute(
    db.tables(),
  );
  return rows;
}

async function heldIntervals(db: Tables, stationId: number): Promise<Interval[]> {
  const { rows } = await sql<Interval>`select g.stream_id, min(g.n) as first_n, max(g.n) as last_n
    from log_holds h join streams s on s.station_id = h.station_id and s.name like 'log-%'
    join segments g on g.stream_id = s.id and g.started_at_ms < h.to_ms and g.started_at_ms > h.from_ms - 60000
    where h.station_id = ${stationId} and h.released_at is null group by g.stream_id, h.id`.execute(
    db.tables(),
  );
  return rows;
}

/** Joins intervals that overlap or follow each other. */
function* joined(intervals: readonly Interval[]): Generator<Interval> {
  let [open] = intervals;
  for (const next of intervals.slice(1)) {
    if (!open) return;
    if (open.stream_id === next.stream_id && next.first_n <= open.last_n + 1) {
      open = { ...open, last_n: Math.max(open.last_n, next.last_n) };
      continue;
    }
    yield open;
    open = next;
  }
  if (open) yield open;
}
