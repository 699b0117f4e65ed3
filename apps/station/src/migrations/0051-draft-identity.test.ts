import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { DraftTables } from '../features/drafts/draft-tables.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openTestDatabase } from '../platform/db/open-test-database.ts';
import * as drafts from './0038-drafts.ts';
import * as draftIdentity from './0051-draft-identity.ts';

describe('0051-draft-identity', () => {
  it('keeps the drafts of an older version and gives each an id of its own', async () => {
    const db = await openTestDatabase({ '0038-drafts': drafts });
    for (const key of ['new', 'show-4']) {
      await sql`insert into drafts (station_id, user_id, key, revision, content, events, updated_at)
        values (1, 2, ${key}, 'r', '"kept"', '[]', 3)`.execute(db.tables());
    }
    await migrate(db, { '0038-drafts': drafts, '0051-draft-identity': draftIdentity });
    const rows = await db.tables<DraftTables>().selectFrom('drafts').selectAll().orderBy('key').execute();
    expect(rows.map(({ key, content, orphaned_at }) => [key, content, orphaned_at])).toEqual([
      ['new', '"kept"', null],
      ['show-4', '"kept"', null],
    ]);
    for (const { draft_id } of rows) expect(draft_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(new Set(rows.map(({ draft_id }) => draft_id)).size).toBe(2);
    await db.close();
  });
});
