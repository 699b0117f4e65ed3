import type { HostFiles } from './host.ts';

/** Loads the library at the first use, because pages such as the sign-in keep no files. */
const loadLibrary = () => import('idb-keyval');
type Library = Awaited<ReturnType<typeof loadLibrary>>;

/** Opened for each call: Safari may close an idle connection, and the access itself throws where a page may store nothing. */
const openStore = ({ createStore }: Library) => createStore('postkit-files', 'files');

/** IndexedDB, which stores files as they are. */
export const browserFiles: HostFiles = {
  async keep(key, file) {
    const library = await loadLibrary();
    await library.set(key, file, openStore(library));
  },
  async get(key) {
    const library = await loadLibrary();
    const stored = await library.get<unknown>(key, openStore(library));
    return stored instanceof File ? stored : null;
  },
  async remove(key) {
    const library = await loadLibrary();
    await library.del(key, openStore(library));
  },
};
