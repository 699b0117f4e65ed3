import { type Kysely, sql } from 'kysely';

const fades = ['audio_events', 'event_ranges'].flatMap((table) =>
  ['fade_in_ms', 'fade_out_ms'].map((column) =>
    sql.raw(`alter table ${table} add column ${column} integer not null default 0`),
  ),
);

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of fades) await statement.execute(db);
}
