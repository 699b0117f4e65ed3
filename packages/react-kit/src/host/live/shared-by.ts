/**
 * A resource that is shared by its users with one owner, such as a client: the first user starts it, the last release ends it.
 * @param start Starts the resource and returns a function that ends it.
 */
export function sharedBy<Owner extends object, Rest extends unknown[]>(
  start: (owner: Owner, ...rest: Rest) => () => void,
): (owner: Owner, ...rest: Rest) => () => void {
  const running = new WeakMap<Owner, { users: number; end: () => void }>();
  return (owner, ...rest) => {
    const shared = running.get(owner) ?? { users: 0, end: start(owner, ...rest) };
    running.set(owner, shared);
    shared.users += 1;
    return () => {
      shared.users -= 1;
      if (shared.users > 0) return;
      running.delete(owner);
      shared.end();
    };
  };
}
