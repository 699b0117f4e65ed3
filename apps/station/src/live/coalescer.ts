import type { Clock } from '../platform/clock.ts';

/** An event that waits for a newer one to take its place. */
export interface HeldEvent {
  readonly channel: string;
  readonly name: string;
  readonly data: string;
}

export interface Coalescer {
  /** Holds an event; an older one of the same channel, name and key is replaced, in the older one's place. */
  hold(key: string, event: HeldEvent): void;
  /** Hands over what is held, of one channel or of all. */
  take(channel?: string): ReadonlyMap<string, HeldEvent>;
  /** Puts back what could not be written, unless something newer is held. */
  putBack(held: ReadonlyMap<string, HeldEvent>): void;
  stop(): void;
}

/** Thins out rapid events: the last one of every window is kept. */
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
      const taken = new Map([...held].filter(([, event]) => channel === undefined || event.channel === channel));
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
