import type { Host, HostFiles, HostStorage, LeaveQuestion } from './host.ts';
import { installedTools } from './installation-tools.ts';
import { quietTelemetry } from './quiet-telemetry.ts';

/** Receives messages from the opener's origin only, directly and through the channel of that origin. */
const openBrowserWindow: Host['openWindow'] = (url, channelName, onMessage) => {
  const opened = globalThis.open(url, '_blank', 'popup,width=640,height=760');
  if (!opened) return null;
  const { origin } = new URL(url, globalThis.location.href);
  const onPost = (event: MessageEvent) => {
    if (event.origin === origin) onMessage(event.data);
  };
  globalThis.addEventListener('message', onPost);
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => onMessage(data));
  return {
    isClosed: () => opened.closed,
    release() {
      globalThis.removeEventListener('message', onPost);
      channel.close();
    },
  };
};

/** Loads the library at the first use, because pages such as the sign-in keep no files. */
const loadLibrary = () => import('idb-keyval');
type Library = Awaited<ReturnType<typeof loadLibrary>>;

/** Opened for each call: Safari may close an idle connection, and the access itself throws where a page may store nothing. */
const openStore = ({ createStore }: Library) => createStore('postkit-files', 'files');

/** IndexedDB, which stores files as they are. */
const browserFiles: HostFiles = {
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

/** Storage in memory, for pages that may not use `localStorage`. */
function memoryStorage(): HostStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

function browserStorage(): HostStorage {
  const { localStorage } = globalThis;
  const prefix = 'postkit:';
  localStorage.getItem(prefix);
  return {
    get: (key) => localStorage.getItem(prefix + key),
    set: (key, value) => localStorage.setItem(prefix + key, value),
    remove: (key) => localStorage.removeItem(prefix + key),
  };
}

function workingStorage(): HostStorage {
  try {
    return browserStorage();
  } catch {
    // Sandboxed frames and strict privacy settings throw on access.
    return memoryStorage();
  }
}

/** The default host: plain addresses, the document's title, the browser's storage. */
export function createDefaultHost(overrides: Partial<Host> = {}): Host {
  const questions = new Set<LeaveQuestion>();

  function onBeforeUnload(event: BeforeUnloadEvent) {
    if ([...questions].some((question) => question(null) !== null)) event.preventDefault();
  }

  return quietTelemetry({
    navigate: (to, options) => globalThis.location[options?.replace ? 'replace' : 'assign'](to),
    hrefOf: (to) => to,
    leave: (url) => globalThis.location.assign(url),
    openWindow: openBrowserWindow,
    openTab: (url) => void globalThis.open(url, '_blank', 'noopener,noreferrer'),
    setTitle: (title) => {
      document.title = title;
    },
    copyText: (text) => navigator.clipboard.writeText(text),
    storage: workingStorage(),
    files: browserFiles,
    claim: claimInBrowser,
    loadScript: async (address) => (await import('./load-script.ts')).loadScript(address),
    track: (name, data) => installedTools().analytics?.track?.(name, data),
    askBeforeLeaving: (question) => {
      if (questions.size === 0) globalThis.addEventListener('beforeunload', onBeforeUnload);
      questions.add(question);
      return () => {
        questions.delete(question);
        if (questions.size === 0) globalThis.removeEventListener('beforeunload', onBeforeUnload);
      };
    },
    ...overrides,
  });
}

/** Uses Web Locks, which end with the page. Browsers offer them over https only; without them, each page claims for itself. */
function claimInBrowser(work: string, signal: AbortSignal): Promise<() => void> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    locks.request(`postkit:${work}`, { signal }, () => new Promise<void>(resolve)).catch(reject);
  });
}
