import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type BuiltFile, builtFiles } from './built-files.ts';

/** The files of each build, by its version and their names. */
export type WidgetBuilds = ReadonlyMap<string, ReadonlyMap<string, BuiltFile>>;

const version = z.string().regex(/^\d+-[\da-f]{8}$/);
/** Fonts and the pages of episodes are not pinned. */
const pinned = ['embed.js', 'extras.js', 'player.css', 'player.html'];

async function versionOf(built: string): Promise<string | null> {
  const text = await readFile(join(built, 'version.json'), 'utf8').catch(() => null);
  return text === null ? null : z.object({ version }).parse(JSON.parse(text)).version;
}

/**
 * Stores the built widget in `folder`, and returns all builds that are there: sites that pin a version get it after an
 * upgrade too. Without a built widget, those of earlier starts.
 */
export async function storeWidgetBuild(folder: string, built: string): Promise<WidgetBuilds> {
  await mkdir(folder, { recursive: true });
  const current = await versionOf(built);
  const names = new Set((await readdir(folder)).filter((name) => version.safeParse(name).success));
  if (current !== null && !names.has(current)) {
    const partial = join(folder, 'partial');
    await rm(partial, { recursive: true, force: true });
    await mkdir(partial);
    await Promise.all(pinned.map((name) => cp(join(built, name), join(partial, name))));
    await rename(partial, join(folder, current));
    names.add(current);
  }
  return new Map([...names].map((name) => [name, builtFiles(join(folder, name))]));
}
