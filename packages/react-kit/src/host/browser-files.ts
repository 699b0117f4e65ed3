import type { HostFiles } from './host.ts';

const database = 'postkit-files';
const store = 'files';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // The mere access throws where a page may keep nothing.
    const opening = globalThis.indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error ?? new Error('The browser keeps no files.'));
    opening.onblocked = () => reject(new Error('The browser keeps no files at the moment.'));
  });
}

/** Runs one step, and ends when what it did is on the disk. */
async function run<Value>(mode: IDBTransactionMode, step: (files: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
  const opened = await open();
  try {
    return await new Promise<Value>((resolve, reject) => {
      const transaction = opened.transaction(store, mode);
      const request = step(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('The browser has no room for the file.'));
    });
  } finally {
    opened.close();
  }
}

/** The browser's own database, which takes files as they are. */
export const browserFiles: HostFiles = {
  async keep(key, file) {
    await run('readwrite', (files) => files.put(file, key));
  },
  async get(key) {
    const kept: unknown = await run('readonly', (files) => files.get(key));
    return kept instanceof File ? kept : null;
  },
  async remove(key) {
    await run('readwrite', (files) => files.delete(key));
  },
};
