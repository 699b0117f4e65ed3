import { describe, expect, it, vi } from 'vitest';
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

  it('skips the bytes that would favour the first characters', () => {
    using random = vi.spyOn(crypto, 'getRandomValues');
    random.mockImplementation((bytes) => {
      if (bytes instanceof Uint8Array) bytes.set(bytes.map((_, n) => [224, 255, 223][n % 3] ?? 0));
      return bytes;
    });
    // 4 * 56 = 224, so 223 is the last fair byte; it gives the last character.
    expect(randomPassword()).toBe('9'.repeat(20));
  });
});
