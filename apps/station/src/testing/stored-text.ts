import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { isOnPostgres, testPostgres } from './postgres/test-postgres.ts';

/** Everything that the database of a test station has stored. Works after the station has stopped. */
export async function storedText({ dataDir }: { readonly dataDir: string }): Promise<string> {
  if (isOnPostgres) return storedRows((await testPostgres(dataDir)).url);
  const log = readFile(join(dataDir, 'postkit.db-wal'), 'latin1').catch(() => '');
  return (await readFile(join(dataDir, 'postkit.db'), 'latin1')) + (await log);
}

async function storedRows(url: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const texts: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ row: string }>(
        `select cast(stored as text) as row from ${client.escapeIdentifier(name)} stored`,
      );
      texts.push(...rows.map(({ row }) => row));
    }
    return texts.join('\n');
  } finally {
    await client.end();
  }
}
