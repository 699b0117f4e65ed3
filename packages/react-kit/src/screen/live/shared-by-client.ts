import type { PostKitClient } from '@postkit/sdk';

/**
 * A resource that is shared by its users on one client: the first one starts it, the last release ends it.
 * @param start Starts the resource and returns a function that ends it.
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
