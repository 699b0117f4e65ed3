import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstStation, makeConnection, startStation, type SignedIn, type TestStation } from '../../testing/index.ts';
import type { FeedTables } from '../feeds/feed-tables.ts';

let server: TestStation;
let admin: SignedIn;
beforeAll(async () => {
  server = await startStation();
  admin = await server.signIn();
});
afterAll(() => server.close());

const post = (json: unknown) => server.call(`/${server.slug}/api/v2/pw/`, { method: 'POST', as: admin, json });

describe('rendering feeds again', () => {
  const json = (rss_smcs: readonly number[]) => ({ rss_smcs, station: firstStation(server).name.toLowerCase(), job_type: 'static_rss' });

  it('RSS-031 RSS-032 is requested by the import call, with the ids of the connections', async () => {
    const { context, features } = server;
    const [on, off] = [await makeConnection(server), await makeConnection(server, { status: false })];
    const response = await post(json([on.id, off.id]));
    expect([response.status, await response.json()]).toEqual([202, { rss_smcs: [on.id] }]);
    const state = context.db.tables<FeedTables>().selectFrom('feed_states').select(['version']).where('connection_id', '=', on.id);
    expect(await state.executeTakeFirst()).toEqual({ version: 1 });
    await features.connections.update(firstStation(server), on.id, { title: 'Another title' });
    await post(json([on.id]));
    expect(await state.executeTakeFirst()).toEqual({ version: 2 });
  });

  it('requires rss connections of the station', async () => {
    const widget = await makeConnection(server, { type: 'webwidget' });
    const refused = await post(json([widget.id]));
    expect([refused.status, await refused.json()]).toMatchObject([400, { errors: { rss_smcs: [expect.any(String)] } }]);
  });
});
