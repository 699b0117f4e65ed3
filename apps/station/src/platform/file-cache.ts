import { stat } from 'node:fs/promises';

/** Keeps values that were computed from files. */
export interface FileCache<Value> {
  /** The value of the file as it is now: computed again only after the file has changed. Failures are not kept. */
  get(path: string): Promise<Value>;
}

/** @param most files whose values are kept; the one that was used the longest ago is dropped first */
export function createFileCache<Value>(
  read: (path: string) => Promise<Value>,
  { most }: { most: number },
): FileCache<Value> {
  const entries = new Map<string, { identity: string; value: Promise<Value> }>();
  return {
    async get(path) {
      const identity = await identityOf(path);
      const known = entries.get(path);
      const entry = known?.identity === identity ? known : { identity, value: read(path) };
      entries.delete(path);
      entries.set(path, entry);
      const oldest = entries.keys().next();
      if (entries.size > most && !oldest.done) entries.delete(oldest.value);
      try {
        return await entry.value;
      } catch (error) {
        if (entries.get(path) === entry) entries.delete(path);
        throw error;
      }
    },
  };
}

async function identityOf(path: string): Promise<string> {
  const { dev, ino, size, mtimeMs, ctimeMs } = await stat(path);
  return [dev, ino, size, mtimeMs, ctimeMs].join(' ');
}
