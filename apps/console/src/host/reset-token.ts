const name = 'reset';

/**
 * Returns the token of a mailed link (`/login#reset=…`) and removes it from the address, because it gives access to an
 * account and an address stays in the history and on the screen.
 */
export function takeResetToken(): string | undefined {
  const { hash, pathname, search } = globalThis.location;
  const token = new URLSearchParams(hash.slice(1)).get(name);
  if (!token) return undefined;
  globalThis.history.replaceState(null, '', pathname + search);
  return token;
}
