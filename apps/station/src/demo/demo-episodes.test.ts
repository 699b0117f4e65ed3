import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resourcePath } from '@postkit/sdk/schema';
import type { AudioEvent, EpisodePage, LiveMessage } from '@postkit/sdk/schema';
import { createFakeClock } from '../platform/fake-clock.ts';
import type { JobTables } from '../platform/jobs/job-tables.ts';
import {
  firstStation,
  listenLive,
  makeDestination,
  makeShow,
  makeTag,
  startStation,
  type SignedIn,
  type TestStation,
} from '../testing/index.ts';
import { episodeDays, makeDemoEpisodes } from './demo-episodes.ts';
import { makeWholeDemoDay } from './testing/make-whole-demo-day.ts';
import '../testing/postgres/only-on-sqlite.ts';

const now = Date.UTC(2026, 4, 14, 15, 30);
const clock = createFakeClock(now);

describe('makeDemoEpisodes', () => {
  let server: TestStation;
  let admin: SignedIn;
  let feedId: number;
  /** The first episode whose audio is ready. */
  let first: Promise<LiveMessage<'playlist_complete'>>;
  /** The lanes of the renders that wait or run. */
  let lanes: (string | null)[];
  async function make(): Promise<void> {
    const station = firstStation(server);
    const place = { station, timezone: station.timezone, now };
    for (let daysBack = 1; daysBack <= episodeDays; daysBack += 1)
      await makeDemoEpisodes(server.features, place, daysBack);
  }

  beforeAll(async () => {
    server = await startStation({ clock });
    admin = await server.signIn();
    const station = firstStation(server);
    feedId = (await makeDestination(server)).id;
    await makeTag(server, 'Breakfast');
    const social_media_connections = [resourcePath(station.slug, 'socialmediaconnection', feedId)];
    await makeShow(server, { title: 'A show of a user', social_media_connections });
    await makeShow(server, { title: 'The Morning Tide', show_format: 'episodic', social_media_connections });
    await makeShow(server, { title: 'Harbour Stories', show_format: 'serial', social_media_connections });
    await makeWholeDemoDay(server, now);
    const live = await listenLive(server, admin);
    first = live.next('playlist_complete');
    await make();
    lanes = await renderLanes();
  });
  afterAll(() => server.close());

  async function list(type: string): Promise<EpisodePage> {
    return (
      await server.call(`/${server.slug}/api/v1/playlist/get_playlists.json?type=${type}`, { as: admin })
    ).json();
  }
  const count = async (type: string) => (await list(type)).total_count;
  const counts = async () => ({
    published: await count('published'),
    scheduled: await count('scheduled'),
    draft: await count('draft'),
    unpublished: await count('unpublished'),
  });

  it('creates a dozen published episodes, a draft, a scheduled and an unpublished one, once', async () => {
    const made = { published: 12, scheduled: 1, draft: 1, unpublished: 1 };
    expect(await counts()).toEqual(made);
    await make();
    expect(await counts()).toEqual(made);
  });

  it('cuts each from the log, with dates in the past and chapters', async () => {
    const { playlists } = await list('published');
    for (const { playlist_id, published } of playlists) {
      const episode = await (
        await server.call(`/${server.slug}/api/v1/playlist/${playlist_id}/`, { as: admin })
      ).json();
      expect((published ?? Number.NaN) * 1000).toBeLessThan(now);
      expect(episode.chapter_markers).toHaveLength(episode.events.length);
      const seconds = episode.events.reduce((sum: number, event: AudioEvent) => sum + event.duration, 0);
      expect(seconds).toBeGreaterThan(60);
      expect(seconds).toBeLessThan(480);
    }
  });

  async function renderLanes() {
    const jobs = server.context.db.tables<JobTables>().selectFrom('jobs');
    return (await jobs.select('lane').distinct().where('name', '=', 'episodes.render').execute()).map(
      ({ lane }) => lane,
    );
  }

  it('renders their audio in the background, behind what users publish', async () => {
    expect(lanes).toEqual(['background']);
    const { playlist_id } = await first;
    const feed = await (await server.call(`/${server.slug}/rss/${feedId}.xml`)).text();
    expect(feed).toContain(`/audio/${playlist_id}.mp3`);
  });
});
