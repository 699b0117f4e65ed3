import { sql } from 'kysely';
import type { Database } from '../platform/db/database.ts';

/** Makes a database refuse updates of a column. Returns a function that ends it. */
export async function refuseUpdates(
  db: Database,
  table: string,
  column: string,
): Promise<() => Promise<void>> {
  const run = (statement: string) => sql.raw(statement).execute(db.tables());
  if (db.dialect.name === 'sqlite') {
    await run(
      `create trigger refuse_updates before update of ${column} on ${table} begin select raise(abort, 'The disk is full.'); end`,
    );
    return async () => void (await run('drop trigger refuse_updates'));
  }
  await run(refusal);
  await run(
    `create trigger refuse_updates before update of ${column} on ${table} for each row execute function refuse_writes()`,
  );
  return async () => void (await run(`drop trigger refuse_updates on ${table}`));
}

const refusal = `create or replace function refuse_writes() returns trigger language plpgsql as $$
  begin raise exception 'The database cannot be written.'; end $$`;

/** Makes a database refuse writes of jobs and live events, as a full disk does. Returns a function that ends it. */
export async function refuseWrites(db: Database): Promise<() => Promise<void>> {
  const run = (statement: string) => sql.raw(statement).execute(db.tables());
  if (db.dialect.name === 'sqlite') {
    await run('pragma query_only = 1');
    return async () => void (await run('pragma query_only = 0'));
  }
  await run(refusal);
  for (const table of ['jobs', 'live_events']) {
    await run(`create trigger refuse_writes before insert or update or delete on ${table}
      for each statement execute function refuse_writes()`);
  }
  return async () => {
    await run('drop function refuse_writes cascade');
  };
}
