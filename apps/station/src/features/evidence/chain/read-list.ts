import { gunzipSync } from 'node:zlib';
import type { ManifestRow } from '../evidence-tables.ts';

/** Bytes of a list's text that are read at most: an hour has 725 lines of about 100. */
const mostBytes = 32 * 1024 * 1024;

/** The text of a link's list; null if the link has none, or if its stored bytes are damaged. */
export function storedList({ list }: Pick<ManifestRow, 'list'>): string | null {
  if (list === null) return null;
  try {
    return gunzipSync(list, { maxOutputLength: mostBytes }).toString('utf8');
  } catch {
    return null;
  }
}
