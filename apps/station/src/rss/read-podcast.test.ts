import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeFeed } from './decode-feed.ts';
import { readPodcast } from './read-podcast.ts';

const address = 'https://example.com/shows/feed.xml';
const feed = (items: string, channel = '') =>
  `<rss><channel><title>The show</title>${channel}${items}</channel></rss>`;
const itemOf = (inner: string) => readPodcast(feed(`<item>${inner}</item>`), address)?.items[0];

describe('readPodcast', () => {
  it('reads the fields of an item', () => {
    const item = itemOf(`
      <title>Fog &amp; ferries</title><guid isPermaLink="false"> abc-1 </guid>
      <pubDate>Mon, 05 Oct 2020 06:30:00 +0200</pubDate>
      <description>short</description><content:encoded><![CDATA[<p>Long & whole</p>]]></content:encoded>
      <enclosure url="/audio/1.mp3?a=1&amp;b=2" length="12" type="audio/mpeg"/>
      <itunes:image href="cover.jpg"/><itunes:season>3</itunes:season><itunes:episode>14</itunes:episode>
      <itunes:episodeType>Bonus</itunes:episodeType><itunes:explicit>Yes</itunes:explicit>`);
    expect(item).toMatchObject({
      guid: 'abc-1',
      title: 'Fog & ferries',
      description: '<p>Long & whole</p>',
      published: Date.UTC(2020, 9, 5, 4, 30) / 1000,
      enclosure: 'https://example.com/audio/1.mp3?a=1&b=2',
      image: 'https://example.com/shows/cover.jpg',
      season: 3,
      episode: 14,
      episodeType: 'bonus',
      explicit: true,
    });
  });

  it('omits fields that an item lacks or that are invalid', () => {
    const plain = {
      guid: '',
      title: '',
      description: '',
      published: null,
      enclosure: null,
      image: null,
      season: null,
      episode: null,
    };
    expect(itemOf('')).toMatchObject({
      ...plain,
      episodeType: 'full',
      explicit: false,
      audio: null,
      duration: null,
      block: false,
    });
    expect(
      itemOf(
        '<itunes:season>first</itunes:season><itunes:episode>-1</itunes:episode><pubDate>soon</pubDate><enclosure url="data:x"/>',
      ),
    ).toMatchObject(plain);
  });

  it.each([
    ['Mon, 05 Oct 2020 06:30:00 GMT', 1_601_879_400],
    // The 5th was a Monday.
    ['Fri, 05 Oct 2020 06:30:00 GMT', 1_601_879_400],
    ['lun., 05 Oct 2020 06:30:00 +0000', 1_601_879_400],
    ['2020-10-05T06:30:00Z', 1_601_879_400],
    ['5 Oct 2020 02:30:00 EDT', 1_601_879_400],
    ['Sun, 01 Jan 1950 00:00:00 GMT', -631_152_000],
    ['Mon, 05 Oct 2020 08:30:00 CEST', 1_601_879_400],
  ])('reads the date %s', (text, seconds) => {
    expect(itemOf(`<pubDate>${text}</pubDate>`)?.published).toBe(seconds);
  });

  it('prefers audio to video, and ignores pictures and live items', () => {
    const media =
      '<media:group><media:content url="/v.mp4" type="video/mp4"/><media:content url="/a.m4a" type="audio/mp4"/></media:group>';
    expect(itemOf(media)?.enclosure).toBe('https://example.com/a.m4a');
    expect(
      itemOf('<enclosure url="/a.jpg" type="image/jpeg"/><media:content url="/b.jpg" medium="image"/>')
        ?.enclosure,
    ).toBeNull();
    expect(itemOf('<enclosure url="/untyped"/>')?.enclosure).toBe('https://example.com/untyped');
    const live =
      '<podcast:liveItem><title>Now</title><enclosure url="/live" type="audio/mpeg"/></podcast:liveItem>';
    expect(readPodcast(feed(`${live}<item><title>Then</title></item>`), address)?.items).toHaveLength(1);
    expect(readPodcast(feed('', live), address)).toMatchObject({ title: 'The show', items: [] });
  });

  it('names the next page and the cover of the show', () => {
    const channel =
      '<image><title>Logo</title><url>/logo.png</url></image><itunes:image href="/show.jpg"/><atom:link rel="next" href="?page=2"/>';
    const read = readPodcast(feed('', channel), address);
    expect(read).toMatchObject({
      title: 'The show',
      image: 'https://example.com/show.jpg',
      next: `${address}?page=2`,
    });
  });

  it('reads XML that is not well-formed as far as possible', () => {
    const broken =
      '\n<?xml version="1.0"?><rss><channel><itunes:category text="News"><title>The show</title><item><title>A & B<br>C</title></item><item>';
    expect(readPodcast(broken, address)?.items.map(({ title }) => title)).toEqual(['A & B C', '']);
  });

  it.each([
    ['a page', '<html><body><item/></body></html>'],
    ['a page of many elements without an end', `<html><body>${'<p>words<br>'.repeat(200)}`],
    ['JSON', '{"items":[]}'],
    ['nothing', ''],
    ['an entry outside a feed', '<entry><title>A</title></entry>'],
  ])('returns null for %s', (_what, text) => {
    expect(readPodcast(text, address)).toBeNull();
  });

  it.each([
    ['100 levels', '<a>'.repeat(100), 'This feed nests its elements too deeply to be read.'],
    ['500,000 elements', '<a/>'.repeat(500_000), 'This feed has too many elements to be read.'],
    [
      'an element of 101 attributes',
      `<a ${Array.from({ length: 101 }, (_, n) => `a${n}=""`).join(' ')}/>`,
      'An element of this feed has too many attributes to be read.',
    ],
    [
      'the same attribute 101 times',
      `<a ${'a="" '.repeat(101)}/>`,
      'An element of this feed has too many attributes to be read.',
    ],
    ['10,001 items', '<item/>'.repeat(10_002), 'This feed has more than 10000 items.'],
  ])('rejects a feed of %s', (_what, hostile, words) => {
    expect(() => readPodcast(feed(hostile), address)).toThrow(words);
  });

  it('truncates texts that are too long to store', () => {
    const long = itemOf(
      `<title>${'t'.repeat(5000)}</title><description>${'word '.repeat(3000)}</description><enclosure url="/${'a'.repeat(3000)}"/>`,
    );
    expect(long?.title).toHaveLength(1000);
    expect(long?.description.length).toBeLessThanOrEqual(150_000);
    expect(long?.enclosure).toBeNull();
  });

  it('reads Atom with enclosures', () => {
    const entry = `<entry><id>tag:fog</id><title type="text">Fog</title><published>2020-10-05T06:30:00Z</published>
      <link rel="alternate" href="/fog"/><link rel="enclosure" href="/fog.mp3" type="audio/mpeg" length="1234"/>
      <author><name>Ana</name></author><category term="sea"/><content type="html">&lt;p&gt;About fog&lt;/p&gt;</content></entry>`;
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>The show</title><subtitle>Tides</subtitle>
      <link rel="next" href="?page=2"/><entry><title>Plain</title></entry>${entry}</feed>`;
    const read = readPodcast(atom, address);
    expect(read).toMatchObject({ title: 'The show', description: 'Tides', next: `${address}?page=2` });
    expect(read?.items.map(({ title }) => title)).toEqual(['Plain', 'Fog']);
    expect(read?.items[1]).toMatchObject({
      guid: 'tag:fog',
      published: 1_601_879_400,
      enclosure: 'https://example.com/fog.mp3',
      audio: { length: 1234, type: 'audio/mpeg' },
      link: 'https://example.com/fog',
      author: 'Ana',
      keywords: ['sea'],
      description: '<p>About fog</p>',
    });
    expect(
      readPodcast(atom.replaceAll(/<(\/?)(feed|entry|title|id|link)/g, '<$1atom:$2'), address)?.items[1]
        ?.guid,
    ).toBe('tag:fog');
  });

  it('reads the further contents of an item', () => {
    const item =
      itemOf(`<itunes:author>Ana</itunes:author><itunes:block>yes</itunes:block><itunes:duration>1:02:03</itunes:duration>
      <itunes:keywords>fog, sea,fog</itunes:keywords><podcast:person role="Guest" href="/ana">Ana Ní Bhriain</podcast:person>
      <podcast:transcript url="/1.vtt" type="text/vtt" language="en"/><podcast:chapters url="/1.json" type="application/json+chapters"/>
      <psc:chapters><psc:chapter start="00:01:05.5" title="Fog" href="/more"/></psc:chapters>
      <podcast:soundbite startTime="73.5" duration="60">Why</podcast:soundbite>
      <podcast:alternateEnclosure type="audio/opus" length="99"><podcast:source uri="/1.opus"/></podcast:alternateEnclosure>
      <podcast:value type="lightning"><podcast:valueRecipient name="x"/></podcast:value>`);
    expect(item).toMatchObject({
      author: 'Ana',
      block: true,
      duration: 3723,
      keywords: ['fog', 'sea'],
      persons: [{ name: 'Ana Ní Bhriain', role: 'guest', group: 'cast', link: 'https://example.com/ana' }],
      transcripts: [{ url: 'https://example.com/1.vtt', type: 'text/vtt', language: 'en' }],
      chapters: 'https://example.com/1.json',
      inlineChapters: [{ start: 65.5, title: 'Fog', link: 'https://example.com/more', image: '' }],
      soundbites: [{ start: 73.5, duration: 60, title: 'Why' }],
      alternates: [
        { sources: ['https://example.com/1.opus'], type: 'audio/opus', length: 99, bitrate: 0, title: '' },
      ],
      value: {
        type: 'lightning',
        method: '',
        suggested: '',
        recipients: [{ name: 'x', split: 0, fee: false }],
      },
      others: [],
    });
  });

  it('reads the owner, the lock and the contents of the channel', () => {
    const channel = `<itunes:owner><itunes:name>Radio</itunes:name><itunes:email>owner@radio.example</itunes:email></itunes:owner>
      <podcast:locked>yes</podcast:locked><podcast:guid>g-1</podcast:guid><itunes:type>serial</itunes:type><language>en-ie</language>
      <itunes:category text="Society &amp; Culture"><itunes:category text="Documentary"/></itunes:category><itunes:category text="News"/>
      <podcast:funding url="/give">Give</podcast:funding><itunes:new-feed-url>https://new.example/feed</itunes:new-feed-url>`;
    expect(readPodcast(feed('', channel), address)).toMatchObject({
      owner: { name: 'Radio', email: 'owner@radio.example' },
      locked: true,
      guid: 'g-1',
      type: 'serial',
      language: 'en-ie',
      categories: ['Society & Culture > Documentary', 'News'],
      funding: [{ url: 'https://example.com/give', label: 'Give' }],
      newFeed: 'https://new.example/feed',
    });
    const named = channel.replace('<podcast:locked>', '<podcast:locked owner="lock@radio.example">');
    expect(readPodcast(feed('', named), address)?.owner.email).toBe('lock@radio.example');
    expect(readPodcast(feed('', '<podcast:locked>no</podcast:locked>'), address)?.locked).toBe(false);
    expect(readPodcast(feed('', '<podcast:locked> 1 </podcast:locked>'), address)?.locked).toBe(true);
  });

  it('neither resolves nor expands entities of a document', () => {
    const bomb =
      '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/hostname"><!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]>';
    expect(
      readPodcast(`${bomb}${feed('<item><title>&a;&c;</title></item>')}`, address)?.items[0]?.title,
    ).toBe('&a;&c;');
  });
});

