import { beforeAll, describe, expect, it } from 'vitest';
import { type EpisodeField, type EpisodeInput, noEpisodePodcast } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { episodeCalls } from '../../testing/episode-calls.ts';
import { makeDestination, makeShow, makeTag } from '../../testing/index.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server, admin } = stationTest(() => ({ clock, env: { POSTKIT_VIDEO_HEIGHT: '90' } }));
let calls: Awaited<ReturnType<typeof episodeCalls>>;
const clock = createFakeClock();

beforeAll(async () => {
  calls = await episodeCalls(server, admin);
});

type Writable = Required<
  Pick<EpisodeInput, EpisodeField<'editor' | 'publish' | 'kept'> | 'permanent' | 'expires_at'>
>;

/** A value for each writable field, none of them its default. */
async function values(): Promise<Writable> {
  const tag = await makeTag(server);
  return {
    name: 'High water',
    description: 'Tides and trains.',
    playlist_categories: [`/${server.slug}/api/v1/playlistcategory/${tag.id}/`],
    onceUseTags: ['Regatta'],
    permanent: 1,
    goto_live: 1,
    restricted: 1,
    external_url: 'https://iheart.example/7',
    ad_insert_events: [calls.eventId, 'END'],
    image: '/images/a.jpg',
    image_croppings: { left: 1, top: 2, right: 3, bottom: 4 },
    rss_image: '/images/b.jpg',
    rss_image_croppings: { left: 5, top: 6, right: 7, bottom: 8 },
    social_share_text: 'Hear this',
    attribution: 'Music by Ana',
    chapter_markers: [{ start: 1.5, title: 'The start' }],
    explicit: 1,
    episode_type: 'trailer',
    season_number: 2,
    episode_number: 14,
    selectedShutterstockImage: { id: 'x1', url: 'https://pictures.example/x1' },
    podcast: { ...noEpisodePodcast, keywords: ['flood'], author: 'Ana Example' },
    expires_at: 4_000_000_000,
  };
}

describe('the fields of an episode', () => {
  it('EPLIST-086 EPLIST-096 have their values in the response for a published episode', async () => {
    const feed = await makeDestination(server, { iheart_show_id: '777' });
    const videos = [
      await makeDestination(server, { type: 'v_download', title: 'Basic' }),
      await makeDestination(server, { type: 'v_advanced', title: 'Advanced' }),
    ];
    const given = await values();
    const { playlist_id: id } = await calls.create({
      ...given,
      draft: false,
      unpublished: false,
      events: [calls.eventUri],
      social_media_connections: [feed.id, ...videos.map((video) => video.id)],
    });
    await server.context.jobs.idle();
    const response = await server.call(calls.path(`${id}/`), { as: admin });
    const answer: unknown = await response.json();
    const names =
      'playlist_id show_id name description tags duration published playlist_categories short_url unpublished iheart_status ' +
      'external_url video_status advanced_video_status smc_data events ad_insert_events categories rss_image image draft ' +
      'permanent delay_post_until social_share_text attribution chapter_markers goto_live image_croppings rss_image_croppings ' +
      'onceUseTags restricted show post_locations explicit episode_type season_number episode_number selectedShutterstockImage';
    expect(Object.keys(Object(answer))).toEqual(expect.arrayContaining(names.split(' ')));
    expect(answer).toMatchObject({
      ...given,
      playlist_id: id,
      show_id: calls.showId,
      show: calls.showUri,
      tags: [expect.any(String), 'Regatta'],
      duration: expect.closeTo(1.022, 2),
      published: Math.floor(clock.now() / 1000),
      short_url: `${server.url}/${server.slug}/listen/${id}`,
      draft: false,
      unpublished: false,
      delay_post_until: null,
      iheart_status: 1,
      video_status: 2,
      advanced_video_status: 1,
      categories: ['Talk'],
      events: [{ id: calls.eventId, resource_uri: calls.eventUri }],
      smc_data: [
        { id: feed.id, type: 'rss' },
        { id: videos[0]?.id, type: 'v_download' },
        { id: videos[1]?.id, type: 'v_advanced' },
      ],
      post_locations: [{ id: feed.id, type: 'rss', url: `${server.url}/${server.slug}/rss/${feed.id}.xml` }],
    });
  });

  it('PUBLISH-018 PUBLISH-019 are all changed by one PATCH, also the show, the events and the destinations', async () => {
    const created = await calls.create({ name: 'Before', events: [calls.eventUri] });
    const show = await makeShow(server, { title: 'Evening' });
    const feed = await makeDestination(server);
    const given = {
      ...(await values()),
      show: `/${server.slug}/api/v1/show/${show.id}/`,
    };
    await calls.change(created, {
      ...given,
      draft: false,
      unpublished: false,
      events: [calls.eventUri, calls.eventUri],
      social_media_connections: [feed.id],
    });
    const saved = await calls.read(created.playlist_id);
    expect(saved).toMatchObject({ ...given, show_id: show.id, draft: false, status: 'published' });
    expect(saved.events.map(({ id }) => id)).toEqual([calls.eventId, calls.eventId]);
    expect(saved.smc_data).toEqual([{ id: feed.id, type: 'rss' }]);
  });

  it('EPLIST-091 EPLIST-093 are null for the numbers and 0 for both croppings if none are given, or none are left', async () => {
    const zeros = { left: 0, top: 0, right: 0, bottom: 0 };
    const none = {
      season_number: null,
      episode_number: null,
      image_croppings: zeros,
      rss_image_croppings: zeros,
    };
    expect(await calls.create({})).toMatchObject(none);
    const { season_number, episode_number, image_croppings, rss_image_croppings } = await values();
    const full = await calls.create({ season_number, episode_number, image_croppings, rss_image_croppings });
    expect(full).toMatchObject({ season_number: 2, episode_number: 14 });
    expect(await calls.change(full, none)).toMatchObject(none);
  });
});
