import type { PostKitClient } from '@postkit/sdk';
import type { LiveEventName, LiveMessage } from '@postkit/sdk/schema';

/** What a client heard of one name, in order. */
export interface Heard<Name extends LiveEventName> {
  readonly messages: readonly LiveMessage<Name>[];
  /** The first message that fits, once it is there. */
  until(fits: (message: LiveMessage<Name>) => boolean): Promise<LiveMessage<Name>>;
}

/** Listens from now on, and opens the live channel where it is closed. Set up before what causes the messages. */
export function hear<Name extends LiveEventName>({ live }: PostKitClient, name: Name): Heard<Name> {
  const messages: LiveMessage<Name>[] = [];
  const waiting = new Set<() => void>();
  live.on(name, (message) => {
    messages.push(message);
    for (const look of waiting) look();
  });
  live.open();
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
