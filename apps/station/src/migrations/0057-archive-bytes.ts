import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table archive_files add column bytes integer not null default 0`.execute(db);
  await sql`update archive_files set bytes = sizes.bytes
    from (select file_id, max(offset + length) as bytes from segments group by file_id) as sizes
    where sizes.file_id = archive_files.id`.execute(db);
  await sql`create trigger segments_grow_file after insert on segments begin
    update archive_files set bytes = max(bytes, new.offset + new.length) where id = new.file_id;
  end`.execute(db);
}
