import type { FeedItem } from '../feed-item.ts';
import type { Feed } from '../feed.ts';
import { podcastGuid } from '../podcast-guid.ts';

const root = 'https://radio.example';

/** A test item with only the required facts. */
export function makeItem(overrides: Partial<FeedItem> = {}): FeedItem {
  return {
    guid: '0b9c2c1e-6a43-4c52-9f0e-4d6d3a1f0001',
    title: 'The harbour',
    link: `${root}/episodes/1`,
    pubDate: 1_795_000_000,
    description: '<p>About the harbour.</p>',
    enclosure: { url: `${root}/media/1.mp3`, length: 28_800_123, type: 'audio/mpeg' },
    duration: 1800,
    ...overrides,
  };
}

/** A test feed with only the required facts, and one item. */
export function makeFeed(overrides: Partial<Feed> = {}): Feed {
  return {
    title: 'Morning',
    description: 'News from the river.',
    link: `${root}/morning`,
    selfUrl: `${root}/rss/7.xml`,
    hubUrls: [],
    language: 'en',
    author: 'Radio Example',
    owner: { name: 'Radio Example', email: 'feeds@radio.example' },
    categories: [{ name: 'News' }],
    explicit: false,
    image: { url: `${root}/cover.jpg` },
    type: 'episodic',
    podcastGuid: podcastGuid(`${root}/rss/7.xml`),
    lastBuildDate: 1_795_000_100,
    items: [makeItem()],
    ...overrides,
  };
}

/** An item with every possible fact. */
export function makeFullItem(overrides: Partial<FeedItem> = {}): FeedItem {
  return makeItem({
    subtitle: 'Bread, boats & bridges',
    image: `${root}/images/1.png`,
    explicit: true,
    season: { number: 2, name: 'By the water' },
    episode: { number: 3, display: 'Ch. 3' },
    episodeType: 'full',
    block: true,
    transcripts: [
      { url: `${root}/media/1.srt`, type: 'application/x-subrip', language: 'en' },
      { url: `${root}/media/1.vtt`, type: 'text/vtt', language: 'en' },
    ],
    chapters: `${root}/media/1.json`,
    persons: [
      { name: 'Ana Ní Bhriain', role: 'guest', group: 'cast', image: `${root}/ana.jpg`, link: `${root}/ana` },
    ],
    soundbites: [
      { startTime: 73.5, duration: 60, title: 'Why bread' },
      { startTime: 300, duration: 15 },
    ],
    alternateEnclosures: [
      {
        urls: [`${root}/media/1.m4a`, `${root}/mirror/1.m4a`],
        type: 'audio/x-m4a',
        length: 14_000_001,
        integrity: 'sha256-ZGV0ZXJtaW5pc3RpYyBieXRlcyBmb3IgYSB0ZXN0ISE=',
        bitrate: 64_000,
        title: 'Small',
        language: 'en',
      },
      { urls: [`${root}/media/1.mp4`], type: 'video/mp4', length: 90_000_001, height: 720 },
    ],
    itunesTitle: 'Harbour bread',
    keywords: ['bread', 'boats'],
    location: { name: 'Dún Laoghaire', geo: 'geo:53.29,-6.13', osm: 'R1109531' },
    discussions: [
      {
        uri: 'https://social.example/@post/1',
        protocol: 'activitypub',
        accountId: '@post',
        accountUrl: 'https://social.example/@post',
      },
      { uri: '', protocol: 'disabled' },
    ],
    txt: [{ purpose: 'origin', text: 'The morning show' }],
    value: {
      type: 'lightning',
      method: 'keysend',
      suggested: '0.00000005000',
      recipients: [
        {
          name: 'Ana & Björn',
          type: 'node',
          address: '02d5c1bf8b',
          customKey: '696969',
          customValue: 'ana',
          split: 90,
        },
        { type: 'lnaddress', address: 'host@pay.example', split: 10, fee: true },
      ],
    },
    aiContent: true,
    tags: ['harbour', 'bread, boats'],
    ...overrides,
  });
}

/** A feed with every possible fact: two items, one of them a trailer. */
export function makeFullFeed(overrides: Partial<Feed> = {}): Feed {
  const trailer = makeItem({
    guid: '0b9c2c1e-6a43-4c52-9f0e-4d6d3a1f0002',
    title: 'Season two is coming',
    pubDate: 1_794_000_000,
    enclosure: { url: `${root}/media/2.mp3`, length: 900_000, type: 'audio/mpeg' },
    season: { number: 2 },
    episodeType: 'trailer',
  });
  return makeFeed({
    subtitle: 'Every day at six',
    pages: {
      first: `${root}/rss/7.xml`,
      previous: `${root}/rss/7.xml?page=1`,
      next: `${root}/rss/7.xml?page=3`,
      last: `${root}/rss/7.xml?page=5`,
    },
    hubUrls: ['https://hub-one.example/', 'https://hub-two.example/'],
    language: 'en-ie',
    categories: [
      { name: 'News', subcategory: 'Daily News' },
      { name: 'Society & Culture', subcategory: 'Documentary' },
      { name: 'History' },
    ],
    image: {
      url: `${root}/cover.jpg`,
      measured: { width: 3000, height: 3000, mimeType: 'image/jpeg', colourSpace: 'srgb' },
    },
    type: 'serial',
    complete: true,
    block: true,
    locked: true,
    medium: 'podcast',
    updateFrequency: {
      label: 'Every weekday',
      rrule: 'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR',
      startsAt: 1_790_000_000,
    },
    publisher: { podcastGuid: '003af0a0-6a45-55cf-b765-68e3d349551a', url: `${root}/rss/publisher.xml` },
    funding: [{ url: `${root}/give`, label: 'Support the station' }],
    persons: [{ name: 'Björn Öst', role: 'host' }],
    location: { name: 'Dublin' },
    podroll: [
      { feedGuid: '29cdca4a-32d8-56ba-b48b-09a011c5daa9', feedUrl: 'https://tides.example/feed.xml' },
      { feedGuid: '396d9ae0-da7e-5557-b894-b606231fa3ea' },
    ],
    value: {
      type: 'lightning',
      method: 'keysend',
      recipients: [{ type: 'node', address: '02d5c1bf8b', split: 1 }],
    },
    newFeedUrl: 'https://elsewhere.example/feed.xml',
    copyright: 'Radio Example',
    ttl: 60,
    txt: [{ purpose: 'verify', text: 'S6lpp-7ZCn8-dZfGc-OoyaG' }, { text: 'free' }],
    trailers: [
      {
        title: 'Season one',
        url: `${root}/media/0.mp3`,
        length: 800_000,
        type: 'audio/mpeg',
        pubDate: 1_760_000_000,
        season: 1,
      },
    ],
    aiContent: true,
    items: [makeFullItem(), trailer],
    ...overrides,
  });
}
