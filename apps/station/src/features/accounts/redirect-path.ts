/** Names that must not stay in an address. */
const secrets = ['username', 'api_key'];

/** The path to go on to after sign-in: one of this very host, without any key; null for everything else. */
export function redirectPath(asked: string | undefined): string | null {
  if (asked === undefined || !isOwn(asked)) return null;
  const host = 'http://station.invalid';
  const url = URL.parse(asked, host);
  if (!url || url.origin !== host) return null;
  for (const name of secrets) url.searchParams.delete(name);
  const path = `${url.pathname}${url.search}${url.hash}`;
  // Dots resolve to what the text did not show: `/.//elsewhere`.
  return isOwn(path) ? path : null;
}

function isOwn(path: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path);
}
