/** Returns a value of the address's fragment, such as `#reset=…`, and removes the fragment. */
export function takeFromFragment(name: string): string | undefined {
  const { hash, pathname, search } = globalThis.location;
  const value = new URLSearchParams(hash.slice(1)).get(name);
  if (!value) return undefined;
  globalThis.history.replaceState(null, '', pathname + search);
  return value;
}
