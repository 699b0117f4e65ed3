import { type Kysely, sql } from 'kysely';

/** Columns, a job and a field of checkpoints get the names that the code uses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table streams rename column lends to is_shared`.execute(db);
  await sql`alter table deliveries rename column memory to checkpoint`.execute(db);
  await sql`update deliveries
    set checkpoint = json_set(json_remove(checkpoint, '$.sound'), '$.mediaKey', json_extract(checkpoint, '$.sound'))
    where json_type(checkpoint, '$.sound') is not null`.execute(db);
  await sql`update jobs set name = 'episodes.remove-renditions' where name = 'episodes.remove-sound'`.execute(
    db,
  );
}
