import { type Kysely, sql } from 'kysely';

/** Networks are stored as readers know them: `::1`, and a /64 without the zeros before its end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['audit_entries', 'sessions', 'sign_in_networks'].map((name) => sql.table(name))) {
    await sql`update ${table} set network = '::1' where network = '0:0:0:0::/64'`.execute(db);
    // One of the three groups after the first at a time.
    for (let group = 0; group < 3; group += 1) {
      await sql`update ${table} set network = replace(network, ':0::/64', '::/64') where network like '%:0::/64'`.execute(
        db,
      );
    }
  }
}
