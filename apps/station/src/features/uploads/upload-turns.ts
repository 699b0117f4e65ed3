import type { Readable } from 'node:stream';
import { refuse } from './upload-errors.ts';

/** Lets one request at a time work on a file. */
export interface UploadTurns {
  /**
   * Works while nobody else may.
   * @param body what the work reads, to be cut off where somebody needs the turn
   * @throws uploads.locked
   */
  take<Value>(file: string, body: Readable | null, work: () => Promise<Value>): Promise<Value>;
  /** Cuts off who has the turn, and waits until it is free. */
  free(file: string): Promise<void>;
  freeAll(): Promise<void>;
}

export function createUploadTurns(): UploadTurns {
  const taken = new Map<string, { body: Readable | null; ended: Promise<unknown> }>();

  async function free(file: string): Promise<void> {
    const turn = taken.get(file);
    turn?.body?.destroy();
    await turn?.ended;
  }

  return {
    async take(file, body, work) {
      if (taken.has(file)) throw refuse('uploads.locked');
      const result = work();
      const ended = result.catch(() => undefined).finally(() => taken.delete(file));
      taken.set(file, { body, ended });
      await ended;
      return result;
    },
    free,
    async freeAll() {
      await Promise.all([...taken.keys()].map(free));
    },
  };
}
