import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table stations add column accent text`,
  sql`alter table stations add column logo text not null default ''`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
