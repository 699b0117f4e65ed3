import { describe, expect, it } from 'vitest';
import { makeFeed, makeFullFeed, makeItem } from './testing/make-feed.ts';
import type { Feed } from './feed.ts';
import type { FeedItem } from './feed-item.ts';
import { preflight } from './preflight.ts';

const measured = { width: 1400, height: 1400, mimeType: 'image/png', colourSpace: 'srgb' };

/** A feed nobody could object to. */
function soundFeed(overrides: Partial<Feed> = {}): Feed {
  return makeFeed({
    image: { url: 'https://radio.example/cover.png', measured },
    updateFrequency: { label: 'Daily', rrule: 'FREQ=DAILY' },
    publisher: { podcastGuid: '003af0a0-6a45-55cf-b765-68e3d349551a', url: 'https://radio.example/rss/publisher.xml' },
    items: [soundItem()],
    ...overrides,
  });
}

function soundItem(overrides: Partial<FeedItem> = {}): FeedItem {
  return makeItem({
    transcripts: [{ url: 'https://radio.example/media/1.vtt', type: 'text/vtt', language: 'en' }],
    chapters: 'https://radio.example/media/1.json',
    ...overrides,
  });
}

function found(overrides: Partial<Feed>): string[] {
  return preflight(soundFeed(overrides)).map(({ rule, level }) => `${rule} ${level}`);
}

function foundInItem(overrides: Partial<FeedItem>, feed: Partial<Feed> = {}): string[] {
  return found({ items: [soundItem(overrides)], ...feed });
}

function enclosure(overrides: Partial<FeedItem['enclosure']>): Partial<FeedItem> {
  return { enclosure: { ...makeItem().enclosure, ...overrides } };
}

describe('preflight: channel', () => {
  it('finds nothing in a sound feed', () => {
    expect(preflight(soundFeed())).toEqual([]);
  });

  it.each<[string, Partial<Feed>]>([
    ['title', { title: ' ' }],
    ['description', { description: '' }],
    ['address of its own', { selfUrl: '/rss/7.xml' }],
    ['website', { link: 'http://radio.example' }],
    ['language', { language: 'English' }],
    ['main category', { categories: [] }],
  ])('C2 a feed without a good %s is refused', (_, overrides) => {
    expect(found(overrides)).toEqual(['C2 error']);
  });

  it('C2 a description that will be cut and a fourth category are pointed out', () => {
    expect(found({ description: 'é'.repeat(2001) })).toEqual(['C2 warning']);
    expect(found({ description: `<div class="${'x'.repeat(4000)}">short</div>` })).toEqual([]);
    expect(found({ categories: ['News', 'Arts', 'Sports', 'Music'].map((name) => ({ name })) })).toEqual(['C2 warning']);
  });

  it('C3 an author is needed, and an owner who can be reached or verified', () => {
    expect(found({ author: '' })).toEqual(['C3 error']);
    expect(found({ owner: { name: 'Radio', email: 'radio' } })).toEqual(['C3 error']);
    expect(found({ owner: 'hidden' })).toEqual(['C3 warning']);
    expect(found({ owner: 'hidden', txt: [{ purpose: 'applepodcastsverify', text: '1' }] })).toEqual([]);
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
    expect(found({ image })).toEqual(['C4 error']);
  });

  it('C4 cover art of 1400 and of 3000 pixels passes, and unmeasured art is pointed out', () => {
    const image = { url: 'https://radio.example/cover.jpeg', measured: { ...measured, width: 3000, height: 3000, mimeType: 'image/jpeg' } };
    expect(found({ image })).toEqual([]);
    expect(found({ image: { url: image.url } })).toEqual(['C4 warning']);
    expect(found({ image: { url: '', measured } })).toContain('C4 error');
  });

  it('C5 a blocked show is pointed out', () => {
    expect(found({ block: true })).toEqual(['C5 warning']);
  });

  it('C6 a show without a podcast:guid is refused', () => {
    expect(found({ podcastGuid: '' })).toEqual(['C6 error']);
  });

  it('C7 an unlocked feed is pointed out', () => {
    expect(found({ locked: false })).toEqual(['C7 warning']);
    expect(found({ locked: true })).toEqual([]);
  });

  it('C8 a missing rhythm or publisher is pointed out', () => {
    expect(found({ updateFrequency: undefined })).toEqual(['C8 warning']);
    expect(found({ publisher: undefined })).toEqual(['C8 warning']);
    expect(found({ publisher: { podcastGuid: '', url: 'https://radio.example/p.xml' } })).toEqual(['C8 error']);
  });

  it('C9 a last change before the newest episode is pointed out', () => {
    expect(found({ lastBuildDate: makeItem().pubDate - 1 })).toEqual(['C9 warning']);
    expect(found({ lastBuildDate: Number.NaN })).toEqual(['C9 error']);
    expect(found({ items: [] })).toEqual([]);
  });

  it('C10 the new address of a moved feed is an https address and another one', () => {
    expect(found({ newFeedUrl: 'https://elsewhere.example/feed.xml' })).toEqual([]);
    expect(found({ newFeedUrl: 'elsewhere' })).toEqual(['C10 error']);
    expect(found({ newFeedUrl: makeFeed().selfUrl })).toEqual(['C10 error']);
  });

  it.each(['google_play', 'stitcher', 'google_actions'])(
    'C11 a feed meant for %s still works, but the directory has closed',
    (directory) => {
      expect(found({ directory })).toEqual(['C11 warning']);
      expect(found({ directory: 'itunes' })).toEqual([]);
    },
  );
});

