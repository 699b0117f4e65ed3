/** Whether a database reports that its file is damaged: SQLite by number, PostgreSQL by its codes for data and indexes. */
export function isDatabaseDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number' && sqliteCodes.has(error.errcode & 0xff))
    return true;
  if ('code' in error && typeof error.code === 'string' && postgresCodes.has(error.code)) return true;
  return isDatabaseDamage(error.cause);
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const sqliteCodes: ReadonlySet<number> = new Set([11, 26]);
const postgresCodes: ReadonlySet<string> = new Set(['XX001', 'XX002']);
