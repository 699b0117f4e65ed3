import { parseRssFeed } from 'feedsmith';
import { describe, expect, it, vi } from 'vitest';
import type { FeedItem } from './feed-item.ts';
import type { Feed } from './feed.ts';
import { renderFeed } from './render-feed.ts';
import { makeFeed, makeFullFeed, makeFullItem, makeItem } from './testing/make-feed.ts';

function parsed(overrides: Partial<Feed> = {}) {
  return parseRssFeed(renderFeed(makeFeed(overrides)));
}

function parsedItem(overrides: Partial<FeedItem> = {}) {
  const item = parsed({ items: [makeItem(overrides)] }).items?.[0];
  if (!item) throw new Error('The feed holds no item.');
  return item;
}

describe('renderFeed: channel', () => {
  it('C1 the text is declared UTF-8 and names the itunes, podcast, atom and content namespaces exactly', () => {
    const text = renderFeed(makeFeed());
    expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"')).toBe(true);
    expect(text).toContain('xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"');
    expect(text).toContain('xmlns:podcast="https://podcastindex.org/namespace/1.0"');
    expect(text).toContain('xmlns:atom="http://www.w3.org/2005/Atom"');
    expect(text).toContain('xmlns:content="http://purl.org/rss/1.0/modules/content/"');
  });

  it('C2 the smallest feed has every required channel element', () => {
    const channel = parsed();
    expect(channel.atom?.links).toEqual([
      { href: 'https://radio.example/rss/7.xml', rel: 'self', type: 'application/rss+xml' },
    ]);
    expect(channel).toMatchObject({
      title: 'Morning',
      description: 'News from the river.',
      link: 'https://radio.example/morning',
      language: 'en',
    });
    expect(channel.itunes).toMatchObject({
      categories: [{ text: 'News' }],
      explicit: false,
      image: 'https://radio.example/cover.jpg',
    });
    expect(renderFeed(makeFeed())).toContain('<itunes:explicit>false</itunes:explicit>');
  });

  it('C2 a channel description is plain text of at most 4,000 bytes', () => {
    const channel = parsed({ description: `<p>Tea &amp; bread</p><p>${'späť '.repeat(2000)}</p>` });
    expect(Buffer.byteLength(channel.description ?? '')).toBeGreaterThan(3900);
    expect(Buffer.byteLength(channel.description ?? '')).toBeLessThanOrEqual(4000);
    expect(channel.description?.startsWith('Tea & bread\n\nspäť späť')).toBe(true);
  });

  it('C2 at most three categories are written, the first one first, each with its subcategory', () => {
    const categories = ['Arts', 'News', 'Sports', 'Music'].map((name) => ({
      name,
      subcategory: `${name} & more`,
    }));
    expect(parsed({ categories }).itunes?.categories).toEqual(
      ['Arts', 'News', 'Sports'].map((text) => ({ text, categories: [{ text: `${text} & more` }] })),
    );
  });

  it('C3 the author is always there, and a hidden owner leaves neither name nor address anywhere', () => {
    expect(parsed().itunes).toMatchObject({
      author: 'Radio Example',
      owner: { name: 'Radio Example', email: 'feeds@radio.example' },
    });
    const hidden = renderFeed(
      makeFeed({ owner: 'hidden', txt: [{ purpose: 'applepodcastsverify', text: '05124' }] }),
    );
    expect(hidden).not.toMatch(/itunes:owner|itunes:email|feeds@|owner=/);
    expect(hidden).toContain('<itunes:author>Radio Example</itunes:author>');
    expect(hidden).toContain('<podcast:txt purpose="applepodcastsverify">05124</podcast:txt>');
  });

  it('C4 the cover address appears in itunes:image and in the RSS image, unchanged', () => {
    const channel = parsed({ image: { url: 'https://radio.example/art/cover%20one.png?v=2&s=1' } });
    expect(channel.itunes?.image).toBe('https://radio.example/art/cover%20one.png?v=2&s=1');
    expect(channel.image).toEqual({
      url: channel.itunes?.image,
      title: 'Morning',
      link: 'https://radio.example/morning',
    });
  });

  it('C5 the type is the type of the show; complete and block are written only when set', () => {
    expect(parsed({ type: 'serial' }).itunes?.type).toBe('serial');
    expect(parsed({ type: 'episodic' }).itunes?.type).toBe('episodic');
    expect(renderFeed(makeFeed())).not.toMatch(/itunes:complete|itunes:block/);
    const set = renderFeed(makeFeed({ complete: true, block: true }));
    expect(set).toContain('<itunes:complete>yes</itunes:complete>');
    expect(set).toContain('<itunes:block>yes</itunes:block>');
  });

  it('C6 podcast:guid is the one given, whatever the address of the feed', () => {
    const podcastGuid = '917393e3-1b1e-5cef-ace4-edaa54e1f810';
    expect(parsed({ podcastGuid, selfUrl: 'https://moved.example/feed' }).podcast?.guid).toBe(podcastGuid);
  });

  it('C7 the feed is locked by its owner by default', () => {
    expect(parsed().podcast?.locked).toEqual({ value: true, owner: 'feeds@radio.example' });
    expect(parsed({ locked: false }).podcast?.locked?.value).toBe(false);
  });

  it('C8 medium, update frequency with its rule, publisher and funding are written', () => {
    expect(parsed().podcast?.medium).toBe('podcast');
    const { podcast } = parseRssFeed(renderFeed(makeFullFeed()));
    expect(podcast?.updateFrequency).toMatchObject({
      display: 'Every weekday',
      rrule: 'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR',
      complete: true,
    });
    expect(podcast?.publisher?.remoteItem).toEqual({
      medium: 'publisher',
      feedGuid: '003af0a0-6a45-55cf-b765-68e3d349551a',
      feedUrl: 'https://radio.example/rss/publisher.xml',
    });
    expect(podcast?.fundings).toEqual([
      { url: 'https://radio.example/give', display: 'Support the station' },
    ]);
  });

  it('C9 lastBuildDate is the last change, and the time of rendering leaves no trace', () => {
    vi.useFakeTimers({ now: 0 });
    const early = renderFeed(makeFullFeed());
    vi.setSystemTime(4_000_000_000_000);
    const late = renderFeed(makeFullFeed());
    vi.useRealTimers();
    expect(late).toBe(early);
    expect(parsed({ lastBuildDate: 1_795_000_100 }).lastBuildDate).toBe('Wed, 18 Nov 2026 11:08:20 +0000');
  });

  it('C10 a moved feed names its new address and keeps guids, titles and dates of its episodes', () => {
    const before = parseRssFeed(renderFeed(makeFullFeed({ newFeedUrl: undefined })));
    const after = parseRssFeed(
      renderFeed(makeFullFeed({ newFeedUrl: 'https://elsewhere.example/feed.xml' })),
    );
    expect(before.itunes?.newFeedUrl).toBeUndefined();
    expect(after.itunes?.newFeedUrl).toBe('https://elsewhere.example/feed.xml');
    expect(after.items).toEqual(before.items);
  });

  it('H5 each hub has its own atom link', () => {
    const hubs = parseRssFeed(renderFeed(makeFullFeed())).atom?.links?.filter(({ rel }) => rel === 'hub');
    expect(hubs?.map(({ href }) => href)).toEqual(['https://hub-one.example/', 'https://hub-two.example/']);
  });

  it('H6 a page links to itself and to the first, previous, next and last page', () => {
    const links = parseRssFeed(renderFeed(makeFullFeed())).atom?.links ?? [];
    expect(links.slice(0, 5).map(({ rel, href }) => `${rel} ${href}`)).toEqual([
      'self https://radio.example/rss/7.xml',
      'first https://radio.example/rss/7.xml',
      'previous https://radio.example/rss/7.xml?page=1',
      'next https://radio.example/rss/7.xml?page=3',
      'last https://radio.example/rss/7.xml?page=5',
    ]);
  });

  it('H7 a page of 100 full items with notes of 4,000 bytes stays under 1 MB', () => {
    const items = Array.from({ length: 100 }, (_, index) =>
      makeFullItem({ guid: `guid-${index}`, description: 'Notes. '.repeat(1000) }),
    );
    const size = Buffer.byteLength(renderFeed(makeFullFeed({ items })));
    expect(size).toBeGreaterThan(400_000);
    expect(size).toBeLessThan(1_000_000);
  });
});