// Feeds collected from public repositories; they are stored beside the checkout, not in it.
const folder = new URL('../../../../../shared/data/feeds/', import.meta.url);

const feeds: readonly (readonly [name: string, items: number, withAudio: number])[] = [
  ['103fm-radio-hebrew.xml', 32, 32],
  ['episode-without-enclosure.xml', 6, 5],
  ['new-feed-url-redirect.xml', 4, 4],
  ['relative-urls.xml', 2, 0],
  ['rlm-latin1-no-guid.xml', 805, 805],
  ['sentimental-garbage-decl-not-first.xml', 138, 138],
  ['tftm-1843-episodes.xml', 1843, 1843],
  ['themnshow-podcasting20-full.xml', 54, 54],
  ['tipoff-seasons-trailer.xml', 14, 14],
  ['transistor-duplicate-guids.xml', 6, 6],
  ['utf16le-no-bom.xml', 1, 0],
  ['xxe-system-entity.xml', 1, 0],
];

describe('readPodcast: real feeds', () => {
  for (const [name, count, withAudio] of feeds) {
    it(`reads every item of ${name}`, ({ skip }) => {
      const file = new URL(name, folder);
      skip(!existsSync(file), `${name} is not beside this checkout`);
      const items = readPodcast(decodeFeed(readFileSync(file)).text, address)?.items ?? [];
      expect([items.length, items.filter(({ enclosure }) => enclosure).length]).toEqual([count, withAudio]);
      expect(
        items.filter(({ title, published, enclosure }) => enclosure && (title === '' || published === null)),
      ).toEqual([]);
    });
  }

  it('has the logo of Atom as its cover', () => {
    const xml =
      '<feed xmlns="http://www.w3.org/2005/Atom"><logo xml:base="/i/"> logo.png </logo><entry><id>1</id></entry></feed>';
    expect(readPodcast(xml, address)?.image).toBe('https://example.com/i/logo.png');
  });
});
