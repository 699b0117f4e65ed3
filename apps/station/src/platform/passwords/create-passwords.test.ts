import { createHook } from 'node:async_hooks';
import { afterAll, describe, expect, it } from 'vitest';
import { createFakeClock } from '../fake-clock.ts';
import { createPasswords } from './create-passwords.ts';

const clock = createFakeClock();
const quick = createPasswords({ clock, cost: { N: 1024, r: 8, p: 1 } });
const dear = createPasswords({ clock, cost: { N: 2 ** 40, r: 8, p: 1 } });
afterAll(() => Promise.all([quick.close(), dear.close()]));

describe('createPasswords', () => {
  it('knows the password and no other', async () => {
    const kept = await quick.hash('correct horse', 'a');
    expect(kept).not.toContain('correct');
    expect(await quick.verify('correct horse', kept, 'a')).toBe(true);
    expect(await quick.verify('correct hors', kept, 'a')).toBe(false);
    expect(await quick.verify('', kept, 'a')).toBe(false);
  });

  it('salts each one', async () => {
    expect(await quick.hash('same', 'a')).not.toBe(await quick.hash('same', 'a'));
  });

  it('takes one spelling for another that looks the same', async () => {
    expect(await quick.verify('e\u0301', await quick.hash('\u00e9', 'a'), 'a')).toBe(true);
  });

  it('refuses everybody for a user who does not exist, at the full cost', async () => {
    await expect(dear.verify('x', null, 'a')).rejects.toThrow(/scrypt|out of range|memory/i);
    expect(await quick.verify('x', null, 'a')).toBe(false);
  });

  it('still verifies what was kept at another cost', async () => {
    const other = createPasswords({ clock, cost: { N: 2048, r: 8, p: 2 } });
    const kept = await other.hash('x', 'a');
    await other.close();
    expect(await quick.verify('x', kept, 'a')).toBe(true);
  });

  it('refuses a kept text that is damaged', async () => {
    expect(await quick.verify('x', 'scrypt$1024$8$1$AAAA$', 'a')).toBe(false);
  });

  it('leaves the threads that read and write files alone', async () => {
    const kinds = new Set<string>();
    const hook = createHook({ init: (_id, kind) => void kinds.add(kind) }).enable();
    await quick.hash('x', 'a');
    hook.disable();
    expect(kinds).not.toContain('SCRYPTREQUEST');
  });

  it('refuses the ninth that waits for one caller, and still serves another', async () => {
    const many = Array.from({ length: 300 }, () => quick.verify('x', null, 'many'));
    const other = quick.verify('x', null, 'other');
    const outcomes = await Promise.allSettled(many);
    const served = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect([9, 10]).toContain(served);
    for (const outcome of outcomes.slice(10)) expect(outcome).toMatchObject({ reason: { code: 'service.busy', status: 503 } });
    await expect(other).resolves.toBe(false);
  });
});
