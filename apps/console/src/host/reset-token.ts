const name = 'reset';

/**
 * The token of a mailed link (`/login#reset=…`), taken out of the address at once: it opens an account, and an address
 * stays in the history and on the screen.
 */
export function takeResetToken(): string | undefined {
  const { hash, pathname, search } = globalThis.location;
  const token = new URLSearchParams(hash.slice(1)).get(name);
  if (!token) return undefined;
  globalThis.history.replaceState(null, '', pathname + search);
  return token;
}
