import type { Database } from './database.ts';
import { migrate, type Migrations } from './migrate.ts';
import { openDatabase } from './open-database.ts';

/** A test database in memory with the tables of the given migrations. */
export async function openTestDatabase(migrations: Migrations): Promise<Database> {
  const db = openDatabase(':memory:');
  await migrate(db, migrations);
  return db;
}
