import { open } from 'node:fs/promises';

/** Makes the entries of a directory durable: a new file's name is lost in a power cut otherwise. */
export async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
