import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Peers } from '../db/database.ts';

/** The folder for work in progress. */
export interface WorkFolder {
  readonly path: string;
  /** Creates an empty folder in it. */
  scratch(): Promise<string>;
}

/**
 * Empties the folder for work in progress. The folder stays: a full disk may have no room to create it again.
 * @param peers the processes that share the folder, of which each gets a part; null if no other process uses it
 */
export async function openWorkFolder(root: string, peers: Peers | null): Promise<WorkFolder> {
  const shared = join(root, '.work');
  const path = peers ? join(shared, peers.id) : shared;
  await mkdir(shared, { recursive: true });
  // The names first: a process creates its part once it runs.
  const names = await readdir(shared);
  const running = await peers?.running();
  // A process that only lost its connection to the database repeats its work.
  for (const name of names)
    if (!running?.has(name)) await rm(join(shared, name), { recursive: true, force: true });
  await mkdir(path, { recursive: true });
  return { path, scratch: () => mkdtemp(join(path, 'scratch-')) };
}
