import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** A dot keeps it out of backups and of the audio. */
export const probeName = '.heartbeat';

/** Tries a disk again and again, one try at a time. */
export class DiskProbe {
  readonly #folder: string;
  #isWaiting = false;
  #beats = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Whether the last try has ended, well or with an error: a disk that fails responds, and its errors have messages of their own.
   * Starts the next one with every third call.
   */
  responds(): boolean {
    if (this.#isWaiting) return false;
    if (this.#beats++ % 3 === 0) void this.#try();
    return true;
  }

  async #try(): Promise<void> {
    this.#isWaiting = true;
    await writeThrough(join(this.#folder, probeName)).catch(() => undefined);
    this.#isWaiting = false;
  }
}

/** Past the memory of the system, as the recorder writes its segments. */
async function writeThrough(path: string): Promise<void> {
  await using file = await open(path, 'w');
  await file.write('.');
  await file.datasync();
}
