import { createHook } from 'node:async_hooks';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '../fake-clock.ts';
import { createPasswords } from './create-passwords.ts';

const clock = createFakeClock();
const quick = createPasswords({ clock, cost: { N: 1024, r: 8, p: 1 } });
const dear = createPasswords({ clock, cost: { N: 2 ** 40, r: 8, p: 1 } });
afterAll(() => Promise.all([quick.close(), dear.close()]));

describe('createPasswords', () => {
  it('accepts the password and no other', async () => {
    const hash = await quick.hash('correct horse', 'a');
    expect(hash).not.toContain('correct');
    expect(await quick.verify('correct horse', hash, 'a')).toBe(true);
    expect(await quick.verify('correct hors', hash, 'a')).toBe(false);
    expect(await quick.verify('', hash, 'a')).toBe(false);
  });

  it('salts each hash', async () => {
    expect(await quick.hash('same', 'a')).not.toBe(await quick.hash('same', 'a'));
  });

  it('treats equivalent Unicode spellings as the same', async () => {
    expect(await quick.verify('e\u0301', await quick.hash('\u00e9', 'a'), 'a')).toBe(true);
  });

  it('rejects every password for a user who does not exist, at the full cost', async () => {
    await expect(dear.verify('x', null, 'a')).rejects.toThrow(/scrypt|out of range|memory/i);
    expect(await quick.verify('x', null, 'a')).toBe(false);
  });

  it('still verifies a hash of another cost', async () => {
    const other = createPasswords({ clock, cost: { N: 2048, r: 8, p: 2 } });
    const hash = await other.hash('x', 'a');
    await other.close();
    expect(await quick.verify('x', hash, 'a')).toBe(true);
  });

  it('uses the threads that it is given, and leaves them open', async () => {
    const pool = { run: async () => ({ weakness: 'guessed' }), close: vi.fn(async () => {}) };
    const sharing = createPasswords({ clock, pool });
    expect(await sharing.weaknessOf({ password: 'x', names: [] }, 'a')).toBe('guessed');
    await sharing.close();
    expect(pool.close).not.toHaveBeenCalled();
  });

  it('rejects a damaged hash', async () => {
    expect(await quick.verify('x', 'scrypt$1024$8$1$AAAA$', 'a')).toBe(false);
  });

  it('does not use the threads that read and write files', async () => {
    const kinds = new Set<string>();
    const hook = createHook({ init: (_id, kind) => void kinds.add(kind) }).enable();
    await quick.hash('x', 'a');
    hook.disable();
    expect(kinds).not.toContain('SCRYPTREQUEST');
  });

  it('rejects the ninth waiting task of one caller, and still serves another', async () => {
    const many = Array.from({ length: 300 }, () => quick.verify('x', null, 'many'));
    const other = quick.verify('x', null, 'other');
    const outcomes = await Promise.allSettled(many);
    const served = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect([9, 10]).toContain(served);
    for (const outcome of outcomes.slice(10))
      expect(outcome).toMatchObject({ reason: { code: 'service.busy', status: 503 } });
    await expect(other).resolves.toBe(false);
  });
});
