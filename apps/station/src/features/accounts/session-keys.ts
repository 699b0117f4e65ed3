import { createHash, createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

const hour = 3_600_000;
const keyLifetime = 24 * hour;

/**
 * What a sign-in hands out, derived from its random id and the server's secret, so that nothing of it is stored:
 * the browser's cookie, and the key for addresses that a browser opens by itself.
 */
export interface SessionKeys {
  cookieOf(sessionId: string): string;
  /** The session id of a cookie; null unless this server made it. */
  sessionOfCookie(cookie: string): string | null;
  /** Ends within a day; the same for an hour, so that addresses can be cached. `now` is in milliseconds. */
  keyOf(subject: string, now: number): string;
  /** The subject of a key; null unless this server made it and it has not ended. */
  subjectOfKey(key: string, now: number): string | null;
}

export function createSessionKeys(secret: Buffer): SessionKeys {
  // Made once: from bytes it would be made anew for every call.
  const key = createSecretKey(secret);
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

  return {
    cookieOf: (sessionId) => `${sessionId}.${sign(`cookie:${sessionId}`)}`,
    sessionOfCookie(cookie) {
      const [sessionId = '', mac = '', ...rest] = cookie.split('.');
      return rest.length === 0 && isSame(mac, sign(`cookie:${sessionId}`)) ? sessionId : null;
    },
    keyOf(subject, now) {
      const ends = Math.floor(now / hour) * hour + keyLifetime;
      return `${subject}.${ends.toString(36)}.${sign(`key:${subject}:${ends}`)}`;
    },
    subjectOfKey(given, now) {
      const [subject = '', end = '', mac = '', ...rest] = given.split('.');
      const ends = /^[a-z0-9]{1,12}$/.test(end) ? Number.parseInt(end, 36) : 0;
      return rest.length === 0 && isSame(mac, sign(`key:${subject}:${ends}`)) && now < ends ? subject : null;
    },
  };
}

/** What the database keeps of something secret and random. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
