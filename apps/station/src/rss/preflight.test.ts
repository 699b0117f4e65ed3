import { describe, expect, it } from 'vitest';
import type { FeedItem } from './feed-item.ts';
import type { Feed } from './feed.ts';
import { preflight } from './preflight.ts';
import { makeFeed, makeFullFeed, makeItem } from './testing/make-feed.ts';

const measured = { width: 1400, height: 1400, mimeType: 'image/png', colourSpace: 'srgb' };

/** A feed without findings. */
function validFeed(overrides: Partial<Feed> = {}): Feed {
  return makeFeed({
    image: { url: 'https://radio.example/cover.png', measured },
    updateFrequency: { label: 'Daily', rrule: 'FREQ=DAILY' },
    publisher: {
      podcastGuid: '003af0a0-6a45-55cf-b765-68e3d349551a',
      url: 'https://radio.example/rss/publisher.xml',
    },
    items: [validItem()],
    ...overrides,
  });
}

function validItem(overrides: Partial<FeedItem> = {}): FeedItem {
  return makeItem({
    transcripts: [{ url: 'https://radio.example/media/1.vtt', type: 'text/vtt', language: 'en' }],
    chapters: 'https://radio.example/media/1.json',
    ...overrides,
  });
}

function findings(overrides: Partial<Feed>): string[] {
  return preflight(validFeed(overrides)).map(({ rule, level }) => `${rule} ${level}`);
}

function findingsInItem(overrides: Partial<FeedItem>, feed: Partial<Feed> = {}): string[] {
  return findings({ items: [validItem(overrides)], ...feed });
}

function enclosure(overrides: Partial<FeedItem['enclosure']>): Partial<FeedItem> {
  return { enclosure: { ...makeItem().enclosure, ...overrides } };
}

describe('preflight: channel', () => {
  it('finds nothing in a valid feed', () => {
    expect(preflight(validFeed())).toEqual([]);
  });

  it.each<[string, Partial<Feed>]>([
    ['title', { title: ' ' }],
    ['description', { description: '' }],
    ['address of its own', { selfUrl: '/rss/7.xml' }],
    ['website', { link: 'http://radio.example' }],
    ['language', { language: 'English' }],
    ['main category', { categories: [] }],
  ])('C2 a feed without a good %s is refused', (_, overrides) => {
    expect(findings(overrides)).toEqual(['C2 error']);
  });

  it('C2 a description that will be cut and a fourth category are pointed out', () => {
    expect(findings({ description: 'é'.repeat(2001) })).toEqual(['C2 warning']);
    expect(findings({ description: `<div class="${'x'.repeat(4000)}">short</div>` })).toEqual([]);
    expect(findings({ categories: ['News', 'Arts', 'Sports', 'Music'].map((name) => ({ name })) })).toEqual([
      'C2 warning',
    ]);
  });

  it('C3 an author is needed, and an owner who can be reached or verified', () => {
    expect(findings({ author: '' })).toEqual(['C3 error']);
    expect(findings({ owner: { name: 'Radio', email: 'radio' } })).toEqual(['C3 error']);
    expect(findings({ owner: 'hidden' })).toEqual(['C3 warning']);
    expect(findings({ owner: 'hidden', txt: [{ purpose: 'applepodcastsverify', text: '1' }] })).toEqual([]);
  });

  it.each([
    ['too small', 'cover.png', { width: 1399, height: 1399 }],
    ['too large', 'cover.png', { width: 3001, height: 3001 }],
    ['not square', 'cover.png', { width: 1500 }],
    ['CMYK', 'cover.png', { colourSpace: 'cmyk' }],
    ['WebP', 'cover.webp', { mimeType: 'image/webp' }],
    ['named otherwise', 'cover.png', { mimeType: 'image/jpeg' }],
  ])('C4 cover art that is %s is refused', (_, file, overrides) => {
    const image = { url: `https://radio.example/${file}?v=1`, measured: { ...measured, ...overrides } };
    expect(findings({ image })).toEqual(['C4 error']);
  });

  it('C4 cover art of 1400 and of 3000 pixels passes, and unmeasured art is pointed out', () => {
    const image = {
      url: 'https://radio.example/cover.jpeg',
      measured: { ...measured, width: 3000, height: 3000, mimeType: 'image/jpeg' },
    };
    expect(findings({ image })).toEqual([]);
    expect(findings({ image: { url: image.url } })).toEqual(['C4 warning']);
    expect(findings({ image: { url: '', measured } })).toContain('C4 error');
  });

  it('C5 a blocked show is pointed out', () => {
    expect(findings({ block: true })).toEqual(['C5 warning']);
  });

  it('C6 a show without a podcast:guid is refused', () => {
    expect(findings({ podcastGuid: '' })).toEqual(['C6 error']);
  });

  it('C7 an unlocked feed is pointed out', () => {
    expect(findings({ locked: false })).toEqual(['C7 warning']);
    expect(findings({ locked: true })).toEqual([]);
  });

  it('C8 a missing rhythm or publisher is pointed out', () => {
    expect(findings({ updateFrequency: undefined })).toEqual(['C8 warning']);
    expect(findings({ publisher: undefined })).toEqual(['C8 warning']);
    expect(findings({ publisher: { podcastGuid: '', url: 'https://radio.example/p.xml' } })).toEqual([
      'C8 error',
    ]);
  });

  it('C9 a last change before the newest episode is pointed out', () => {
    expect(findings({ lastBuildDate: makeItem().pubDate - 1 })).toEqual(['C9 warning']);
    expect(findings({ lastBuildDate: Number.NaN })).toEqual(['C9 error']);
    expect(findings({ items: [] })).toEqual([]);
  });

  it('C10 the new address of a moved feed is an https address, at the new host that of the feed itself', () => {
    expect(findings({ newFeedUrl: 'https://elsewhere.example/feed.xml' })).toEqual([]);
    expect(findings({ newFeedUrl: 'elsewhere' })).toEqual(['C10 error']);
    expect(findings({ newFeedUrl: makeFeed().selfUrl })).toEqual([]);
  });

  it.each(['google_play', 'stitcher', 'google_actions'])(
    'C11 a feed meant for %s still works, but the directory has closed',
    (directory) => {
      expect(findings({ directory })).toEqual(['C11 warning']);
      expect(findings({ directory: 'itunes' })).toEqual([]);
    },
  );
});

