import { describe, expect, it } from 'vitest';
import { firstStation, makeDestination } from '../../testing/index.ts';
import { stationTest } from '../../testing/station-test.ts';
import type { FeedTables } from '../feeds/feed-tables.ts';

const { server, admin } = stationTest();

const post = (json: unknown) =>
  server.call(`/${server.slug}/api/v2/pw/`, { method: 'POST', as: admin, json });

describe('rendering feeds again', () => {
  const json = (rss_smcs: readonly number[]) => ({
    rss_smcs,
    station: firstStation(server).name.toLowerCase(),
    job_type: 'static_rss',
  });

  it('RSS-031 RSS-032 is requested by the import call, with the ids of the destinations', async () => {
    const { context, features } = server;
    const [first, off, second] = [
      await makeDestination(server),
      await makeDestination(server, { status: false }),
      await makeDestination(server),
    ];
    const response = await post(json([first.id, off.id, second.id]));
    expect([response.status, await response.json()]).toEqual([202, { rss_smcs: [first.id, second.id] }]);
    const states = context.db
      .tables<FeedTables>()
      .selectFrom('feed_states')
      .select(['version'])
      .orderBy('connection_id');
    const versions = async () =>
      (await states.where('connection_id', 'in', [first.id, second.id]).execute()).map(
        ({ version }) => version,
      );
    expect(await versions()).toEqual([1, 1]);
    await features.destinations.update(firstStation(server), first.id, { title: 'Another title' });
    await post(json([first.id, second.id]));
    expect(await versions()).toEqual([2, 1]);
  });

  it('requires rss destinations of the station', async () => {
    const widget = await makeDestination(server, { type: 'webwidget' });
    const refused = await post(json([widget.id]));
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { errors: { rss_smcs: [expect.any(String)] } },
    ]);
  });
});
