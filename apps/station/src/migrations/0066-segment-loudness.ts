import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table segment_loudness (
    file_id integer not null references archive_files (id) on delete cascade,
    offset integer not null,
    levels blob not null,
    primary key (file_id, offset)
  ) without rowid`.execute(db);
}
