import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { type BuiltFile, builtFiles } from './built-files.ts';

/** The files of each build, by its version and their names. */
export type WidgetBuilds = ReadonlyMap<string, ReadonlyMap<string, BuiltFile>>;

const version = z.string().regex(/^\d+-[\da-f]{8}$/);
/** Fonts and the pages of episodes are not pinned. */
const pinned = ['embed.js', 'extras.js', 'player.css', 'player.html'];
/** The beginning of the names of folders that are being written. */
const unfinished = 'partial';

/** The version of a built widget; empty if it is not built. */
export async function widgetVersion(built: string): Promise<string> {
  const text = await readFile(join(built, 'version.json'), 'utf8').catch(() => '');
  return text === '' ? '' : z.object({ version }).parse(JSON.parse(text)).version;
}

/**
 * Stores the built widget in `folder`, and returns all builds that are there: sites that pin a version get it after an
 * upgrade too. Without a built widget, those of earlier starts.
 */
export async function storeWidgetBuild(folder: string, built: string): Promise<WidgetBuilds> {
  await mkdir(folder, { recursive: true });
  const current = await widgetVersion(built);
  const names = new Set((await readdir(folder)).filter((name) => version.safeParse(name).success));
  if (current !== '' && !names.has(current)) {
    await storeBuild(join(folder, current), built);
    names.add(current);
  }
  return new Map([...names].map((name) => [name, builtFiles(join(folder, name))]));
}

/** Web processes that start together may store the same build; that of the first stays. */
async function storeBuild(path: string, built: string): Promise<void> {
  const parent = dirname(path);
  for (const name of await readdir(parent)) {
    if (name.startsWith(unfinished) && (await isAbandoned(join(parent, name))))
      await rm(join(parent, name), { recursive: true, force: true });
  }
  const partial = await mkdtemp(join(parent, unfinished));
  try {
    await Promise.all(pinned.map((name) => cp(join(built, name), join(partial, name))));
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    if (!(await stat(path).catch(() => null))?.isDirectory()) throw error;
  }
}

/** A copy takes less than a second; one of an hour ago is from a process that crashed. */
async function isAbandoned(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > 3_600_000;
}
