import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSessionKeys } from './session-keys.ts';

const keys = createSessionKeys(randomBytes(32));
const hour = 3_600_000;
const now = Date.UTC(2026, 0, 5, 12, 30);

describe('createSessionKeys', () => {
  it('returns the same key for an hour, which expires within a day', () => {
    const key = keys.keyOf('some-session', now);
    expect(keys.keyOf('some-session', now + hour / 2 - 1)).toBe(key);
    expect(keys.keyOf('some-session', now + hour)).not.toBe(key);
    expect(keys.subjectOfKey(key, now + 23 * hour)).toBe('some-session');
    expect(keys.subjectOfKey(key, now + 24 * hour)).toBeNull();
  });

  it('makes keys that are valid for one subject and one server only', () => {
    const key = keys.keyOf('some-session', now);
    expect(keys.subjectOfKey(key.replace('some', 'same'), now)).toBeNull();
    expect(createSessionKeys(randomBytes(32)).subjectOfKey(key, now)).toBeNull();
    for (const broken of [
      '',
      '.',
      '..',
      `${key}.`,
      key.slice(0, -1),
      `${key}a`,
      'a.b.c',
      'a.zzzzzzzzzzzzzzz.c',
    ]) {
      expect(keys.subjectOfKey(broken, now)).toBeNull();
    }
  });

  it('refuses keys as cookies, and cookies as keys', () => {
    const cookie = keys.cookieOf('some-session');
    expect(keys.sessionOfCookie(cookie)).toBe('some-session');
    expect(keys.subjectOfKey(cookie, now)).toBeNull();
    expect(keys.sessionOfCookie(keys.keyOf('some-session', now))).toBeNull();
  });
});
