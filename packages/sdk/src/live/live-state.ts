/** `waiting`: broken, and to be opened again after a pause. */
export type LiveState = 'closed' | 'connecting' | 'open' | 'waiting';

type StateHandler = (state: LiveState) => void;

/** The state of a channel and its handlers. It begins with `closed`. */
export function createLiveState() {
  const entries = new Set<{ readonly handle: StateHandler }>();
  let current: LiveState = 'closed';
  return {
    get current() {
      return current;
    },
    enter(next: LiveState): void {
      if (current === next) return;
      current = next;
      for (const { handle } of entries) handle(next);
    },
    /** Calls a handler after each change. The returned function ends it. */
    onChange(handle: StateHandler): () => void {
      // Wrapped, so that the same function given twice is two subscriptions.
      const entry = { handle };
      entries.add(entry);
      return () => entries.delete(entry);
    },
  };
}
