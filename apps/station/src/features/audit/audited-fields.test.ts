import { beforeAll, describe, expect, it } from 'vitest';
import { auditPage, type EpisodeField, noEpisodePodcast } from '@postkit/sdk/schema';
import { episodeCalls } from '../../testing/episode-calls.ts';
import { makeTag } from '../../testing/index.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server, admin } = stationTest();
let calls: Awaited<ReturnType<typeof episodeCalls>>;

beforeAll(async () => {
  calls = await episodeCalls(server, admin);
});

/** Names of the fields in the newest entry of a thing. */
async function newestChanges(kind: string, thing: number): Promise<string[]> {
  const response = await server.call(`/${server.slug}/api/v1/audit/?kind=${kind}&thing=${thing}`, {
    as: admin,
  });
  const [entry] = auditPage.parse(await response.json()).entries;
  return entry?.changes.map(({ field }) => field) ?? [];
}

const crop = { left: 0, top: 0, right: 100, bottom: 100 };
const soon = Math.floor(Date.now() / 1000) + 86_400;

/** A change of every field that users set, and the field that its entry names where that is another one. */
const changes: {
  readonly [Field in Exclude<EpisodeField, 'draft' | 'unpublished'>]: readonly [
    value: unknown,
    named?: string,
  ];
} = {
  name: ['Renamed'],
  description: ['<p>Other words</p>'],
  // The test makes the tag.
  playlist_categories: [undefined],
  ad_insert_events: [['END']],
  image: ['https://images.example/wide.png'],
  image_croppings: [crop],
  rss_image: ['https://images.example/square.png'],
  rss_image_croppings: [crop],
  season_number: [3],
  episode_number: [4],
  episode_type: ['bonus'],
  explicit: [1],
  social_share_text: ['Listen'],
  attribution: ['Ana'],
  onceUseTags: [['flood'], 'once_use_tags'],
  chapter_markers: [[{ start: 0, title: 'Opening' }]],
  podcast: [{ ...noEpisodePodcast, keywords: ['flood'] }],
  goto_live: [1],
  restricted: [1],
  external_url: ['https://other.example/1'],
  selectedShutterstockImage: [{ id: '7', url: 'https://photos.example/7.jpg' }],
  permanent: [1],
  delay_post_until: [soon],
  expires_at: [soon + 86_400],
};

describe('the entry of a changed episode', () => {
  it.each(Object.entries(changes))('names %s', async (field, [value, named = field]) => {
    const episode = await calls.create({ events: [calls.eventUri] });
    const given = value ?? [`/${server.slug}/api/v1/playlistcategory/${(await makeTag(server)).id}/`];
    const schedules = field === 'delay_post_until' ? { draft: false, unpublished: false } : {};
    const saved = await calls.patch(episode.playlist_id, { ...schedules, [field]: given });
    expect(saved.status).toBe(200);
    expect(await newestChanges('episode', episode.playlist_id)).toContain(named);
  });

  it('names no field that stayed', async () => {
    const episode = await calls.create({ name: 'Same' });
    expect(
      (await calls.patch(episode.playlist_id, { name: 'Same', explicit: 0, ad_insert_events: [] })).status,
    ).toBe(200);
    expect(await newestChanges('episode', episode.playlist_id)).toEqual([]);
  });
});
