import type { Readable } from 'node:stream';
import { refuse } from './upload-errors.ts';

/** Lets one request at a time write a file. */
export interface UploadTurns {
  /**
   * Runs the work while no other request may.
   * @param body what the work reads; `free` destroys it when another request needs the turn
   * @throws uploads.locked
   */
  take<Value>(file: string, body: Readable | null, work: () => Promise<Value>): Promise<Value>;
  /** Aborts the request that has the turn, and waits until the turn is free. */
  free(file: string): Promise<void>;
  freeAll(): Promise<void>;
}

export function createUploadTurns(): UploadTurns {
  const active = new Map<string, { body: Readable | null; ended: Promise<unknown> }>();

  async function free(file: string): Promise<void> {
    const turn = active.get(file);
    turn?.body?.destroy();
    await turn?.ended;
  }

  return {
    async take(file, body, work) {
      if (active.has(file)) throw refuse('uploads.locked');
      const result = work();
      const ended = result.catch(() => undefined).finally(() => active.delete(file));
      active.set(file, { body, ended });
      await ended;
      return result;
    },
    free,
    async freeAll() {
      await Promise.all([...active.keys()].map(free));
    },
  };
}
