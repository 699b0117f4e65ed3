import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('jobs').addColumn('lane', 'text').execute();
  await db.schema.alterTable('jobs').addColumn('station_id', 'integer').execute();
}
