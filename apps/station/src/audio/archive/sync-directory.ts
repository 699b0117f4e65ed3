import { open } from 'node:fs/promises';

/** Makes the entries of a directory durable: without it a power failure loses the name of a new file. */
export async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
