import { sql } from 'kysely';
import { openPostgres } from '../../platform/db/dialects/postgres/open-postgres.ts';

/** Lets the next start on a PostgreSQL database make a new server secret, where the file of the old one is lost. */
export async function forgetSecret(url: string): Promise<void> {
  const db = await openPostgres(url, { connections: 1 });
  try {
    if ((await db.dialect.columnsOf(db, 'installation')).length === 0) return;
    await sql`delete from installation where name = 'secret'`.execute(db.tables());
  } finally {
    await db.close();
  }
}
