import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { AppVersion } from './features/settings/index.ts';
import { stationFile } from './platform/station-files.ts';

/** Reads the running version; its hash is that of the built console's page, which names every file of the build. */
export function appVersion(consolePage: string): AppVersion {
  const manifest = stationFile('package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  const built = statSync(consolePage, { throwIfNoEntry: false });
  if (!built) return { version, date: day(statSync(manifest).mtime), hash: 'source' };
  return {
    version,
    date: day(built.mtime),
    hash: createHash('sha256').update(readFileSync(consolePage)).digest('hex').slice(0, 12),
  };
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}
