import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

const quick = createPasswords({ N: 1024, r: 8, p: 1 });

describe('createPasswords', () => {
  it('knows the password and no other', async () => {
    const kept = await quick.hash('correct horse');
    expect(kept).not.toContain('correct');
    expect(await quick.verify('correct horse', kept)).toBe(true);
    expect(await quick.verify('correct hors', kept)).toBe(false);
    expect(await quick.verify('', kept)).toBe(false);
  });

  it('salts each one', async () => {
    expect(await quick.hash('same')).not.toBe(await quick.hash('same'));
  });

  it('takes one spelling for another that looks the same', async () => {
    expect(await quick.verify('e\u0301', await quick.hash('\u00e9'))).toBe(true);
  });

  it('refuses everybody for a user who does not exist, at the full cost', async () => {
    const dear = createPasswords({ N: 2 ** 40, r: 8, p: 1 });
    await expect(dear.verify('x', null)).rejects.toThrow(/scrypt|out of range|memory/i);
    expect(await quick.verify('x', null)).toBe(false);
  });

  it('still verifies what was kept at another cost', async () => {
    const kept = await createPasswords({ N: 2048, r: 8, p: 2 }).hash('x');
    expect(await quick.verify('x', kept)).toBe(true);
  });

  it('refuses a kept text that is damaged', async () => {
    expect(await quick.verify('x', 'scrypt$1024$8$1$AAAA$')).toBe(false);
  });
});
