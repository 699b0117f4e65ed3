import { copyFileSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stationMigrations } from '../migrations/station-migrations.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/open-database.ts';

const fileName = 'postkit.db';

let template: Promise<string> | undefined;

/** Puts a database with the tables of a station into a new data folder: creating the tables takes a third of a station's start. */
export async function copySqliteTemplate(dataDir: string): Promise<void> {
  template ??= makeTemplate();
  copyFileSync(await template, join(dataDir, fileName), constants.COPYFILE_EXCL);
}

async function makeTemplate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'postkit-template-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, fileName);
  const db = openDatabase(path);
  await migrate(db, stationMigrations);
  await db.close();
  return path;
}
