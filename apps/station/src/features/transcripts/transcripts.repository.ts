import type { Tables } from '../../platform/db/database.ts';
import type { TranscriptionRow, TranscriptTables } from './transcript-tables.ts';

/** Where names of speakers hold. */
export interface NameScope {
  readonly scope: 'episode' | 'show';
  readonly id: number;
}

/** Names by label; those of later scopes win. */
export async function speakerNames(
  db: Tables,
  stationId: number,
  scopes: readonly NameScope[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const { scope, id } of scopes) {
    const rows = db
      .tables<TranscriptTables>()
      .selectFrom('speaker_names')
      .selectAll()
      .where('station_id', '=', stationId);
    const found = await rows.where('scope', '=', scope).where('scope_id', '=', id).execute();
    for (const { label, name } of found) names.set(label, name);
  }
  return names;
}

/** An empty name removes the row. */
export async function setSpeakerName(
  db: Tables,
  stationId: number,
  { scope, id }: NameScope,
  { label, name }: { label: string; name: string },
): Promise<void> {
  const tables = db.tables<TranscriptTables>();
  const names = tables
    .deleteFrom('speaker_names')
    .where('station_id', '=', stationId)
    .where('scope', '=', scope);
  await names.where('scope_id', '=', id).where('label', '=', label).execute();
  if (name === '') return;
  await tables
    .insertInto('speaker_names')
    .values({ station_id: stationId, scope, scope_id: id, label, name })
    .execute();
}

export async function transcriptionOf(db: Tables, eventId: number): Promise<TranscriptionRow | undefined> {
  return db
    .tables<TranscriptTables>()
    .selectFrom('transcriptions')
    .selectAll()
    .where('event_id', '=', eventId)
    .executeTakeFirst();
}

export async function putTranscription(db: Tables, row: TranscriptionRow): Promise<void> {
  const { status, progress, error } = row;
  await db
    .tables<TranscriptTables>()
    .insertInto('transcriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet({ status, progress, error }))
    .execute();
}

export async function removeTranscription(db: Tables, eventId: number): Promise<boolean> {
  const removed = await db
    .tables<TranscriptTables>()
    .deleteFrom('transcriptions')
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

export async function isAutomatic(db: Tables, stationId: number, showId: number): Promise<boolean> {
  const rows = db
    .tables<TranscriptTables>()
    .selectFrom('transcript_settings')
    .select('automatic')
    .where('show_id', '=', showId);
  return (await rows.where('station_id', '=', stationId).executeTakeFirst())?.automatic === 1;
}

export async function setAutomatic(
  db: Tables,
  stationId: number,
  showId: number,
  isOn: boolean,
): Promise<void> {
  const automatic = isOn ? 1 : 0;
  await db
    .tables<TranscriptTables>()
    .insertInto('transcript_settings')
    .values({ show_id: showId, station_id: stationId, automatic })
    .onConflict((conflict) => conflict.column('show_id').doUpdateSet({ automatic }))
    .execute();
}
