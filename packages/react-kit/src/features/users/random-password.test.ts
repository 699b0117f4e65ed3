import { describe, expect, it } from 'vitest';
import { randomPassword } from './random-password.ts';

describe('randomPassword', () => {
  it('is 20 unambiguous letters and digits, different each time', () => {
    const passwords = Array.from({ length: 200 }, randomPassword);
    expect(passwords.every((password) => /^[a-km-zA-HJ-NP-Z2-9]{20}$/.test(password))).toBe(true);
    expect(new Set(passwords).size).toBe(passwords.length);
  });

  it('uses every character of its alphabet', () => {
    const characters = new Set(Array.from({ length: 200 }, randomPassword).join(''));
    expect(characters.size).toBe(56);
  });
});
