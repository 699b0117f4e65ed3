/**
 * Splits a stream's address into the address without secrets, and its secret: `user:password`, or the passphrase of
 * SRT. Null if it has none.
 */
export function splitCredentials(address: string): { url: string; credentials: string | null } {
  const url = URL.parse(address);
  const passphrase = url?.protocol === 'srt:' ? url.searchParams.get('passphrase') : null;
  if (url && passphrase !== null) {
    url.searchParams.delete('passphrase');
    return { url: url.href, credentials: passphrase };
  }
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
