import type { Insertable, Updateable } from 'kysely';
import { longestAiring } from '@postkit/sdk/schema';
import type { Tables } from '../../platform/db/database.ts';
import type { ProgrammeRow, ProgrammeTables, TimeRow } from './programme-tables.ts';

const tablesOf = (db: Tables) => db.tables<ProgrammeTables>();

/** An airing with its programme. Moments are in Unix milliseconds. */
export interface AiringRow extends Pick<
  ProgrammeRow,
  'description' | 'genre' | 'presenters' | 'picture' | 'show_id' | 'source_id' | 'is_public'
> {
  readonly programme_id: number;
  /** Name of the airing, or else of the programme. */
  readonly name: string;
  readonly start_ms: number;
  readonly end_ms: number;
}

function airings(db: Tables, stationId: number) {
  return tablesOf(db)
    .selectFrom('programme_times as time')
    .innerJoin('programmes as programme', 'programme.id', 'time.programme_id')
    .select([
      'time.programme_id',
      'time.name as own_name',
      'time.start_ms',
      'time.end_ms',
      'programme.name',
      'programme.description',
      'programme.genre',
      'programme.presenters',
      'programme.picture',
      'programme.show_id',
      'programme.source_id',
      'programme.is_public',
    ])
    .where('time.station_id', '=', stationId);
}

function withName({ own_name, name, ...row }: AiringRow & { readonly own_name: string }): AiringRow {
  return { ...row, name: own_name || name };
}

/**
 * The programme on air at a moment, in Unix milliseconds; undefined if there is none. Of two, the one that started last.
 * No airing is longer than a day, so that the index bounds the query.
 */
export async function programmeAt(db: Tables, stationId: number, ms: number): Promise<AiringRow | undefined> {
  const row = await airings(db, stationId)
    .where('time.start_ms', '<=', ms)
    .where('time.start_ms', '>', ms - longestAiring)
    .where('time.end_ms', '>', ms)
    .orderBy('time.start_ms', 'desc')
    .orderBy('time.programme_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && withName(row);
}

/** The airings that overlap a span, in Unix milliseconds, by their start. */
export async function programmesBetween(
  db: Tables,
  stationId: number,
  { from, until }: { readonly from: number; readonly until: number },
): Promise<AiringRow[]> {
  const rows = await airings(db, stationId)
    .where('time.start_ms', '<', until)
    .where('time.start_ms', '>', from - longestAiring)
    .where('time.end_ms', '>', from)
    .orderBy('time.start_ms')
    .orderBy('time.programme_id')
    .execute();
  return rows.map(withName);
}

/** By name. */
export async function programmesOf(db: Tables, stationId: number): Promise<ProgrammeRow[]> {
  return tablesOf(db)
    .selectFrom('programmes')
    .selectAll()
    .where('station_id', '=', stationId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export async function programmesOfSource(db: Tables, sourceId: number): Promise<ProgrammeRow[]> {
  return tablesOf(db)
    .selectFrom('programmes')
    .selectAll()
    .where('source_id', '=', sourceId)
    .orderBy('id')
    .execute();
}

export async function programmeById(
  db: Tables,
  stationId: number,
  id: number,
): Promise<ProgrammeRow | undefined> {
  return tablesOf(db)
    .selectFrom('programmes')
    .selectAll()
    .where('station_id', '=', stationId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertProgramme(
  db: Tables,
  row: Insertable<ProgrammeTables['programmes']>,
): Promise<ProgrammeRow> {
  return tablesOf(db).insertInto('programmes').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateProgramme(
  db: Tables,
  { id, version }: Pick<ProgrammeRow, 'id' | 'version'>,
  change: Updateable<ProgrammeTables['programmes']>,
): Promise<ProgrammeRow> {
  return tablesOf(db)
    .updateTable('programmes')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes programmes with their airings. */
export async function deleteProgrammes(db: Tables, ids: readonly number[]): Promise<void> {
  const listed = db.dialect.numbers(ids);
  await tablesOf(db).deleteFrom('programme_times').where('programme_id', 'in', listed).execute();
  await tablesOf(db).deleteFrom('programmes').where('id', 'in', listed).execute();
}

/** Airings of programmes that end after a moment, by their start. */
export async function timesOf(db: Tables, ids: readonly number[], after: number): Promise<TimeRow[]> {
  return tablesOf(db)
    .selectFrom('programme_times')
    .selectAll()
    .where('programme_id', 'in', db.dialect.numbers(ids))
    .where('end_ms', '>', after)
    .orderBy('start_ms')
    .execute();
}

/** Airings in one statement; a statement may hold some thousand values. */
const batch = 500;

/** Adds airings; one that starts with another of its programme is left out. */
export async function addTimes(db: Tables, rows: readonly TimeRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += batch) {
    await tablesOf(db)
      .insertInto('programme_times')
      .values(rows.slice(at, at + batch))
      .onConflict((conflict) => conflict.columns(['programme_id', 'start_ms']).doNothing())
      .execute();
  }
}

/** Deletes the airings of programmes that start after one moment, and at another one at the latest. */
export async function deleteTimes(
  db: Tables,
  ids: readonly number[],
  { after, until }: { readonly after: number; readonly until?: number },
): Promise<void> {
  const rows = tablesOf(db)
    .deleteFrom('programme_times')
    .where('programme_id', 'in', db.dialect.numbers(ids))
    .where('start_ms', '>', after);
  await (until === undefined ? rows : rows.where('start_ms', '<=', until)).execute();
}

/** Programmes of all stations with a weekly rule. */
export async function weeklyProgrammes(db: Tables): Promise<ProgrammeRow[]> {
  return tablesOf(db).selectFrom('programmes').selectAll().where('weekly', '<>', '').orderBy('id').execute();
}

/** Deletes airings that ended before a moment, in Unix milliseconds. Resolves to their number. */
export async function deleteTimesBefore(db: Tables, ms: number): Promise<number> {
  const result = await tablesOf(db).deleteFrom('programme_times').where('end_ms', '<', ms).executeTakeFirst();
  return Number(result.numDeletedRows);
}
