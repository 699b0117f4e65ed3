/** A stream's address without its user name and password, and those as `user:password`; null where it has none. */
export function splitCredentials(address: string): { url: string; credentials: string | null } {
  const url = URL.parse(address);
  if (!url || (url.username === '' && url.password === '')) return { url: address, credentials: null };
  const credentials = `${decoded(url.username)}:${decoded(url.password)}`;
  url.username = '';
  url.password = '';
  return { url: url.href, credentials };
}

/** A lone `%` is not an escape. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