describe('renderFeed: items', () => {
  it('I1 every item has title, enclosure and guid', () => {
    expect(parsedItem()).toMatchObject({
      title: 'The harbour',
      enclosures: [{ url: 'https://radio.example/media/1.mp3', length: 28_800_123, type: 'audio/mpeg' }],
      guid: { value: '0b9c2c1e-6a43-4c52-9f0e-4d6d3a1f0001', isPermaLink: false },
    });
  });

  it('I2 the guid is no permalink and stays the same when everything else of the episode changes', () => {
    const guid = 'tag:old-host.example,2011:/episodes/4?x=1&y=<2>';
    const before = parsedItem({ guid });
    const after = parsedItem({
      ...makeFullItem(),
      guid,
      title: 'New',
      enclosure: { url: 'https://new.example/9.m4a', length: 1, type: 'audio/x-m4a' },
    });
    expect(before.guid).toEqual({ value: guid, isPermaLink: false });
    expect(after.guid).toEqual(before.guid);
  });

  it('I3 an item has one enclosure, with its length to the byte even above 32 bits', () => {
    const enclosure = {
      url: 'https://radio.example/media/long.mp4',
      length: 5_000_000_123,
      type: 'video/mp4',
    };
    expect(parsedItem({ enclosure }).enclosures).toEqual([enclosure]);
  });

  it('I4 the enclosure address is written as stored, even when its audio is replaced', () => {
    const url = 'https://prefix.example/e/radio.example/media/1.mp3?token=a%2Fb&v=1';
    const replaced = parsedItem({
      enclosure: { url, length: 2, type: 'audio/mpeg' },
      title: 'Renamed',
      guid: 'g2',
    });
    expect(replaced.enclosures?.[0]).toEqual({ url, length: 2, type: 'audio/mpeg' });
  });

  it('I5 pubDate is RFC 2822 with a numeric zone; the description is sanitised CDATA; the page is linked', () => {
    const text = renderFeed(
      makeFeed({
        items: [makeItem({ description: '<p onclick="x()">Tea &amp; <u>bread</u></p><script>x</script>' })],
      }),
    );
    expect(text).toContain('<pubDate>Wed, 18 Nov 2026 11:06:40 +0000</pubDate>');
    expect(text).toContain('<description><![CDATA[<p>Tea &amp; bread</p>]]></description>');
    expect(text).toContain('<link>https://radio.example/episodes/1</link>');
  });

  it('I5 an item description takes at most 4,000 bytes', () => {
    const description = parsedItem({ description: 'šťastie '.repeat(3000) }).description ?? '';
    expect(Buffer.byteLength(description)).toBeLessThanOrEqual(4000);
    expect(description.endsWith('…</p>')).toBe(true);
  });

  it('carries the whole show notes beside the description, sanitised', () => {
    const notes = `<p>${'harbour '.repeat(12_000)}</p><p><a href="https://harbour.example/tide">Tide</a></p><script>x</script>`;
    const text = renderFeed(makeFeed({ items: [makeItem({ description: 'Short', notes })] }));
    expect(text).toContain(
      '<description><![CDATA[<p>Short</p>]]></description>\n<content:encoded><![CDATA[<p>harbour ',
    );
    expect(text).toContain('<p><a href="https://harbour.example/tide">Tide</a></p>]]></content:encoded>');
    expect(renderFeed(makeFeed({ items: [makeItem({ description: 'Short' })] }))).not.toContain(
      'content:encoded>',
    );
  });

  it('I6 duration is in whole seconds, and image, explicit, numbers, type and block are written', () => {
    const item = parsedItem({ ...makeFullItem(), duration: 1800.6, episodeType: 'bonus' });
    expect(item.itunes).toMatchObject({
      duration: 1801,
      image: 'https://radio.example/images/1.png',
      explicit: true,
      season: 2,
      episode: 3,
      episodeType: 'bonus',
      block: true,
    });
  });

  it('I6 itunes numbers are integers from 1 on, others are left out', () => {
    const { itunes, podcast } = parsedItem({ season: { number: 0 }, episode: { number: 100.5 } });
    expect(itunes?.season).toBeUndefined();
    expect(itunes?.episode).toBeUndefined();
    expect(podcast?.episode?.number).toBe(100.5);
  });

  it('I7 transcripts (WebVTT first), chapters, credits, soundbites, names and other files are written', () => {
    const { podcast } = parsedItem(makeFullItem());
    expect(podcast?.transcripts).toEqual([
      { url: 'https://radio.example/media/1.vtt', type: 'text/vtt', language: 'en', rel: 'captions' },
      {
        url: 'https://radio.example/media/1.srt',
        type: 'application/x-subrip',
        language: 'en',
        rel: 'captions',
      },
    ]);
    expect(podcast?.chapters).toEqual({
      url: 'https://radio.example/media/1.json',
      type: 'application/json+chapters',
    });
    expect(podcast?.persons).toEqual([
      {
        display: 'Ana Ní Bhriain',
        role: 'guest',
        group: 'cast',
        img: 'https://radio.example/ana.jpg',
        href: 'https://radio.example/ana',
      },
    ]);
    expect(podcast?.soundbites).toEqual([
      { startTime: 73.5, duration: 60, display: 'Why bread' },
      { startTime: 300, duration: 15 },
    ]);
    expect(podcast?.season).toEqual({ number: 2, name: 'By the water' });
    expect(podcast?.episode).toEqual({ number: 3, display: 'Ch. 3' });
    expect(podcast?.alternateEnclosures?.[0]).toEqual({
      type: 'audio/x-m4a',
      length: 14_000_001,
      bitrate: 64_000,
      title: 'Small',
      lang: 'en',
      sources: [{ uri: 'https://radio.example/media/1.m4a' }, { uri: 'https://radio.example/mirror/1.m4a' }],
      integrity: { type: 'sri', value: 'sha256-ZGV0ZXJtaW5pc3RpYyBieXRlcyBmb3IgYSB0ZXN0ISE=' },
    });
  });

  it('I7 transcripts without captions keep their order after WebVTT', () => {
    const transcripts = ['application/x-subrip', 'application/json', 'text/vtt'].map((type) => ({
      url: `https://radio.example/${type}`,
      type,
    }));
    const written = parsedItem({ transcripts }).podcast?.transcripts;
    expect(written?.map(({ type }) => type)).toEqual([
      'text/vtt',
      'application/x-subrip',
      'application/json',
    ]);
  });

  it('I8 an episode created with AI is marked, and so is its channel', () => {
    const marked = parsed({ items: [makeItem(), makeItem({ guid: 'g2', aiContent: true })] });
    expect(marked.podcast?.txts).toEqual([{ display: 'true', purpose: 'ai-content' }]);
    expect(marked.items?.map(({ podcast }) => podcast?.txts)).toContainEqual([
      { display: 'true', purpose: 'ai-content' },
    ]);
    expect(parsed({ aiContent: true }).podcast?.txts).toHaveLength(1);
    expect(parsed().podcast?.txts).toBeUndefined();
  });

  it('I9 a trailer is also a podcast:trailer of the channel, newest first and never twice', () => {
    const { items, trailers = [] } = makeFullFeed();
    const twice = { ...makeFullFeed(), trailers: [...trailers, ...trailers] };
    expect(items.some(({ episodeType }) => episodeType === 'trailer')).toBe(true);
    expect(
      parseRssFeed(renderFeed(twice)).podcast?.trailers?.map(({ url, season, length }) => [
        url,
        season,
        length,
      ]),
    ).toEqual([
      ['https://radio.example/media/2.mp3', 2, 900_000],
      ['https://radio.example/media/0.mp3', 1, 800_000],
    ]);
  });

  it('I9 trailers of one date are in the order of their addresses, with or without a season', () => {
    const trailer = (name: string) =>
      makeItem({
        guid: name,
        episodeType: 'trailer',
        enclosure: { url: `https://radio.example/${name}.mp3`, length: 9, type: 'audio/mpeg' },
      });
    const orders = [
      ['a', 'b', 'c'],
      ['c', 'b', 'a'],
    ].map((names) => parsed({ items: names.map(trailer) }).podcast?.trailers?.map(({ url }) => url));
    expect(orders[0]).toEqual(['a', 'b', 'c'].map((name) => `https://radio.example/${name}.mp3`));
    expect(orders[1]).toEqual(orders[0]);
  });

  it('writes every tag as a category, and twelve at most, without commas, as keywords', () => {
    const tags = ['sea, tide', ...Array.from({ length: 13 }, (_, at) => `tag ${at}`)];
    const text = renderFeed(makeFeed({ items: [makeItem({ tags })] }));
    expect(parsedItem({ tags }).categories?.map(({ name }) => name)).toEqual(tags);
    expect(text).toContain(`<itunes:keywords>${tags.slice(1, 13).join(',')}</itunes:keywords>`);
  });

  it('writes a keyword that does not fit into the list of keywords as a category', () => {
    const keywords = ['fog', 'sea, sand', ...Array.from({ length: 12 }, (_, n) => `word ${n}`)];
    const text = renderFeed(makeFeed({ items: [makeItem({ tags: ['News', 'word 11'], keywords })] }));
    expect(text).toContain(`<itunes:keywords>fog,${keywords.slice(2, 13).join(',')}</itunes:keywords>`);
    expect([...text.matchAll(/<category>([^<]*)</g)].map(([, word]) => word)).toEqual([
      'News',
      'word 11',
      'sea, sand',
    ]);
  });

  it('writes no description of an item that has none', () => {
    const text = renderFeed(makeFeed({ items: [makeItem({ description: ' ' })] }));
    expect(text.slice(text.indexOf('<item>'))).not.toContain('<description');
  });
});
