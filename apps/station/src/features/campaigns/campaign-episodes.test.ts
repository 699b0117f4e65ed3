import { describe, expect, it } from 'vitest';
import { type CampaignEpisodes, campaignEpisodes } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { makeShow } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { stationTest } from '../../testing/station-test.ts';
import { openCampaignStation } from './testing/campaign-calls.ts';

const { server } = stationTest(() => ({
  clock: createFakeClock(Date.UTC(2026, 10, 24, 12)),
  env: { POSTKIT_TRUST_PROXY: '1' },
}));

type OpenStation = Awaited<ReturnType<typeof openCampaignStation>>;

async function episodesOf(station: OpenStation, id: number, query = ''): Promise<CampaignEpisodes> {
  const response = await station.call(`campaign/${id}/episodes/${query}`);
  if (!response.ok) throw new Error(await response.text());
  return campaignEpisodes.parse(await response.json());
}

describe('campaigns.episodes', () => {
  it('lists the published episodes of its shows with their places and their deliveries', async () => {
    const station = await openCampaignStation(server);
    const other = await makeShow(server, { title: 'Evening' }, station.at);
    const event = await makeEvent(server, {}, station.at);
    const evening = await makeEpisode(
      server,
      { showId: other.id, eventIds: [event.id], name: 'Evening tide' },
      station.at,
    );
    const morning = await station.add({ shows: [station.show.id], positions: ['pre', 'mid'] });
    const about = { playlist_id: station.episode.id, show_id: station.show.id };
    expect(await episodesOf(station, morning.id)).toMatchObject({
      total_count: 1,
      reached: null,
      reading: null,
      episodes: [{ ...about, state: 'ready', breaks: 2, deliveries: 0 }],
    });
    await station.download();
    await station.flush();
    const [read] = (await episodesOf(station, morning.id)).episodes;
    expect(read).toMatchObject({ ...about, state: 'ready', breaks: 2, deliveries: 2 });

    const everywhere = await station.add({ positions: ['mid'] });
    await server.context.jobs.idle();
    const all = await episodesOf(station, everywhere.id);
    expect(all.episodes.map(({ playlist_id, state, breaks }) => [playlist_id, state, breaks])).toEqual(
      expect.arrayContaining([
        [station.episode.id, 'ready', 1],
        [evening.id, 'no-break', 0],
      ]),
    );
    const pages = [
      await episodesOf(station, everywhere.id, '?limit=1'),
      await episodesOf(station, everywhere.id, '?limit=1&page=2'),
    ];
    expect(pages.flatMap(({ episodes }) => episodes.map(({ playlist_id }) => playlist_id))).toEqual(
      all.episodes.map(({ playlist_id }) => playlist_id),
    );
    expect((await station.call(`campaign/${everywhere.id}/episodes/?limit=0`)).status).toBe(400);
  });

  it('names the limit that the campaign has reached', async () => {
    const station = await openCampaignStation(server);
    const { id } = await station.add({ most_per_day: 1 });
    await station.download();
    await station.flush();
    expect((await episodesOf(station, id)).reached).toBe('day');
    await station.call(`campaign/${id}/`, 'PATCH', { most_deliveries: 1 });
    expect((await episodesOf(station, id)).reached).toBe('total');
  });

  it('is for the station of the campaign alone', async () => {
    const station = await openCampaignStation(server);
    const { id } = await station.add();
    expect((await (await openCampaignStation(server)).call(`campaign/${id}/episodes/`)).status).toBe(404);
  });
});
