import type { SecretBox } from '../../platform/secret-box.ts';

/** The user name and password of a feed, and the site that gets them. */
export interface FeedCredentials {
  readonly origin: string;
  /** Value of the header `authorization`. */
  readonly authorization: string;
}

/** Separates the user name and password of an address from it. */
export function splitCredentials(address: string): { url: string; credentials: FeedCredentials | null } {
  const url = new URL(address);
  if (url.username === '' && url.password === '') return { url: address, credentials: null };
  const pair = `${decoded(url.username)}:${decoded(url.password)}`;
  url.username = '';
  url.password = '';
  const authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
  return { url: url.href, credentials: { origin: url.origin, authorization } };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The headers that open an address of the feed's site; none for other sites. */
export function credentialHeaders(
  credentials: FeedCredentials | null,
  address: string,
): Record<string, string> {
  const isOwn = credentials !== null && URL.parse(address)?.origin === credentials.origin;
  return isOwn ? { authorization: credentials.authorization } : {};
}

export function sealCredentials(box: SecretBox, credentials: FeedCredentials | null): string {
  return credentials ? box.seal(JSON.stringify(credentials)) : '';
}

/** Null for none, and if they were sealed with another key. */
export function openCredentials(box: SecretBox, sealed: string): FeedCredentials | null {
  const text = sealed === '' ? null : box.open(sealed);
  return text === null ? null : (JSON.parse(text) as FeedCredentials);
}
