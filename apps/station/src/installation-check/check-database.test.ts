import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStation, type TestStation } from '../testing/index.ts';
import { isOnPostgres } from '../testing/postgres/test-postgres.ts';
import { checkDatabase } from './check-database.ts';
import '../testing/postgres/also-on-postgres.ts';

let server: TestStation;
beforeEach(async () => void (server = await startStation()));
afterEach(() => server.close());

const check = () => checkDatabase(server.context.config, server.context.db, false);

describe('checkDatabase', () => {
  it('finds the database of a running station whole', async () => {
    expect(await check()).toEqual({ method: isOnPostgres ? 'read' : 'integrity_check', faults: [] });
  });

  it.runIf(isOnPostgres)('looks at tables and indexes with amcheck, if it is installed', async () => {
    await sql`create extension amcheck`.execute(server.context.db.tables());
    expect(await check()).toEqual({ method: 'amcheck', faults: [] });
  });
});
