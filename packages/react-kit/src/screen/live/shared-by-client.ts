import type { PostKitClient } from '@postkit/sdk';

/**
 * Something that runs for a client while anybody wants it: the first who asks starts it, the last who takes it back ends it.
 * @param start Starts it and answers how to end it.
 */
export function sharedByClient(start: (client: PostKitClient) => () => void): (client: PostKitClient) => () => void {
  const running = new WeakMap<PostKitClient, { users: number; end: () => void }>();
  return (client) => {
    const shared = running.get(client) ?? { users: 0, end: start(client) };
    running.set(client, shared);
    shared.users += 1;
    return () => {
      shared.users -= 1;
      if (shared.users > 0) return;
      running.delete(client);
      shared.end();
    };
  };
}
