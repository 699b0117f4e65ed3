/** `waiting`: disconnected, reconnects after a pause. */
export type LiveState = 'closed' | 'connecting' | 'open' | 'waiting';

type StateHandler = (state: LiveState) => void;

/** The state of a channel, first `closed`, and its handlers. */
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
    /** Calls a handler after each change. The returned function unsubscribes. */
    onChange(handle: StateHandler): () => void {
      // Wrapped, so that subscribing the same function twice makes two subscriptions.
      const entry = { handle };
      entries.add(entry);
      return () => entries.delete(entry);
    },
  };
}
