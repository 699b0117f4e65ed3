import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Stations that company admins add, change, archive and delete; those of the demo are marked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer');
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text');
  const add = (table: string, column: string, definition: ReturnType<typeof sql>) =>
    sql`alter table ${sql.table(table)} add column ${sql.ref(column)} ${definition}`.execute(db);
  await add('companies', 'version', sql`${integer} not null default 1`);
  await add('stations', 'version', sql`${integer} not null default 1`);
  await add('stations', 'quota_bytes', sql`${integer}`);
  await add('stations', 'archived_at', sql`${integer}`);
  await add('stations', 'deleting', sql`${integer} not null default 0`);
  await add('stations', 'needs_name', sql`${integer} not null default 0`);
  await add('stations', 'is_demo', sql`${integer} not null default 0`);
  await add('stations', 'former_names', sql`${text} not null default '[]'`);
  await add('users', 'is_demo', sql`${integer} not null default 0`);
  await sql`update stations set needs_name = 1 where slug = 'station' and name = 'My station' and title = 'My station'
    and timezone = 'UTC' and (select count(*) from stations) = 1`.execute(db);
  const hasDemo = sql`exists (select 1 from demo_steps where name = 'begun')`;
  await sql`update stations set is_demo = 1 where slug in ('harbour-fm', 'harbour-news') and ${hasDemo}`.execute(
    db,
  );
  await sql`update users set is_demo = 1 where username in ('maya', 'tom', 'ines', 'priya', 'ed')
    and email = username || '@harbour.example' and ${hasDemo}`.execute(db);
}
