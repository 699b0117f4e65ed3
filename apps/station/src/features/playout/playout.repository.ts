import { type Insertable, sql, type Updateable } from 'kysely';
import { type PlayoutElement, playoutFindingLevels } from '@postkit/sdk/schema';
import type { Tables } from '../../platform/db/database.ts';
import type {
  PlayoutCueRow,
  PlayoutInputRow,
  PlayoutMessageRow,
  PlayoutSettingsRow,
  PlayoutTables,
} from './playout-tables.ts';

/** Levels of findings that are faults of a message; a guess is none. */
const faultLevels = playoutFindingLevels.filter((level) => level !== 'guessed');

const tablesOf = (db: Tables) => db.tables<PlayoutTables>();

/** The inputs of a station in order. */
export function inputsOf(db: Tables, stationId: number): Promise<PlayoutInputRow[]> {
  const inputs = tablesOf(db).selectFrom('playout_inputs').selectAll().where('station_id', '=', stationId);
  return inputs.orderBy('position').orderBy('id').execute();
}

/** The inputs of all stations that are on. */
export function activeInputs(db: Tables): Promise<PlayoutInputRow[]> {
  return tablesOf(db)
    .selectFrom('playout_inputs')
    .selectAll()
    .where('active', '=', 1)
    .orderBy('id')
    .execute();
}

/** The inputs of all stations that may fall silent, or whose silence was reported. */
export function watchedInputs(db: Tables): Promise<PlayoutInputRow[]> {
  return tablesOf(db)
    .selectFrom('playout_inputs')
    .selectAll()
    .where(({ or, eb }) => or([eb('active', '=', 1), eb('silent_since_ms', 'is not', null)]))
    .orderBy('id')
    .execute();
}

export function inputById(db: Tables, id: number): Promise<PlayoutInputRow | undefined> {
  return tablesOf(db).selectFrom('playout_inputs').selectAll().where('id', '=', id).executeTakeFirst();
}

export function inputByToken(db: Tables, tokenHash: string): Promise<PlayoutInputRow | undefined> {
  const inputs = tablesOf(db).selectFrom('playout_inputs').selectAll();
  return inputs.where('token_hash', '=', tokenHash).executeTakeFirst();
}

export function insertInput(
  db: Tables,
  row: Insertable<PlayoutTables['playout_inputs']>,
): Promise<PlayoutInputRow> {
  return tablesOf(db).insertInto('playout_inputs').values(row).returningAll().executeTakeFirstOrThrow();
}

export function updateInput(
  db: Tables,
  id: number,
  change: Updateable<PlayoutTables['playout_inputs']>,
): Promise<PlayoutInputRow> {
  const inputs = tablesOf(db).updateTable('playout_inputs').set(change).where('id', '=', id);
  return inputs.returningAll().executeTakeFirstOrThrow();
}

export async function deleteInput(db: Tables, id: number): Promise<void> {
  for (const table of ['playout_messages', 'playout_cues', 'playout_clocks'] as const)
    await tablesOf(db).deleteFrom(table).where('input_id', '=', id).execute();
  await tablesOf(db).deleteFrom('playout_inputs').where('id', '=', id).execute();
}

export function settingsRow(db: Tables, stationId: number): Promise<PlayoutSettingsRow | undefined> {
  const settings = tablesOf(db).selectFrom('playout_settings').selectAll();
  return settings.where('station_id', '=', stationId).executeTakeFirst();
}

