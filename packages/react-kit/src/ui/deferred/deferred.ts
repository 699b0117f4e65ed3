import { loadPart } from '../lazy-part/load-part.ts';

/** A piece of code that a control loads when a user first needs it, and the browser in idle time. */
export interface Deferred<Part> {
  /** Undefined until the code has loaded. */
  current(): Part | undefined;
  /** Rejects with `PartLoadError`; the next call tries again. */
  load(): Promise<Part>;
  /** Runs the listener once the code has loaded; returns a function that removes it. */
  subscribe(listener: () => void): () => void;
}

const declared = new Set<Pick<Deferred<unknown>, 'load'>>();

export function deferred<Part extends object>(load: () => Promise<Part>): Deferred<Part> {
  const listeners = new Set<() => void>();
  let part: Part | undefined;
  let loading: Promise<Part> | undefined;

  async function loadOnce(): Promise<Part> {
    try {
      part = await loadPart(load);
    } finally {
      loading = undefined;
    }
    for (const listener of listeners) listener();
    return part;
  }

  const created: Deferred<Part> = {
    current: () => part,
    load: async () => part ?? (loading ??= loadOnce()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  declared.add(created);
  return created;
}

/** Loads all code that the imported controls defer. */
export async function loadDeferred(): Promise<void> {
  await Promise.all([...declared].map((each) => each.load()));
}
