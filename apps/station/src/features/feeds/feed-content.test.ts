import { describe, expect, it } from 'vitest';
import { episodePodcast, noEpisodePodcast, noShowPodcast, showPodcast } from '@postkit/sdk/schema';
import { podcastGuid, preflight } from '../../rss/index.ts';
import { firstStation, makeDestination, makeShow } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { stationTest } from '../../testing/station-test.ts';
import type { DestinationRow } from '../destinations/index.ts';
import type { PublishedEpisode } from '../episodes/index.ts';
import { feedContent, type FeedContent } from './feed-content.ts';

const publicUrl = 'https://radio.example';

const { server } = stationTest();

/** The first page of a destination's feed, without episodes by default. */
function contentOf(destination: DestinationRow, overrides: Partial<FeedContent> = {}) {
  return feedContent({
    station: firstStation(server),
    destination,
    shows: [],
    publicUrl,
    listed: [destination.id],
    state: {
      connection_id: destination.id,
      podcast_guid: podcastGuid(publicUrl),
      version: 1,
      changed_at: 1_700_000_000,
      source: '',
    },
    view: { page: 1, all: false, showDeleted: false },
    pageSize: 100,
    episodes: [],
    total: 0,
    hubUrls: ['https://hub.example/'],
    transcripts: new Map(),
    sources: new Map(),
    absolute: (image) => (image === '' ? '' : `${publicUrl}${image}`),
    ...overrides,
  });
}

const bare: PublishedEpisode = {
  id: 7,
  showId: 1,
  guid: 'a-guid',
  name: 'Low water',
  description: '',
  notes: '',
  published: 1_700_000_000,
  changed: 1_700_000_500,
  tags: [],
  image: '',
  rssImage: '',
  explicit: false,
  episodeType: 'full',
  season: null,
  episode: null,
  chapters: [],
  podcast: noEpisodePodcast,
  isWithdrawn: false,
  mp3: { bytes: 900, sha256: 'ab', duration: 61.5 },
  aac: null,
  video: null,
};

