import { describe, expect, it } from 'vitest';
import { type FirstDay, firstDays } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { makeShow, makeStation, makeUser } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { stationTest } from '../../testing/station-test.ts';

const hour = 3600;
const clock = createFakeClock();
const { server } = stationTest(() => ({ clock, env: { POSTKIT_TRUST_PROXY: '1' } }));

const seconds = () => Math.floor(clock.now() / 1000);

async function open() {
  const at = await makeStation(server);
  const show = await makeShow(server, { title: 'Morning' }, at);
  const publish = (name: string, publishedAt = seconds(), showId = show.id) =>
    makeEpisode(server, { name, showId, publishedAt }, at);

  async function hear(id: number, listeners: number): Promise<void> {
    for (let index = 0; index < listeners; index += 1) {
      const headers = {
        'user-agent': 'Overcast/3.0 (+http://overcast.fm/; iOS podcast app)',
        'x-forwarded-for': `203.0.113.${index}`,
      };
      await (await server.call(`/${at.slug}/audio/${id}.mp3`, { headers })).arrayBuffer();
    }
    await server.features.analytics.flush();
  }

  async function read(): Promise<FirstDay[]> {
    const response = await server.call(`/${at.slug}/api/v1/get_analytics_first_days.json`, {
      as: await server.signIn(),
    });
    return firstDays.parse(await response.json()).episodes;
  }
  return { at, show, publish, hear, read };
}

describe('the first day of an episode', () => {
  it('has the downloads until the end of each hour since publishing', async () => {
    const { publish, hear, read } = await open();
    const { id } = await publish('Ferry', seconds() - 1800);
    await hear(id, 2);
    clock.advance(hour * 1000);
    await hear(id, 3);
    expect(await read()).toMatchObject([
      {
        playlist_id: id,
        name: 'Ferry',
        show: 'Morning',
        downloads: [2, 3],
        usual: null,
        usual_episodes: 0,
        total: 3,
      },
    ]);
    clock.advance(30 * hour * 1000);
    await hear(id, 4);
    const [after] = await read();
    expect(after?.downloads).toHaveLength(24);
    expect(after?.downloads.at(-1)).toBe(3);
    expect(after?.total).toBeGreaterThan(3);
  });

  it('is compared with the mean of the show’s earlier episodes that were counted by hour', async () => {
    const { at, show, publish, hear, read } = await open();
    const start = seconds();
    for (const [index, listeners] of [1, 2, 6].entries()) {
      const { id } = await publish(`Earlier ${index}`, start);
      await hear(id, listeners);
    }
    await publish('Never heard', start);
    const other = await makeShow(server, {}, at);
    await hear((await publish('Of another show', start, other.id)).id, 9);
    clock.advance(26 * hour * 1000);
    const { id } = await publish('New');
    await hear(id, 1);
    const [newest] = await read();
    expect(newest).toMatchObject({ playlist_id: id, show_id: show.id, downloads: [1], usual_episodes: 3 });
    expect(newest?.usual).toEqual(Array.from({ length: 24 }, () => 3));
  });

  it('is read for the three newest published episodes only, newest first', async () => {
    const { publish, read } = await open();
    const start = seconds();
    for (const [index, name] of ['One', 'Two', 'Three', 'Four'].entries())
      await publish(name, start - 4000 + index * 1000);
    expect((await read()).map(({ name }) => name)).toEqual(['Four', 'Three', 'Two']);
  });

  it('is refused to users whose licence covers only the log', async () => {
    const { at } = await open();
    const user = await makeUser(server, { stations: [{ stationId: at.id, licence: 'logger' }] });
    const response = await server.call(`/${at.slug}/api/v1/get_analytics_first_days.json`, {
      as: await user.signIn(),
    });
    expect(response.status).toBe(403);
  });
});
