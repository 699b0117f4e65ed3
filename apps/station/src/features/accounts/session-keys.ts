import { createHash, createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

const hour = 3_600_000;
const keyLifetime = 24 * hour;
/** Milliseconds that an access token lasts. */
export const accessTokenLifetime = 10 * 60_000;

/**
 * Credentials of a sign-in, derived from its random id and the server's secret so that they are not stored: the
 * browser's cookie, the key for addresses that a browser opens directly, and for a page on another origin the access
 * token and a key for the addresses of files. Each is signed for its purpose, so that none works in place of another.
 */
export interface SessionKeys {
  cookieOf(sessionId: string): string;
  /** The session id of a cookie; null unless this server signed it. */
  sessionOfCookie(cookie: string): string | null;
  /** Expires within a day; the same for an hour, so that addresses can be cached. `now` is in milliseconds. */
  keyOf(subject: string, now: number): string;
  /** The subject of a key; null unless this server signed it and it has not expired. */
  subjectOfKey(key: string, now: number): string | null;
  /** Like `keyOf`, only for addresses of files and the live channel. */
  addressKeyOf(sessionId: string, now: number): string;
  sessionOfAddressKey(key: string, now: number): string | null;
  /** Works for requests from this origin only. */
  accessTokenOf(sessionId: string, origin: string, now: number): string;
  sessionOfAccessToken(token: string, origin: string, now: number): string | null;
}

export function createSessionKeys(secret: Buffer): SessionKeys {
  // Created once: passing the bytes would create a key on every call.
  const key = createSecretKey(secret);
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

  function compose(purpose: string, subject: string, ends: number): string {
    return `${subject}.${ends.toString(36)}.${sign(`${purpose}:${subject}:${ends}`)}`;
  }

  function subjectOf(purpose: string, candidate: string, now: number): string | null {
    const [subject = '', end = '', mac = '', ...rest] = candidate.split('.');
    const ends = /^[a-z0-9]{1,12}$/.test(end) ? Number.parseInt(end, 36) : 0;
    return rest.length === 0 && isSame(mac, sign(`${purpose}:${subject}:${ends}`)) && now < ends
      ? subject
      : null;
  }

  /** The same for an hour. */
  const endOfKey = (now: number) => Math.floor(now / hour) * hour + keyLifetime;

  return {
    cookieOf: (sessionId) => `${sessionId}.${sign(`cookie:${sessionId}`)}`,
    sessionOfCookie(cookie) {
      const [sessionId = '', mac = '', ...rest] = cookie.split('.');
      return rest.length === 0 && isSame(mac, sign(`cookie:${sessionId}`)) ? sessionId : null;
    },
    keyOf: (subject, now) => compose('key', subject, endOfKey(now)),
    subjectOfKey: (candidate, now) => subjectOf('key', candidate, now),
    addressKeyOf: (sessionId, now) => compose('address', sessionId, endOfKey(now)),
    sessionOfAddressKey: (candidate, now) => subjectOf('address', candidate, now),
    accessTokenOf: (sessionId, origin, now) =>
      compose(`access ${origin}`, sessionId, now + accessTokenLifetime),
    sessionOfAccessToken: (candidate, origin, now) => subjectOf(`access ${origin}`, candidate, now),
  };
}

/** The hash that the database stores of a random secret. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

function isSame(candidate: string, expected: string): boolean {
  const [a, b] = [Buffer.from(candidate), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