describe('feedContent', () => {
  it('passes the checks of directories at an https address', async () => {
    const words = {
      title: 'Morning',
      description: 'Words',
      author: 'Radio',
      email: 'feed@radio.example',
      itunes_categories: 'News',
    };
    const destination = await makeDestination(server, {
      ...words,
      imageurl: '/cover.jpg',
      podcast_link: 'https://radio.example',
    });
    await makeEpisode(server, { social_media_connections: [destination.id] });
    const page = { limit: 100, offset: 0, order: 'newest', includeDeleted: false } as const;
    const { episodes, total } = await server.features.episodes.published.publishedOf(
      firstStation(server).id,
      [destination.id],
      page,
    );
    const content = contentOf(destination, { episodes, total });
    const changed_at = Math.max(...episodes.map((episode) => episode.published));
    expect(content.items).toHaveLength(1);
    expect(content.hubUrls).toEqual(['https://hub.example/']);
    expect(
      preflight({ ...content, lastBuildDate: changed_at }).filter((finding) => finding.level === 'error'),
    ).toEqual([]);
  });

  it("takes only the destination's empty fields from its first show", async () => {
    const own = {
      author: 'Its own',
      itunes_categories: 'Arts',
      rss_explicit: false,
      show_format: 'episodic',
    } as const;
    const destination = await makeDestination(server, { title: '', ...own });
    const lent = {
      title: 'Tide',
      description: 'Words',
      podcast_link: 'https://tide.example',
      language_override: 'pt-BR',
    };
    const stored = {
      author: 'Not this',
      itunes_categories: 'News',
      rss_explicit: true,
      show_format: 'serial',
    } as const;
    const show = await makeShow(server, {
      ...lent,
      ...stored,
      email: 'tide@radio.example',
      square_image: '/tide.jpg',
    });
    const shows = [show, await makeShow(server, { title: 'Another', description: 'Other words' })];
    expect(contentOf(destination, { shows })).toMatchObject({
      title: 'Tide',
      description: 'Words',
      link: 'https://tide.example',
      language: 'pt-BR',
      author: 'Its own',
      owner: { name: 'Its own', email: 'tide@radio.example' },
      categories: [{ name: 'Arts' }],
      explicit: false,
      type: 'episodic',
      image: { url: `${publicUrl}/tide.jpg` },
    });
  });

  it('has the name of the station where neither the feed nor a show has a title, and hides an owner without an address', async () => {
    const station = firstStation(server);
    const content = contentOf(
      await makeDestination(server, { title: '', show_format: 'serial', rss_explicit: true }),
    );
    const { title, author, owner, link, language, categories, explicit, type } = content;
    expect([title, content.description, author, owner]).toEqual([
      station.title,
      station.title,
      station.title,
      'hidden',
    ]);
    expect([link, language, categories, explicit, type]).toEqual([publicUrl, 'en', [], true, 'serial']);
    expect([content.subtitle, content.txt, content.directory, content.block]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('RSS-029 has the order of its destination, which is episodic by default', async () => {
    const typeOf = async (given: Parameters<typeof makeDestination>[1]) =>
      contentOf(await makeDestination(server, given)).type;
    expect([
      await typeOf({}),
      await typeOf({ show_format: 'episodic' }),
      await typeOf({ show_format: 'serial' }),
    ]).toEqual(['episodic', 'episodic', 'serial']);
  });

  it('has the subtitle, the directory and the proof of ownership of its destination', async () => {
    const own = {
      subtitle: 'Every day',
      rss_subtype: 'spotify',
      itunes_auth: '05124',
      itunes_categories: 'Arts:Books,News',
    } as const;
    expect(contentOf(await makeDestination(server, own))).toMatchObject({
      subtitle: 'Every day',
      directory: 'spotify',
      txt: [{ purpose: 'applepodcastsverify', text: '05124' }],
      categories: [{ name: 'Arts', subcategory: 'Books' }, { name: 'News' }],
    });
  });

  it('links each page to the first, last, previous and next one, and keeps their kind', async () => {
    const destination = await makeDestination(server);
    const pages = (page: number, total: number, showDeleted = false) =>
      contentOf(destination, { total, view: { page, all: false, showDeleted } }).pages;
    const at = (query: string) => `${publicUrl}/${server.slug}/rss/${destination.id}.xml${query}`;
    expect(pages(1, 100)).toEqual({ first: at(''), last: at(''), previous: undefined, next: undefined });
    expect(pages(1, 0)).toEqual(pages(1, 100));
    expect(pages(2, 201)).toEqual({
      first: at(''),
      last: at('?page=3'),
      previous: at(''),
      next: at('?page=3'),
    });
    expect(pages(3, 201)).toMatchObject({ previous: at('?page=2'), next: undefined });
    // A page that no longer exists leads back to the last one.
    expect(pages(9, 201)).toMatchObject({ previous: at('?page=3'), next: undefined });
    expect(pages(1, 101, true)).toMatchObject({ next: at('?page=2&show_deleted=true') });
    const whole = contentOf(destination, { total: 201, view: { page: 1, all: true, showDeleted: true } });
    expect([whole.pages, whole.selfUrl, whole.block]).toEqual([
      undefined,
      at('?all=1&show_deleted=true'),
      true,
    ]);
  });

  it('has the details for podcast apps of its show, and the guid of its only show', async () => {
    const guid = '917393e3-1b1e-5cef-ace4-edaa54e1f810';
    const podcast = showPodcast.parse({
      ...noShowPodcast,
      guid,
      funding: [{ url: 'https://give.example', text: 'Support us' }],
      persons: [{ name: 'Ana', role: 'host', group: '', img: '', href: 'https://ana.example' }],
      location: { name: 'Dublin', geo: 'geo:53.35,-6.26', osm: '' },
      podroll: [{ title: 'Tides', feed_guid: guid, feed_url: 'https://tides.example/feed' }],
      txt: [{ purpose: 'verify', text: 'code' }],
    });
    const destination = await makeDestination(server, { itunes_auth: '05124' });
    const show = await makeShow(server, { title: 'Tide', podcast });
    expect(show.podcast).toEqual(podcast);
    expect(contentOf(destination, { shows: [show] })).toMatchObject({
      podcastGuid: guid,
      funding: [{ url: 'https://give.example', label: 'Support us' }],
      persons: [{ name: 'Ana', role: 'host', link: 'https://ana.example' }],
      location: { name: 'Dublin', geo: 'geo:53.35,-6.26' },
      podroll: [{ feedGuid: guid, feedUrl: 'https://tides.example/feed' }],
      txt: [
        { purpose: 'applepodcastsverify', text: '05124' },
        { purpose: 'verify', text: 'code' },
      ],
    });
    expect(contentOf(destination, { shows: [show, await makeShow(server)] }).podcastGuid).toBe(
      podcastGuid(publicUrl),
    );
  });

  it('has the details for podcast apps of an episode', async () => {
    const recipient = {
      name: 'Ana',
      type: 'node',
      address: '02d5',
      custom_key: '696969',
      custom_value: 'ana',
      split: 90,
      fee: false,
    };
    const podcast = episodePodcast.parse({
      ...noEpisodePodcast,
      itunes_title: 'Low',
      author: 'Ana',
      link: 'https://harbour.example/low',
      block: true,
      keywords: ['water'],
      soundbites: [{ start: 1.5, length: 20, title: '' }],
      social_interact: [
        { uri: 'https://social.example/1', protocol: 'activitypub', account_id: '@post', account_url: '' },
      ],
      value: { type: 'lightning', method: 'keysend', suggested: '0.00000005', recipients: [recipient] },
      alternate_enclosures: [
        {
          type: 'video/mp4',
          length: 9,
          bitrate: 0,
          height: 720,
          lang: '',
          title: '',
          integrity: '',
          sources: ['https://cdn.example/a.mp4'],
        },
      ],
    });
    const aac = { bytes: 800, sha256: '00ff', duration: 61.5 };
    const [item] = contentOf(await makeDestination(server), {
      episodes: [{ ...bare, podcast, aac, tags: ['Harbour'] }],
    }).items;
    expect(item).toMatchObject({
      itunesTitle: 'Low',
      author: 'Ana',
      link: 'https://harbour.example/low',
      block: true,
      tags: ['Harbour'],
      keywords: ['water'],
      soundbites: [{ startTime: 1.5, duration: 20 }],
      discussions: [{ uri: 'https://social.example/1', protocol: 'activitypub', accountId: '@post' }],
      value: {
        method: 'keysend',
        recipients: [{ name: 'Ana', customKey: '696969', customValue: 'ana', split: 90 }],
      },
      alternateEnclosures: [
        { type: 'audio/aac' },
        { type: 'video/mp4', length: 9, height: 720, urls: ['https://cdn.example/a.mp4'] },
      ],
    });
  });

  it('has only what an episode has', async () => {
    const [item] = contentOf(await makeDestination(server), { episodes: [bare] }).items;
    expect(JSON.parse(JSON.stringify(item))).toEqual({
      guid: 'a-guid',
      title: 'Low water',
      link: `${publicUrl}/${server.slug}/listen/7`,
      pubDate: 1_700_000_000,
      description: '',
      enclosure: { url: `${publicUrl}/${server.slug}/audio/7.mp3`, length: 900, type: 'audio/mpeg' },
      duration: 61.5,
      explicit: false,
      episodeType: 'full',
      tags: [],
    });
  });

  it('has every fact of an episode, with the image for feeds before the other', async () => {
    const whole: PublishedEpisode = {
      ...bare,
      image: '/wide.jpg',
      rssImage: '/square.jpg',
      explicit: true,
      episodeType: 'bonus',
      season: 2,
      episode: 3,
      chapters: [{ start: 0, title: 'Tea' }],
      isWithdrawn: true,
      aac: { bytes: 800, sha256: '00ff', duration: 61.5 },
      tags: ['Harbour'],
    };
    const episodes = [whole, { ...whole, id: 8, rssImage: '' }];
    const transcripts = new Map([
      [7, 'pt-BR'],
      [8, ''],
    ]);
    const [item, other] = contentOf(await makeDestination(server), { episodes, transcripts }).items;
    const folder = `${publicUrl}/${server.slug}`;
    expect(item).toMatchObject({
      image: `${publicUrl}/square.jpg`,
      explicit: true,
      episodeType: 'bonus',
      season: { number: 2 },
      episode: { number: 3 },
      block: true,
      chapters: `${folder}/chapters/7.json`,
      alternateEnclosures: [
        { urls: [`${folder}/audio/7.aac`], type: 'audio/aac', length: 800, integrity: 'sha256-AP8=' },
      ],
      transcripts: [
        { url: `${folder}/transcripts/7.vtt`, type: 'text/vtt', language: 'pt-BR' },
        { url: `${folder}/transcripts/7.srt`, type: 'application/x-subrip', language: 'pt-BR' },
        { url: `${folder}/transcripts/7.json`, type: 'application/json', language: 'pt-BR' },
      ],
      tags: ['Harbour'],
    });
    expect(other).toMatchObject({
      image: `${publicUrl}/wide.jpg`,
      transcripts: [{ language: undefined }, {}, {}],
    });
  });
});
