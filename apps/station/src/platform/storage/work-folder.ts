import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder for work in progress. */
export interface WorkFolder {
  readonly path: string;
  /** Creates an empty folder in it. */
  scratch(): Promise<string>;
}

/** Empties the folder for work in progress. The folder stays: a full disk may have no room to create it again. */
export async function openWorkFolder(root: string): Promise<WorkFolder> {
  const path = join(root, '.work');
  await mkdir(path, { recursive: true });
  for (const name of await readdir(path)) await rm(join(path, name), { recursive: true, force: true });
  return { path, scratch: () => mkdtemp(join(path, 'scratch-')) };
}
