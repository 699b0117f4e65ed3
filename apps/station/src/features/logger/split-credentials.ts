/**
 * Splits a stream's address into the address without user name and password, and `user:password`; null if it has
 * none.
 */
export function splitCredentials(address: string): { url: string; credentials: string | null } {
  const url = URL.parse(address);
  if (!url || (url.username === '' && url.password === '')) return { url: address, credentials: null };
  const credentials = `${decodePart(url.username)}:${decodePart(url.password)}`;
  url.username = '';
  url.password = '';
  return { url: url.href, credentials };
}

/** A lone `%` is not an escape. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