export async function saveSettingsRow(db: Tables, row: PlayoutSettingsRow): Promise<void> {
  const { station_id: _id, ...values } = row;
  await tablesOf(db)
    .insertInto('playout_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('station_id').doUpdateSet(values))
    .execute();
}

export async function insertMessages(
  db: Tables,
  rows: readonly Insertable<PlayoutTables['playout_messages']>[],
): Promise<void> {
  await tablesOf(db).insertInto('playout_messages').values(rows).execute();
}

/** Messages that were not read, the oldest first. */
export function unreadMessages(db: Tables, limit: number): Promise<PlayoutMessageRow[]> {
  const messages = tablesOf(db).selectFrom('playout_messages').selectAll();
  // As the condition of the index says it.
  return messages
    .where(sql<boolean>`is_read = 0`)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function updateMessage(
  db: Tables,
  id: number,
  change: Updateable<PlayoutTables['playout_messages']>,
): Promise<void> {
  await tablesOf(db).updateTable('playout_messages').set(change).where('id', '=', id).execute();
}

/** Messages of a span in Unix milliseconds, the newest first. */
export async function messagesBetween(
  db: Tables,
  stationId: number,
  page: {
    readonly from_ms: number;
    readonly to_ms: number;
    readonly inputId: number | undefined;
    readonly before: number | undefined;
    /** Of an element that the message names. */
    readonly fate: PlayoutElement['fate'] | undefined;
    /** Only messages with a finding that is a fault. */
    readonly onlyFaults: boolean;
    readonly limit: number;
  },
): Promise<PlayoutMessageRow[]> {
  let messages = tablesOf(db)
    .selectFrom('playout_messages')
    .selectAll()
    .where('station_id', '=', stationId)
    .where('arrived_ms', '>=', page.from_ms)
    .where('arrived_ms', '<', page.to_ms);
  if (page.inputId !== undefined) messages = messages.where('input_id', '=', page.inputId);
  const { before } = page;
  if (before !== undefined) {
    const last = tablesOf(db).selectFrom('playout_messages').select('arrived_ms').where('id', '=', before);
    const arrived_ms = (await last.executeTakeFirst())?.arrived_ms ?? page.to_ms;
    messages = messages.where(({ and, eb, or }) =>
      or([
        eb('arrived_ms', '<', arrived_ms),
        and([eb('arrived_ms', '=', arrived_ms), eb('id', '<', before)]),
      ]),
    );
  }
  // JSON escapes the quotes of texts, so that only the field itself fits.
  if (page.fate !== undefined)
    messages = messages.where('elements', 'like', `%{"fate":"${page.fate}","reason":"%`);
  if (page.onlyFaults)
    messages = messages.where(({ or, eb }) =>
      or(faultLevels.map((level) => eb('findings', 'like', `%{"level":"${level}","text":"%`))),
    );
  return messages.orderBy('arrived_ms', 'desc').orderBy('id', 'desc').limit(page.limit).execute();
}

/** Inserts an element of an input, or changes it. */
export async function saveCue(db: Tables, row: Insertable<PlayoutTables['playout_cues']>): Promise<void> {
  const { input_id: _input, number: _number, station_id: _station, ...values } = row;
  await tablesOf(db)
    .insertInto('playout_cues')
    .values(row)
    .onConflict((conflict) => conflict.columns(['input_id', 'number']).doUpdateSet(values))
    .execute();
}

/** Inserts an element, and returns its id. */
export async function insertCue(db: Tables, row: Insertable<PlayoutTables['playout_cues']>): Promise<number> {
  const cue = tablesOf(db).insertInto('playout_cues').values(row).returning('id');
  return (await cue.executeTakeFirstOrThrow()).id;
}

/** Unix milliseconds of the newest message of an input; undefined without one. */
export async function lastArrival(
  db: Tables,
  { id, station_id }: { readonly id: number; readonly station_id: number },
): Promise<number | undefined> {
  const messages = tablesOf(db).selectFrom('playout_messages').select('arrived_ms');
  const own = messages.where('station_id', '=', station_id).where('input_id', '=', id);
  const newest = own.orderBy('arrived_ms', 'desc').limit(1);
  return (await newest.executeTakeFirst())?.arrived_ms;
}

/** Stores when an element of an input ended. */
export async function endCue(
  db: Tables,
  inputId: number,
  number: number,
  end: Pick<PlayoutCueRow, 'ended_at_ms' | 'end_cause'>,
): Promise<void> {
  const cues = tablesOf(db).updateTable('playout_cues').set(end);
  await cues.where('input_id', '=', inputId).where('number', '=', number).execute();
}

/** The newest elements of an input, the newest first. */
export function newestCues(db: Tables, inputId: number, limit: number): Promise<PlayoutCueRow[]> {
  const cues = tablesOf(db).selectFrom('playout_cues').selectAll().where('input_id', '=', inputId);
  return cues.where('number', 'is not', null).orderBy('number', 'desc').limit(limit).execute();
}

/** The cues of all inputs of a station that start in a span of Unix milliseconds by the clocks of their inputs. */
export function cuesBetween(
  db: Tables,
  stationId: number,
  span: { readonly from_ms: number; readonly to_ms: number },
): Promise<PlayoutCueRow[]> {
  const cues = tablesOf(db).selectFrom('playout_cues').selectAll().where('station_id', '=', stationId);
  return cues
    .where('started_at_ms', '>=', Math.floor(span.from_ms))
    .where('started_at_ms', '<', Math.ceil(span.to_ms))
    .orderBy('started_at_ms')
    .orderBy('id')
    .execute();
}

/** Deletes messages that arrived before a moment in Unix milliseconds; returns whether more are left. */
export async function deleteMessagesBefore(db: Tables, ms: number, limit: number): Promise<boolean> {
  const old = tablesOf(db).selectFrom('playout_messages').select('id');
  const ids = await old.where('arrived_ms', '<', ms).where('is_read', '=', 1).limit(limit).execute();
  await tablesOf(db)
    .deleteFrom('playout_messages')
    .where('id', 'in', db.dialect.numbers(ids.map(({ id }) => id)))
    .execute();
  return ids.length === limit;
}

export async function insertPlayoutEvents(
  db: Tables,
  rows: readonly Insertable<PlayoutTables['playout_events']>[],
): Promise<void> {
  if (rows.length > 0) await tablesOf(db).insertInto('playout_events').values(rows).execute();
}

/** The kinds of events, each with its element. */
export function cartsOfEvents(db: Tables, stationId: number, ids: readonly number[]) {
  return tablesOf(db)
    .selectFrom('playout_events as event')
    .leftJoin('playout_cues as cue', 'cue.id', 'event.cue_id')
    .select(['event.event_id', 'event.kind', 'cue.type', 'cue.album', 'cue.fields'])
    .where('event.station_id', '=', stationId)
    .where('event.event_id', 'in', db.dialect.numbers(ids))
    .execute();
}
