import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table users add column invited_until integer`,
  sql`alter table password_resets add column invited_by text not null default ''`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
