import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { insertCompany, insertUser } from '../features/accounts/accounts.repository.ts';
import { networkOf } from '../platform/network-of.ts';
import { openStationDatabase } from '../testing/open-station-database.ts';
import { up } from './0163-names-of-networks.ts';

const stored = {
  '::1': '0:0:0:0::/64',
  '2001:db8::1': '2001:db8:0:0::/64',
  '2001:db8:1::1': '2001:db8:1:0::/64',
  '2001:db8:0:10::1': '2001:db8:0:10::/64',
  'fe80::1': 'fe80:0:0:0::/64',
  '203.0.113.7': '203.0.113.7',
};

it('0163-names-of-networks names the networks of each table as new rows name them', async () => {
  const db = await openStationDatabase();
  const tables = db.tables();
  const company_id = await insertCompany(db, 'Coast');
  const names = { username: 'ada', email: 'ada@example.com', first_name: 'Ada', last_name: '', password: '' };
  const user = await insertUser(db, {
    ...names,
    company_id,
    disabled: 0,
    company_admin: 0,
    invited_until: null,
    created_at: 0,
  });
  for (const network of Object.values(stored)) {
    await sql`insert into sign_in_networks (user_id, network, seen_at) values (${user}, ${network}, 1)`.execute(
      tables,
    );
    await sql`insert into sessions (id_hash, user_id, created_at, seen_at, expires_at, network)
      values (${network}, ${user}, 1, 1, 1, ${network})`.execute(tables);
    await sql`insert into audit_entries
        (at, actor, actor_name, key_name, action, operation, kind, thing_id, thing_name, changes, network, agent)
      values (1, '', '', '', '', '', '', '', '', '', ${network}, '')`.execute(tables);
  }
  await up(tables);
  const named = Object.keys(stored).map(networkOf).toSorted();
  for (const table of ['sign_in_networks', 'sessions', 'audit_entries']) {
    const { rows } = await sql<{ network: string }>`select network from ${sql.table(table)}`.execute(tables);
    expect(rows.map(({ network }) => network).toSorted()).toEqual(named);
  }
  await db.close();
});
