import { describe, expect, it, onTestFinished } from 'vitest';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { startStation } from '../../testing/index.ts';
import type { AccountTables } from './account-tables.ts';
import { createEmergencySessions } from './emergency-sessions.ts';

async function open() {
  const station = await startStation();
  onTestFinished(() => station.close());
  const { db } = station.context;
  const users = db.tables<AccountTables>();
  const { id } = await users.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const clock = createFakeClock();
  return { id, users, clock, sessions: createEmergencySessions({ db, clock }) };
}

describe('createEmergencySessions', () => {
  it('finds a session until it ends, and begins none for an unknown user', async () => {
    const { id, clock, sessions } = await open();
    await sessions.begin('one', id);
    await sessions.begin('two', id);
    await sessions.begin('nobody', 999_999);
    expect([await sessions.userOf('one'), await sessions.userOf('nobody'), await sessions.userOf('other')]).toEqual([id, null, null]);
    sessions.end('one');
    expect([await sessions.userOf('one'), await sessions.userOf('two')]).toEqual([null, id]);
    clock.advance(12 * 3_600_000);
    expect(await sessions.userOf('two')).toBeNull();
  });

  it('ends a session when the password of its user changes', async () => {
    const { id, users, sessions } = await open();
    await sessions.begin('one', id);
    await users.updateTable('users').set({ password: 'another' }).where('id', '=', id).execute();
    expect(await sessions.userOf('one')).toBeNull();
  });
});
