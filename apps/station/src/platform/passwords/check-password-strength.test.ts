import { describe, expect, it } from 'vitest';
import { checkPasswordStrength } from './check-password-strength.ts';

const names = ['Tom', 'Reyes', 'tom@harbour.example', 'Harbour FM', 'Morning at the Quay'];

describe('checkPasswordStrength', () => {
  it.each([
    ['password', 'This password is on lists of common passwords.'],
    ['12345678', 'This password is on lists of common passwords.'],
    ['Passw0rd!', 'This password is similar to a common password.'],
    ['aaaaaaaa', 'This password repeats the same characters.'],
    ['   a    ', 'This password is easy to guess.'],
    ['        ', 'This password repeats the same characters.'],
    ['abcdefgh', 'This password is a row of characters.'],
    ['harbourfm', 'This password contains a name that others know.'],
    ['HarbourFM1', 'This password contains a name that others know.'],
    ['reyes123', 'This password contains a name that others know.'],
  ])('rejects %j', async (password, words) => {
    const weakness = await checkPasswordStrength({ password, names });
    expect(weakness).toBe(
      `${words} Choose another: three or four unrelated words are easy to remember and hard to guess.`,
    );
  });

  it.each([
    'correct horse battery',
    'k3#vQ9x!',
    'the tide turns at noon',
    'Zitronenfalter am Kai',
    '海は広いな大きいな朝だ',
  ])('takes %j', async (password) => {
    expect(await checkPasswordStrength({ password, names })).toBeNull();
  });

  it('judges the longest allowed password', async () => {
    expect(await checkPasswordStrength({ password: `ab12${'3'.repeat(196)}`, names })).toBeNull();
    expect(await checkPasswordStrength({ password: 'a'.repeat(200), names })).toContain('repeats');
  });
});
