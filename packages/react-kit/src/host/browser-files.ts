import { createStore, del, get, set } from 'idb-keyval';
import type { HostFiles } from './host.ts';

/** Opened for each call: Safari may close an idle connection, and the access itself throws where a page may store nothing. */
const openStore = () => createStore('postkit-files', 'files');

/** IndexedDB, which stores files as they are. */
export const browserFiles: HostFiles = {
  keep: async (key, file) => set(key, file, openStore()),
  async get(key) {
    const stored = await get<unknown>(key, openStore());
    return stored instanceof File ? stored : null;
  },
  remove: async (key) => del(key, openStore()),
};
