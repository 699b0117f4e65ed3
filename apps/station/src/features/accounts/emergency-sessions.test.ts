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
    await sessions.begin('one', id, null);
    await sessions.begin('two', id, null);
    await sessions.begin('unknown', 999_999, null);
    expect([
      await sessions.ownerOf('one'),
      await sessions.ownerOf('unknown'),
      await sessions.ownerOf('other'),
    ]).toEqual([{ userId: id, apiKey: null }, null, null]);
    sessions.end('one');
    expect([await sessions.ownerOf('one'), await sessions.ownerOf('two')]).toEqual([
      null,
      { userId: id, apiKey: null },
    ]);
    clock.advance(12 * 3_600_000);
    expect(await sessions.ownerOf('two')).toBeNull();
  });

  it('ends a session when the password of its user changes', async () => {
    const { id, users, sessions } = await open();
    await sessions.begin('one', id, null);
    await users.updateTable('users').set({ password: 'another' }).where('id', '=', id).execute();
    expect(await sessions.ownerOf('one')).toBeNull();
  });

  it('ends a session with the API key that began it, also if the key is gone before', async () => {
    const { id, users, sessions } = await open();
    const row = {
      user_id: id,
      name: 'Script',
      prefix: 'pk_',
      key_hash: 'hash',
      created_at: 0,
      last_used_at: null,
    };
    const key = await users.insertInto('api_keys').values(row).returningAll().executeTakeFirstOrThrow();
    await sessions.begin('one', id, key.id);
    await sessions.begin('two', id, key.id + 1);
    const apiKey = { id: key.id, name: 'Script', mayDelegate: false };
    expect([await sessions.ownerOf('one'), await sessions.ownerOf('two')]).toEqual([
      { userId: id, apiKey },
      null,
    ]);
    await users.deleteFrom('api_keys').execute();
    expect(await sessions.ownerOf('one')).toBeNull();
  });

  it('ends all sessions of a user but one', async () => {
    const { id, sessions } = await open();
    await sessions.begin('one', id, null);
    await sessions.begin('two', id, null);
    sessions.endOf(id + 1, '');
    expect(await sessions.ownerOf('two')).not.toBeNull();
    sessions.endOf(id, 'one');
    expect([await sessions.ownerOf('one'), await sessions.ownerOf('two')]).toEqual([
      { userId: id, apiKey: null },
      null,
    ]);
  });
});
