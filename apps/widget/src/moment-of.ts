import { parseTimecode } from '@postkit/sdk/schema';

/** Seconds of a fragment such as `#t=426` or `#t=7:06`; null for any other. */
export function momentOf(hash: string): number | null {
  return hash.startsWith('#t=') ? parseTimecode(hash.slice(3)) : null;
}
