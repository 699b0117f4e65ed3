import { beforeAll, describe, expect, it } from 'vitest';
import {
  episode as episodeSchema,
  episodeDefaults,
  type Episode,
  type EpisodeField,
  type EpisodeInput,
  noEpisodePodcast,
} from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { episodeCalls, refusal } from '../../testing/episode-calls.ts';
import { makeDestination, makeStation, makeTag } from '../../testing/index.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server, admin } = stationTest(() => ({ clock }));
let calls: Awaited<ReturnType<typeof episodeCalls>>;
const clock = createFakeClock();

beforeAll(async () => {
  calls = await episodeCalls(server, admin);
});

describe('episodes.create', () => {
  it('PUBLISH-015 PUBLISH-016 PUBLISH-020 creates the episode in one POST and returns its address in Location', async () => {
    const response = await calls.post({ name: 'First' });
    expect(response.status).toBe(201);
    const created = episodeSchema.parse(await response.json());
    expect(response.headers.get('location')).toBe(`/${server.slug}/api/v1/playlist/${created.playlist_id}/`);
  });

  it('EPLIST-101 starts with an unrestricted draft', async () => {
    expect(await calls.create({ name: 'First' })).toMatchObject({
      draft: true,
      permanent: 0,
      unpublished: false,
      goto_live: 0,
      restricted: 0,
      version: 1,
      published: null,
      status: 'draft',
    });
  });

  it('EPLIST-098 EPLIST-099 takes title and description from the show if none are given', async () => {
    const { name, description, social_share_text } = await calls.create({});
    expect({ name, description, social_share_text }).toEqual({
      name: 'Morning',
      description: 'Every morning.',
      social_share_text: 'Every morning.',
    });
  });

  it('EPLIST-091 EPLIST-093 leaves numbers null and croppings at 0 if none are given', async () => {
    const { image_croppings } = episodeDefaults;
    expect(await calls.create({})).toMatchObject({
      season_number: null,
      episode_number: null,
      image_croppings,
    });
  });

  it('EPLIST-086 EPLIST-096 PUBLISH-019 keeps every writable field', async () => {
    const tag = await makeTag(server);
    const input: Required<
      Pick<EpisodeInput, EpisodeField<'editor' | 'publish' | 'kept'> | 'permanent' | 'expires_at'>
    > = {
      name: 'Whole “episode”',
      description: 'Line one\nLine <two>',
      playlist_categories: [`/${server.slug}/api/v1/playlistcategory/${tag.id}/`],
      onceUseTags: ['Just once'],
      permanent: 1,
      goto_live: 1,
      restricted: 1,
      external_url: 'https://elsewhere.example/1',
      ad_insert_events: [calls.eventId, 'END'],
      image: '/images/a.jpg',
      image_croppings: { left: 1, top: 2, right: 3, bottom: 4 },
      rss_image: '/images/b.jpg',
      rss_image_croppings: { left: 5, top: 6, right: 7, bottom: 8 },
      social_share_text: 'Hear this',
      attribution: 'By somebody',
      chapter_markers: [{ start: 0, title: 'Start' }],
      explicit: 1,
      episode_type: 'bonus',
      season_number: 2,
      episode_number: 3,
      selectedShutterstockImage: { id: 'x1', url: 'https://pictures.example/x1' },
      podcast: { ...noEpisodePodcast, keywords: ['flood'], author: 'Ana Example' },
      expires_at: 4_000_000_000,
    };
    const created = await calls.create({
      ...input,
      events: [calls.eventUri],
      social_media_connections: [calls.feedId],
    });
    expect(created).toMatchObject(input);
    expect(created.tags).toEqual([tag.name, 'Just once']);
    expect(created.smc_data).toEqual([{ id: calls.feedId, type: 'rss' }]);
    expect(await calls.read(created.playlist_id)).toEqual({
      ...created,
      media_status: expect.any(String),
      media_progress: expect.any(Number),
      duration: expect.any(Number),
      enclosure: expect.toSatisfy(() => true),
    });
  });

  it('EPLIST-090 PUBLISH-021 refers to its show and events by address, and returns whole events', async () => {
    const created = await calls.create({ events: [calls.eventUri, calls.eventUri] });
    expect(created.show).toBe(calls.showUri);
    expect(created.events.map((row) => row.resource_uri)).toEqual([calls.eventUri, calls.eventUri]);
    expect(created.events[0]?.cart.title).toBe('A sound');
    expect(created.categories).toEqual(['Talk']);
  });

  it('EPLIST-089 lists every destination by its id and type, and none of a draft without', async () => {
    const [player, video] = [
      await makeDestination(server, { type: 'webwidget', title: 'Player' }),
      await makeDestination(server, { type: 'v_advanced', title: 'Video' }),
    ];
    const chosen = [calls.feedId, player.id, video.id];
    const created = await calls.create({ events: [calls.eventUri], social_media_connections: chosen });
    const expected = [
      { id: calls.feedId, type: 'rss' },
      { id: player.id, type: 'webwidget' },
      { id: video.id, type: 'v_advanced' },
    ];
    expect(created.smc_data.toSorted((a, b) => a.id - b.id)).toEqual(
      expected.toSorted((a, b) => a.id - b.id),
    );
    expect((await calls.create({ social_media_connections: [] })).smc_data).toEqual([]);
  });

  it('EPLIST-092 EPLIST-094 creates a full, clean episode by default, and accepts three types and two ratings', async () => {
    expect(await calls.create({})).toMatchObject({ episode_type: 'full', explicit: 0 });
    for (const episode_type of ['full', 'bonus', 'trailer'])
      expect(await calls.create({ episode_type, explicit: 1 })).toMatchObject({ episode_type, explicit: 1 });
    expect((await calls.post({ episode_type: 'other' })).status).toBe(400);
    expect((await calls.post({ explicit: 2 })).status).toBe(400);
  });

  it.each([
    ['show', { show: '/elsewhere/api/v1/show/1/' }],
    ['events', { events: ['/etc/passwd'] }],
    ['events', { events: [`/x/api/v1/event/1/`] }],
    ['playlist_categories', { playlist_categories: ['/x/api/v1/playlistcategory/1/'] }],
    ['social_media_connections', { social_media_connections: [987_654] }],
    ['name', { name: 'x'.repeat(301) }],
  ])('refuses a %s that does not exist, and names the field', async (field, json) => {
    const response = await calls.post(json);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).errors)).toEqual([field]);
  });

  it('refuses events and tags of another station', async () => {
    const other = await makeStation(server);
    const foreign = await makeEvent(server, { segments: 1 }, other);
    for (const slug of [other.slug, server.slug]) {
      expect((await calls.post({ events: [`/${slug}/api/v1/event/${foreign.id}/`] })).status).toBe(400);
    }
  });

  it('refuses to publish without audio or a title, with the message for the editor', async () => {
    const bare = await calls.post({ draft: false });
    expect(await refusal(bare)).toEqual([400, 'events: Please add at least one event to the timeline.']);
    const nameless = await calls.post({ ...calls.published, name: ' ' });
    expect(await refusal(nameless)).toEqual([400, 'name: Please add a title to the episode.']);
  });

  it('PUBLISH-012 accepts destinations as social_media_connections and posts them when the episode is published', async () => {
    const created = await calls.create(calls.published);
    const { social_media_connections } = await (
      await server.call(calls.path(`connections/${created.playlist_id}.json`), { as: admin })
    ).json();
    expect(social_media_connections).toEqual([{ id: calls.feedId, type: 'rss', title: 'A feed' }]);
    expect(created.post_locations).toEqual([
      { id: calls.feedId, type: 'rss', url: `${server.url}/${server.slug}/rss/${calls.feedId}.xml` },
    ]);
  });

  it('PUBLISH-014 adds the basic video if YouTube is chosen', async () => {
    const video = await makeDestination(server, { type: 'v_download', title: 'Video' });
    const youtube = await makeDestination(server, { type: 'v_youtube', title: 'Channel' });
    const chosen = { social_media_connections: [youtube.id] };
    const ids = (created: Episode) => created.smc_data.map(({ id }) => id);
    expect(ids(await calls.create({ ...calls.published, ...chosen }))).toEqual([video.id, youtube.id]);
    expect(ids(await calls.create({ events: [calls.eventUri], ...chosen }))).toEqual([youtube.id]);
  });
});
