import { sql } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import type { AudioEventTables } from './audio-event-tables.ts';

/** A file of the archive with the numbers of its segments. */
export interface ArchiveFile {
  readonly id: number;
  readonly stream_id: number;
  readonly station_id: number;
  readonly name: string;
  readonly first_n: number;
  readonly last_n: number;
}

/** Old files that nothing needs: no upload in the library, no hold, no recent edit. */
export async function unneededFiles(db: Tables, before: { ms: number; second: number }, limit: number): Promise<ArchiveFile[]> {
  const found = await sql<ArchiveFile>`
    with files as (
      select f.id, f.stream_id, s.station_id, f.name, f.first_n,
        coalesce((select min(later.first_n) - 1 from archive_files later
          where later.stream_id = f.stream_id and later.first_n > f.first_n), 9007199254740991) as last_n
      from archive_files f join streams s on s.id = f.stream_id
      where f.started_at_ms < ${before.ms} and s.is_shared = 0
    )
    select files.* from files
    where not exists (
      select 1 from event_ranges r join audio_events e on e.id = r.event_id
      where r.stream_id = files.stream_id and r.first_n <= files.last_n and r.last_n >= files.first_n
        and (e.type_name = 'UPLOAD'
          or (e.type_name = 'SINGLE_USE' and e.changed_at >= ${before.second})
          or exists (select 1 from event_holds h where h.event_id = e.id))
    )
    order by files.id limit ${limit}`.execute(db.tables<AudioEventTables>());
  return found.rows;
}

/** Deletes the rows of a file and its segments, and marks the events that played them. Returns these events. */
export async function forgetFile(db: Tables, file: ArchiveFile): Promise<number[]> {
  const tables = db.tables<AudioEventTables>();
  const touched = await tables
    .selectFrom('event_ranges')
    .select('event_id')
    .distinct()
    .where('stream_id', '=', file.stream_id)
    .where('first_n', '<=', file.last_n)
    .where('last_n', '>=', file.first_n)
    .execute();
  const events = touched.map(({ event_id }) => event_id);
  if (events.length > 0) {
    await tables.updateTable('audio_events').set({ gone: 1 }).where('id', 'in', events).execute();
    await tables.deleteFrom('event_ranges').where('event_id', 'in', events).execute();
  }
  const segments = tables.deleteFrom('segments').where('stream_id', '=', file.stream_id).where('n', '>=', file.first_n);
  await segments.where('n', '<=', file.last_n).execute();
  await tables.deleteFrom('archive_files').where('id', '=', file.id).execute();
  // A log continues; an upload's stream had only this file.
  await tables.deleteFrom('streams').where('id', '=', file.stream_id).where('name', 'not like', 'log-%').execute();
  return events;
}

/** Deletes events whose audio was deleted long ago, so that the table does not grow forever. */
export async function deleteEventsWithoutAudio(db: Tables, second: number): Promise<void> {
  const events = db.tables<AudioEventTables>().deleteFrom('audio_events').where('gone', '=', 1);
  await events
    .where('id', '<', second * 1000)
    .where('changed_at', '<', second)
    .execute();
}
