/** SQLite reports a full disk by number, the file system and the audio code by name; any of them may be wrapped. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && names.has(error.code)) return true;
  if ('errcode' in error && typeof error.errcode === 'number' && isFullCode(error.errcode)) return true;
  return isDiskFull(error.cause);
}

const names: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'disk_full', 'storage.full']);
const sqliteFull = 13;
/** SQLITE_IOERR_SHMSIZE: there is no room for the write-ahead log's index. */
const sqliteNoSharedMemory = 4874;

function isFullCode(code: number): boolean {
  return (code & 0xff) === sqliteFull || code === sqliteNoSharedMemory;
}
