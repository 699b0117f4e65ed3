import { lstat, opendir, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { codeOf, TransportFault } from './transport-fault.ts';

const mostEntries = 1000;

/** The reason why an input may not read a path, by its text alone; null if there is none. */
export function pathRefusal(path: string, folders: readonly string[]): string | null {
  if (folders.length === 0)
    return 'This station reads playout messages from no folder. Start it with POSTKIT_PLAYOUT_FOLDERS=/srv/playout, for example.';
  if (isAbsolute(path) && folders.some((folder) => isWithin(resolve(folder), resolve(path)))) return null;
  return 'Enter the path of a file or a folder within the folders that POSTKIT_PLAYOUT_FOLDERS of this station lists.';
}

/**
 * The real path of a file, or of the newest file of a folder; null for a folder without files. Files that begin with a dot and
 * symbolic links in the folder do not count.
 * @throws TransportFault if symbolic links lead out of the permitted folders
 */
export async function locateFile(path: string, folders: readonly string[]): Promise<string | null> {
  const real = await realpath(path);
  const roots = await Promise.all(folders.map((folder) => realpath(folder).catch(() => null)));
  if (!roots.some((root) => root !== null && isWithin(root, real)))
    throw new TransportFault(`A symbolic link of ${path} leads out of the permitted folders.`);
  return (await stat(real)).isDirectory() ? newestFile(real) : real;
}

async function newestFile(folder: string): Promise<string | null> {
  let newest: { readonly name: string; readonly changed_ms: number } | null = null;
  let entries = 0;
  for await (const { name } of await opendir(folder)) {
    entries += 1;
    if (entries > mostEntries)
      throw new TransportFault(`The folder ${folder} has more than ${mostEntries} entries.`);
    const facts = name.startsWith('.') ? null : await factsOf(join(folder, name));
    if (!facts?.isFile()) continue;
    const { mtimeMs: changed_ms } = facts;
    const isNewer =
      newest === null ||
      changed_ms > newest.changed_ms ||
      (changed_ms === newest.changed_ms && name > newest.name);
    if (isNewer) newest = { name, changed_ms };
  }
  return newest && join(folder, newest.name);
}

/** A file may be deleted between the list and the look. */
function factsOf(path: string) {
  return lstat(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !/^\.\.[/\\]/.test(way) && !isAbsolute(way);
}
