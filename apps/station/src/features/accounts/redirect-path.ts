/** Query parameters that must not stay in an address. */
const secrets = ['username', 'api_key'];

/** The path to redirect to after sign-in, on this host and without keys; null for any other address. */
export function redirectPath(requested: string | undefined): string | null {
  if (requested === undefined || !isOwn(requested)) return null;
  const host = 'http://station.invalid';
  const url = URL.parse(requested, host);
  if (!url || url.origin !== host) return null;
  for (const name of secrets) url.searchParams.delete(name);
  const path = `${url.pathname}${url.search}${url.hash}`;
  // Dot segments may resolve to another host: `/.//elsewhere`.
  return isOwn(path) ? path : null;
}

function isOwn(path: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path);
}
