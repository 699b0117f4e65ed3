import type { LiveEvents, PostKitClient } from '@postkit/sdk';

/** The live events of one name that a client received, in order. */
export interface Heard<Name extends keyof LiveEvents> {
  readonly messages: readonly LiveEvents[Name][];
  /** Resolves to the first event that matches. */
  until(fits: (message: LiveEvents[Name]) => boolean): Promise<LiveEvents[Name]>;
}

/** Subscribes, and resolves once the live channel is open; an event from before would be missed. Call it before the action that causes the events. */
export async function hear<Name extends keyof LiveEvents>(
  { live }: PostKitClient,
  name: Name,
): Promise<Heard<Name>> {
  const messages: LiveEvents[Name][] = [];
  const waiting = new Set<() => void>();
  live.on(name, (message) => {
    messages.push(message);
    for (const look of waiting) look();
  });
  const isOpen = new Promise<void>((resolve) => {
    if (live.state === 'open') resolve();
    else live.onState((state) => state === 'open' && resolve());
  });
  live.open();
  await isOpen;
  return {
    messages,
    until: (fits) =>
      new Promise((resolve) => {
        function look(): void {
          const found = messages.find(fits);
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        }
        waiting.add(look);
        look();
      }),
  };
}