describe('preflight: items', () => {
  it('I1 title, audio and guid are required', () => {
    expect(findingsInItem({ title: '' })).toEqual(['I1 error']);
    expect(findingsInItem({ guid: '' })).toEqual(['I1 error']);
    expect(findingsInItem(enclosure({ url: '' }))).toEqual(['I1 error']);
  });

  it('I2 two episodes with one guid are refused, and the finding names the episode', () => {
    const other = validItem({ title: 'Again', ...enclosure({ url: 'https://radio.example/media/2.mp3' }) });
    expect(preflight(validFeed({ items: [validItem(), other] }))).toEqual([
      {
        rule: 'I2',
        level: 'error',
        message: '“Again” has the same guid as another episode.',
        field: null,
        guid: other.guid,
      },
    ]);
  });

  it('I3 two episodes with one audio address are refused', () => {
    expect(findings({ items: [validItem(), validItem({ guid: 'other' })] })).toEqual(['I3 error']);
  });

  it.each([
    ['length 0', { length: 0 }],
    ['length -1', { length: -1 }],
    ['a length that is a duration', { length: 1800.5 }],
    ['an unknown type', { type: 'audio/ogg', url: 'https://radio.example/1.ogg' }],
    ['another ending', { url: 'https://radio.example/media/1?file=.mp3' }],
    ['http', { url: 'http://radio.example/media/1.mp3' }],
  ])('I3 audio with %s is refused', (_, overrides) => {
    expect(findingsInItem(enclosure(overrides))).toEqual(['I3 error']);
  });

  it.each([
    ['audio/mpeg', 'mp3'],
    ['audio/x-m4a', 'm4a'],
    ['audio/m4a', 'm4a'],
    ['video/mp4', 'mp4'],
  ])('I3 %s with the ending .%s passes', (type, ending) => {
    expect(findingsInItem(enclosure({ type, url: `https://radio.example/media/1.${ending}?v=2` }))).toEqual(
      [],
    );
  });

  it('I5 date, description and page', () => {
    expect(findingsInItem({ pubDate: Number.NaN })).toContain('I5 error');
    expect(findingsInItem({ description: '' })).toEqual(['I5 warning']);
    expect(findingsInItem({ description: 'é'.repeat(2001) })).toEqual(['I5 warning']);
    expect(findingsInItem({ link: undefined })).toEqual(['I5 warning']);
  });

  it('I6 season and episode count from 1, and a serial show needs episode numbers', () => {
    expect(findingsInItem({ season: { number: 0 } })).toEqual(['I6 error']);
    expect(findingsInItem({ episode: { number: 0 } })).toEqual(['I6 error']);
    expect(findingsInItem({ episode: { number: 2.5 } })).toEqual(['I6 warning']);
    expect(findingsInItem({ duration: undefined })).toEqual(['I6 warning']);
    expect(findingsInItem({}, { type: 'serial' })).toEqual(['I6 error']);
    expect(findingsInItem({ episode: { number: 1 } }, { type: 'serial' })).toEqual([]);
    expect(findingsInItem({ episodeType: 'trailer' }, { type: 'serial' })).toEqual([]);
  });

  it('I7 missing or unusual extras are pointed out, broken ones refused', () => {
    expect(findingsInItem({ transcripts: [] })).toEqual(['I7 warning']);
    expect(
      findingsInItem({ transcripts: [{ url: 'https://radio.example/1.srt', type: 'application/x-subrip' }] }),
    ).toEqual(['I7 warning']);
    expect(findingsInItem({ chapters: undefined })).toEqual(['I7 warning']);
    expect(findingsInItem({ soundbites: [{ startTime: 1790, duration: 60 }] })).toEqual(['I7 error']);
    const alternate = { urls: ['https://radio.example/1.m4a'], type: 'audio/x-m4a', length: 1 };
    expect(findingsInItem({ alternateEnclosures: [alternate] })).toEqual(['I7 warning']);
    expect(findingsInItem({ alternateEnclosures: [{ ...alternate, integrity: 'md5:1' }] })).toEqual([
      'I7 error',
    ]);
  });

  it('finds only the intended faults in the full feed', () => {
    const rules = preflight(makeFullFeed()).filter(({ level }) => level === 'error');
    expect(rules).toEqual([]);
  });
});
