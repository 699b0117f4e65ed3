import type { Clock } from '../platform/clock.ts';

/** An event that is held back until a newer one may replace it. */
export interface HeldEvent {
  readonly channel: string;
  readonly name: string;
  readonly data: string;
}

export interface Coalescer {
  /** Holds an event; it replaces an older one of the same channel, name and key, and keeps that one's place. */
  hold(key: string, event: HeldEvent): void;
  /** Removes and returns the held events of one channel or of all. */
  take(channel?: string): ReadonlyMap<string, HeldEvent>;
  /** Puts back events that could not be written, unless newer ones are held. */
  putBack(held: ReadonlyMap<string, HeldEvent>): void;
  stop(): void;
}

/** Throttles rapid events: only the last one of each window is kept. */
export function createCoalescer(clock: Clock, windowMs: number, flush: () => void): Coalescer {
  const held = new Map<string, HeldEvent>();
  let cancel: (() => void) | undefined;

  function arm(): void {
    cancel ??= clock.after(windowMs, () => {
      cancel = undefined;
      flush();
    });
  }

  return {
    hold(key, event) {
      held.set(JSON.stringify([event.channel, event.name, key]), event);
      arm();
    },
    take(channel) {
      const taken = new Map(
        [...held].filter(([, event]) => channel === undefined || event.channel === channel),
      );
      for (const key of taken.keys()) held.delete(key);
      return taken;
    },
    putBack(events) {
      for (const [key, event] of events) if (!held.has(key)) held.set(key, event);
      if (held.size > 0) arm();
    },
    stop: () => cancel?.(),
  };
}
