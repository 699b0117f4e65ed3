import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoIsReady } from './demo-is-ready.ts';
import { startStationProcess } from './station-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, 'node_modules/.cache/postkit-demo');
const maxAgeMs = 60 * 60_000;

/**
 * Returns the data folder of the demo station, of which tests start copies. One that the same sources made within the last
 * hour is used again, because the demo and the audio of its episodes take most of a minute.
 */
export async function demoTemplate(): Promise<string> {
  const folder = join(cache, await sourcesHash());
  if (await isFresh(folder)) return folder;
  await rm(cache, { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(join(cache, 'unfinished-'));
  const station = await startStationProcess(unfinished);
  await demoIsReady(station.url);
  await station.stop();
  await rename(unfinished, folder);
  return folder;
}

async function isFresh(folder: string): Promise<boolean> {
  const made = await stat(folder).catch(() => null);
  const now = new Date();
  return made !== null && now.getTime() - made.ctimeMs < maxAgeMs && dayOf(now) === dayOf(made.ctime);
}

/** The day at the demo stations, whose broadcast is that of their today. */
function dayOf(moment: Date): string {
  return moment.toLocaleDateString('en', { timeZone: 'America/New_York' });
}

async function sourcesHash(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(root, 'pnpm-lock.yaml')));
  for (const folder of ['apps/station/src', 'packages/sdk/src']) {
    const files = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    const paths = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    for (const path of paths.toSorted()) hash.update(path).update(await readFile(path));
  }
  return hash.digest('hex').slice(0, 16);
}
