import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { firstStation, makeDestination, makeShow } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { refuseUpdates } from '../../testing/refuse-writes.ts';
import { stationTest } from '../../testing/station-test.ts';
import type { EpisodeRow } from '../episodes/index.ts';
import '../../testing/postgres/also-on-postgres.ts';

const { server } = stationTest();
let eventId: number;
let showId: number;

beforeAll(async () => {
  eventId = (await makeEvent(server, { segments: 1 })).id;
  showId = (await makeShow(server)).id;
});

const agent = 'iHeartRadio/1.0';
const page = 'https://www.iheart.com/podcast/777/';
const station = () => firstStation(server);

interface FetchOptions {
  readonly query?: string;
  readonly userAgent?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
}

function feedOf(
  id: number,
  { query = '', userAgent = agent, headers = {}, method = 'GET' }: FetchOptions = {},
) {
  return server.call(`/${server.slug}/rss/${id}.xml${query}`, {
    method,
    headers: { 'user-agent': userAgent, ...headers },
  });
}

const makeFeed = (overrides: Parameters<typeof makeDestination>[1] = {}) =>
  makeDestination(server, { iheart_show_id: '777', ...overrides });

function publish(feedId: number, overrides: Parameters<typeof makeEpisode>[1] = {}): Promise<EpisodeRow> {
  return makeEpisode(server, {
    showId,
    eventIds: [eventId],
    social_media_connections: [feedId],
    ...overrides,
  });
}

async function stateOf({ id }: EpisodeRow) {
  const row = await server.features.episodes.store.read(server.context.db, id);
  return { status: row?.iheart_status, url: row?.external_url };
}

describe('an episode in a feed with an iHeart id', () => {
  it('EPLIST-064 waits for the ingestion until iHeart fetches the feed', async () => {
    const feed = await makeFeed();
    const episode = await publish(feed.id);
    expect(await stateOf(episode)).toEqual({ status: 1, url: null });
    expect((await feedOf(feed.id, { userAgent: 'Overcast/1.0' })).status).toBe(200);
    expect((await feedOf(feed.id, { method: 'HEAD' })).status).toBe(200);
    expect(await stateOf(episode)).toEqual({ status: 1, url: null });
    expect((await feedOf(feed.id)).status).toBe(200);
    expect(await stateOf(episode)).toEqual({ status: 2, url: page });
  });

  it('is ingested if iHeart learns that it already has the feed', async () => {
    const feed = await makeFeed();
    const episode = await publish(feed.id);
    const etag = (await feedOf(feed.id, { userAgent: 'Overcast/1.0' })).headers.get('etag') ?? '';
    expect(
      (await feedOf(feed.id, { userAgent: 'Overcast/1.0', headers: { 'if-none-match': etag } })).status,
    ).toBe(304);
    expect(await stateOf(episode)).toEqual({ status: 1, url: null });
    expect((await feedOf(feed.id, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect(await stateOf(episode)).toEqual({ status: 2, url: page });
  });

  it('is ingested even if it was published before the feed had the id', async () => {
    const feed = await makeFeed({ iheart_show_id: '' });
    const episode = await publish(feed.id);
    await feedOf(feed.id);
    expect(await stateOf(episode)).toEqual({ status: 0, url: null });
    await server.features.destinations.update(station(), feed.id, { iheart_show_id: '777' });
    await feedOf(feed.id);
    expect(await stateOf(episode)).toEqual({ status: 2, url: page });
  });

  it('keeps its state in other feeds, in the feed of withdrawn episodes, and as a draft', async () => {
    const [feed, other] = [await makeFeed(), await makeFeed({ iheart_show_id: '' })];
    const [episode, elsewhere, draft] = [
      await publish(feed.id),
      await publish(other.id),
      await publish(feed.id, { draft: true }),
    ];
    await feedOf(feed.id, { query: '?show_deleted=true' });
    await feedOf(other.id);
    expect(await stateOf(episode)).toEqual({ status: 1, url: null });
    expect(await stateOf(elsewhere)).toEqual({ status: 0, url: null });
    expect(await stateOf(draft)).toEqual({ status: 0, url: null });
  });

  it.each([
    ['a disabled feed', { status: false }],
    ['a destination that links to iHeart but is no feed', { type: 'v_download' }],
  ] as const)('has no state in %s', async (_, overrides) => {
    const destination = await makeFeed(overrides);
    expect((await stateOf(await publish(destination.id))).status).toBe(0);
  });

  it('keeps a link that a client has set, and regains its own if a client saves it without', async () => {
    const feed = await makeFeed();
    const external_url = 'https://www.iheart.com/podcast/777/episode/1';
    const [linked, episode] = [await publish(feed.id, { external_url }), await publish(feed.id)];
    await feedOf(feed.id);
    expect(await stateOf(linked)).toEqual({ status: 2, url: external_url });
    await server.features.episodes.publishing.update(
      station(),
      episode.id,
      { version: episode.version, external_url: null },
      'Some Body',
    );
    expect(await stateOf(episode)).toEqual({ status: 2, url: page });
  });

  it('EPLIST-059 has no state after it is unpublished, and waits again after it is published again', async () => {
    const feed = await makeFeed();
    const episode = await publish(feed.id);
    await feedOf(feed.id);
    await server.features.episodes.publishing.setUnpublished(station(), [episode.id], true, 'Some Body');
    expect((await stateOf(episode)).status).toBe(0);
    // A fetch that began before it was withdrawn.
    await server.features.feeds.recordFetch(station(), { showUrl: page, episodeIds: [episode.id] });
    expect((await stateOf(episode)).status).toBe(0);
    await server.features.episodes.publishing.setUnpublished(station(), [episode.id], false, 'Some Body');
    expect((await stateOf(episode)).status).toBe(1);
  });

  it('leaves the state that another process has reported', async () => {
    const feed = await makeFeed();
    const episode = await publish(feed.id);
    await server.context.db.transaction((transaction) =>
      server.features.episodes.publishing.setIngestion(transaction, station(), episode.id, { status: 99 }),
    );
    await feedOf(feed.id);
    expect((await stateOf(episode)).status).toBe(99);
  });

  it('is served even if the fetch cannot be recorded', async () => {
    const feed = await makeFeed();
    const episode = await publish(feed.id);
    const acceptWrites = await refuseUpdates(server.context.db, 'episodes', 'iheart_status');
    const logged = vi.spyOn(server.context.log, 'warn').mockImplementation(() => {});
    onTestFinished(async () => {
      logged.mockRestore();
      await acceptWrites();
    });
    expect((await feedOf(feed.id)).status).toBe(200);
    expect(logged).toHaveBeenCalledWith(expect.anything(), 'the fetch of a feed by iHeart was not recorded');
    expect((await stateOf(episode)).status).toBe(1);
  });
});
