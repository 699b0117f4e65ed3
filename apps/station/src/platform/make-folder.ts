import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and those above it, for the station's user alone. Node's own `recursive` never returns for a folder in a file
 * system that creates none, such as `/proc`.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  const above = dirname(path);
  if (above !== path) makeFolder(above);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may be faster.
    if (!existsSync(path)) throw error;
  }
}
