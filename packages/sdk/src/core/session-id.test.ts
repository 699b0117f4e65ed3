import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sessionId } from './session-id.ts';

function expected(name: string): string {
  const digest = createHash('sha256').update(name).digest('base64');
  return digest.slice(0, 30).replaceAll('/', '_').replaceAll('+', '-').replaceAll('=', '-');
}

describe('sessionId', () => {
  it('AUTH-050 LIVE-007 is 30 characters of the base64 SHA-256 of the name, / as _ and + as -', () => {
    const names = Array.from({ length: 400 }, (_, index) => `station ${index}${'x'.repeat(index)}`);
    expect(names.map(sessionId)).toEqual(names.map(expected));
    expect(names.map(sessionId).join('')).toMatch(/^[\w-]+$/);
    // Both replacements must occur in this id, or the test would prove neither.
    const raw = names.map((name) => createHash('sha256').update(name).digest('base64').slice(0, 30)).join('');
    expect(raw).toContain('/');
    expect(raw).toContain('+');
  });

  it('AUTH-051 LIVE-009 hashes the exact name, including capitals, blanks and non-ASCII letters', () => {
    for (const name of ['Radio Köln', 'WXYZ', 'wxyz', ' WXYZ ', 'Ångström Radio FM'])
      expect(sessionId(name)).toBe(expected(name));
  });
});
