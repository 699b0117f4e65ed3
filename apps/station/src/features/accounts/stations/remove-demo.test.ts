import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company } from '@postkit/sdk/schema';
import { demoStations } from '../../../demo/demo-stations.ts';
import { makeUsers } from '../../../demo/demo-users.ts';
import { makeShow, makeUser, startStation, type SignedIn, type TestStation } from '../../../testing/index.ts';
import '../../../testing/postgres/also-on-postgres.ts';

let server: TestStation;
let boss: SignedIn;

beforeAll(async () => {
  server = await startStation();
  boss = await server.signIn();
});
afterAll(() => server.close());

async function company(method: 'GET' | 'POST' = 'GET') {
  const path = method === 'GET' ? 'company/' : 'company/remove_demo/';
  const response = await server.call(`/${server.slug}/api/v1/${path}`, { method, as: boss });
  return { status: response.status, body: (await response.json()) as Company & { error_message?: string } };
}

async function usernames(): Promise<string[]> {
  const { rows } = await sql<{ username: string }>`select username from users order by username`.execute(
    server.context.db.tables(),
  );
  return rows.map(({ username }) => username);
}

describe('the removal of the demo', () => {
  it('is refused without a demo', async () => {
    expect((await company()).body.has_demo).toBe(false);
    expect(await company('POST')).toMatchObject({
      status: 409,
      body: { error_message: expect.stringContaining('no demo') },
    });
  });

  it('deletes its stations and users, apart from one who works elsewhere, and keeps what the company made', async () => {
    const { accounts } = server.features;
    const own = accounts.stationAt(server.slug);
    const show = await makeShow(server, { title: 'Ours' });
    for (const station of demoStations) await accounts.addStation({ ...station, companyId: own.companyId });
    await makeUsers(accounts, own.companyId);
    const news = accounts.stationAt('harbour-news');
    const colleague = await makeUser(server, {
      username: 'colleague',
      stations: [{ stationId: news.id }, { stationId: own.id }],
    });
    const tom = await sql<{ id: number }>`select id from users where username = 'tom'`.execute(
      server.context.db.tables(),
    );
    await server.call(`/${own.slug}/api/v1/licence/`, {
      method: 'POST',
      as: boss,
      json: { user_id: tom.rows[0]?.id, licence: 'full' },
    });

    const archive = (state: string) =>
      server.call(`/${own.slug}/api/v1/station/${own.id}/${state}/`, { method: 'POST', as: boss });
    await archive('archive');
    expect(await company('POST')).toMatchObject({
      status: 409,
      body: { error_message: expect.stringContaining('station of your own') },
    });
    await archive('restore');

    expect((await company()).body.has_demo).toBe(true);
    expect(await company('POST')).toMatchObject({ status: 202, body: { has_demo: false } });
    await server.context.jobs.idle();
    expect(accounts.stations().map(({ slug }) => slug)).toEqual([own.slug]);
    expect(await usernames()).toEqual(['admin', 'colleague', 'tom']);
    expect((await server.features.shows.list(own)).map(({ title }) => title)).toEqual([show.title]);
    expect((await colleague.signIn()).answer.stations.map(({ station }) => station)).toEqual([own.slug]);
  });

  it('stays removed after the next start, with the demo on', async () => {
    await server.stop();
    server = await startStation({ dataDir: server.dataDir, env: { POSTKIT_DEMO: '1' } });
    expect(server.features.accounts.stationOf('harbour-fm')).toBeNull();
    expect(server.firstAdmin).toBeNull();
  });
});
