import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Imports that wait for a user or the podcast's owner, and the further contents of their items. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer');
  const text = isPostgres ? 'text collate "C"' : 'text';
  for (const column of [
    `state ${text} not null default 'applied'`,
    `credentials ${text} not null default ''`,
    `warnings ${text} not null default '[]'`,
    `channel ${text} not null default '{}'`,
    `options ${text} not null default '{}'`,
    `feed_hash ${text} not null default ''`,
    `owner_email ${text} not null default ''`,
    `owner_token ${text} not null default ''`,
  ]) {
    await sql`alter table imports add column ${sql.raw(column)}`.execute(db);
  }
  await sql`alter table imports add column owner_until ${integer}`.execute(db);
  await sql`alter table imports add column applied_at ${integer}`.execute(db);
  await sql`create index imports_by_owner_token on imports (owner_token) where owner_token <> ''`.execute(db);
  for (const column of [
    `clash ${text} not null default ''`,
    `details ${text} not null default '{}'`,
    `warning ${text} not null default ''`,
    `file_hash ${text} not null default ''`,
  ]) {
    await sql`alter table import_items add column ${sql.raw(column)}`.execute(db);
  }
  await sql`alter table import_items add column is_dated ${integer} not null default 1`.execute(db);
  await sql`alter table import_items add column bytes ${integer}`.execute(db);
  await sql`alter table import_items add column seconds ${integer}`.execute(db);
  await sql`alter table import_items add column is_chosen ${integer} not null default 0`.execute(db);
}
