import { describe, expect, it } from 'vitest';
import { randomPassword } from './random-password.ts';

describe('randomPassword', () => {
  it('is 20 letters and digits of which none reads like another, and another each time', () => {
    const passwords = Array.from({ length: 200 }, randomPassword);
    expect(passwords.every((password) => /^[a-km-zA-HJ-NP-Z2-9]{20}$/.test(password))).toBe(true);
    expect(new Set(passwords).size).toBe(passwords.length);
  });

  it('leaves no character out', () => {
    const seen = new Set(Array.from({ length: 200 }, randomPassword).join(''));
    expect(seen.size).toBe(56);
  });
});
