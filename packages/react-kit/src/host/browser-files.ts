import type { HostFiles } from './host.ts';

const database = 'postkit-files';
const store = 'files';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // Reading `indexedDB` throws if the page may not store anything.
    const request = globalThis.indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps no files.'));
    request.onblocked = () => reject(new Error('The browser keeps no files at the moment.'));
  });
}

/** Runs one request, and resolves when its transaction has completed. */
async function run<Value>(mode: IDBTransactionMode, step: (files: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
  const connection = await open();
  try {
    return await new Promise<Value>((resolve, reject) => {
      const transaction = connection.transaction(store, mode);
      const request = step(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('The browser has no room for the file.'));
    });
  } finally {
    connection.close();
  }
}

/** Files in IndexedDB, which stores them as they are. */
export const browserFiles: HostFiles = {
  async keep(key, file) {
    await run('readwrite', (files) => files.put(file, key));
  },
  async get(key) {
    const stored: unknown = await run('readonly', (files) => files.get(key));
    return stored instanceof File ? stored : null;
  },
  async remove(key) {
    await run('readwrite', (files) => files.delete(key));
  },
};