describe('preflight: items', () => {
  it('I1 title, audio and guid are required', () => {
    expect(foundInItem({ title: '' })).toEqual(['I1 error']);
    expect(foundInItem({ guid: '' })).toEqual(['I1 error']);
    expect(foundInItem(enclosure({ url: '' }))).toEqual(['I1 error']);
  });

  it('I2 two episodes with one guid are refused, and the finding names the episode', () => {
    const other = soundItem({ title: 'Again', ...enclosure({ url: 'https://radio.example/media/2.mp3' }) });
    expect(preflight(soundFeed({ items: [soundItem(), other] }))).toEqual([
      { rule: 'I2', level: 'error', message: '“Again” has the same guid as another episode.', guid: other.guid },
    ]);
  });

  it('I3 two episodes with one audio address are refused', () => {
    expect(found({ items: [soundItem(), soundItem({ guid: 'other' })] })).toEqual(['I3 error']);
  });

  it.each([
    ['length 0', { length: 0 }],
    ['length -1', { length: -1 }],
    ['a length that is a duration', { length: 1800.5 }],
    ['an unknown type', { type: 'audio/ogg', url: 'https://radio.example/1.ogg' }],
    ['another ending', { url: 'https://radio.example/media/1?file=.mp3' }],
    ['http', { url: 'http://radio.example/media/1.mp3' }],
  ])('I3 audio with %s is refused', (_, overrides) => {
    expect(foundInItem(enclosure(overrides))).toEqual(['I3 error']);
  });

  it.each([
    ['audio/mpeg', 'mp3'],
    ['audio/x-m4a', 'm4a'],
    ['audio/m4a', 'm4a'],
    ['video/mp4', 'mp4'],
  ])('I3 %s with the ending .%s passes', (type, ending) => {
    expect(foundInItem(enclosure({ type, url: `https://radio.example/media/1.${ending}?v=2` }))).toEqual([]);
  });

  it('I5 date, description and page', () => {
    expect(foundInItem({ pubDate: Number.NaN })).toContain('I5 error');
    expect(foundInItem({ description: '' })).toEqual(['I5 warning']);
    expect(foundInItem({ description: 'é'.repeat(2001) })).toEqual(['I5 warning']);
    expect(foundInItem({ link: undefined })).toEqual(['I5 warning']);
  });

  it('I6 season and episode count from 1, and a serial show needs episode numbers', () => {
    expect(foundInItem({ season: { number: 0 } })).toEqual(['I6 error']);
    expect(foundInItem({ episode: { number: 0 } })).toEqual(['I6 error']);
    expect(foundInItem({ episode: { number: 2.5 } })).toEqual(['I6 warning']);
    expect(foundInItem({ duration: undefined })).toEqual(['I6 warning']);
    expect(foundInItem({}, { type: 'serial' })).toEqual(['I6 error']);
    expect(foundInItem({ episode: { number: 1 } }, { type: 'serial' })).toEqual([]);
    expect(foundInItem({ episodeType: 'trailer' }, { type: 'serial' })).toEqual([]);
  });

  it('I7 missing or unusual extras are pointed out, broken ones refused', () => {
    expect(foundInItem({ transcripts: [] })).toEqual(['I7 warning']);
    expect(foundInItem({ transcripts: [{ url: 'https://radio.example/1.srt', type: 'application/x-subrip' }] })).toEqual(['I7 warning']);
    expect(foundInItem({ chapters: undefined })).toEqual(['I7 warning']);
    expect(foundInItem({ soundbites: [{ startTime: 1790, duration: 60 }] })).toEqual(['I7 error']);
    const alternate = { urls: ['https://radio.example/1.m4a'], type: 'audio/x-m4a', length: 1 };
    expect(foundInItem({ alternateEnclosures: [alternate] })).toEqual(['I7 warning']);
    expect(foundInItem({ alternateEnclosures: [{ ...alternate, integrity: 'md5:1' }] })).toEqual(['I7 error']);
  });

  it('finds only what is meant to be found in the full feed', () => {
    const rules = preflight(makeFullFeed()).filter(({ level }) => level === 'error');
    expect(rules).toEqual([]);
  });
});
