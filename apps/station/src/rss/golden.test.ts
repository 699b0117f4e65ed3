import { parseRssFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import type { Feed } from './feed.ts';
import { renderFeed } from './render-feed.ts';
import { makeFeed, makeFullFeed, makeItem } from './testing/make-feed.ts';

const hebrew = 'ינון מגל ובן כספית – 103FM';
const family = '👩‍👩‍👧‍👦 🇮🇪 👍🏽 é';
const traps = ']]> <![CDATA[ </title> &amp; <b>"bold" \'quoted\' <!-- -->';
const controls = 'a\u202e\u0000b\u0007c\u000bd\ud800e\udc00f\ufffeg\uffffh\u0085i\u009fj';

/** The feed parsed again; feedsmith rejects XML that is not well-formed. */
function roundTrip(feed: Feed) {
  return parseRssFeed(renderFeed(feed));
}

describe('renderFeed: golden feeds', () => {
  it('writes the minimal feed byte for byte', async () => {
    await expect(renderFeed(makeFeed())).toMatchFileSnapshot('golden/minimal.xml');
  });

  it('writes the full feed byte for byte', async () => {
    await expect(renderFeed(makeFullFeed())).toMatchFileSnapshot('golden/full.xml');
  });

  it('writes right-to-left text, emoji, CDATA traps and control characters byte for byte', async () => {
    const items = [hebrew, family, traps, controls].map((text, index) =>
      makeItem({
        guid: `guid-${index}`,
        title: text,
        description: text,
        pubDate: 1_795_000_000 - index,
        enclosure: {
          url: `https://radio.example/media/${index}.mp3`,
          length: 1000 + index,
          type: 'audio/mpeg',
        },
      }),
    );
    await expect(renderFeed(makeFeed({ title: hebrew, language: 'he', items }))).toMatchFileSnapshot(
      'golden/odd-text.xml',
    );
  });

  it('keeps right-to-left text and emoji unchanged', () => {
    const feed = roundTrip(
      makeFeed({ title: hebrew, author: family, items: [makeItem({ title: family, description: hebrew })] }),
    );
    expect(feed.title).toBe(hebrew);
    expect(feed.itunes?.author).toBe(family);
    expect(feed.items?.[0]).toMatchObject({ title: family, description: `<p>${hebrew}</p>` });
  });

  it('keeps text that looks like markup as text, without CDATA in titles', () => {
    const text = renderFeed(
      makeFeed({
        title: traps,
        items: [makeItem({ title: traps, guid: traps, description: `<p>${traps}</p>` })],
      }),
    );
    expect(text).not.toContain('<title><![CDATA[');
    expect(text.match(/<!\[CDATA\[/g)).toHaveLength(1);
    expect(parseRssFeed(text)).toMatchObject({
      title: traps,
      items: [{ title: traps, guid: { value: traps } }],
    });
  });

  it('drops the characters that XML forbids everywhere', () => {
    const full = makeFullFeed();
    const bad = JSON.parse(JSON.stringify(full), (_, value: unknown) =>
      typeof value === 'string' ? `${value}${controls}` : value,
    ) as Feed;
    const text = renderFeed({ ...bad, owner: { name: controls, email: controls } });
    expect(text).not.toMatch(/[^\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
    expect(parseRssFeed(text).items?.[0]?.title).toBe('The harbourabcdefghij');
  });

  it('drops bidirectional controls, also those of character references in descriptions', () => {
    const text = renderFeed(
      makeFeed({ items: [makeItem({ title: 'a\u2066b', description: '<p>c&#x202e;d\u200f</p>' })] }),
    );
    expect(parseRssFeed(text).items?.[0]).toMatchObject({ title: 'ab', description: '<p>cd</p>' });
  });

  it('writes 500 items in the same order for any input order', () => {
    const items = Array.from({ length: 500 }, (_, index) =>
      makeItem({
        guid: `guid-${index}`,
        title: `Part ${index}`,
        pubDate: 1_700_000_000 + Math.floor(index / 2) * 3600,
      }),
    );
    const shuffled = items.toSorted(
      (a, b) => ((a.guid.length * 7 + a.pubDate * 31) % 997) - ((b.guid.length * 7 + b.pubDate * 31) % 997),
    );
    expect(shuffled).not.toEqual(items);
    const text = renderFeed(makeFeed({ items }));
    expect(renderFeed(makeFeed({ items: shuffled }))).toBe(text);
    expect(new Set(parseRssFeed(text).items?.map(({ guid }) => guid?.value))).toEqual(
      new Set(items.map(({ guid }) => guid)),
    );
  });

  it('serial feeds run from the oldest episode, episodic ones from the newest', () => {
    const items = [3, 1, 2].map((day) =>
      makeItem({ guid: `day-${day}`, pubDate: 1_700_000_000 + day * 86_400 }),
    );
    const guids = (type: Feed['type']) =>
      roundTrip(makeFeed({ type, items })).items?.map(({ guid }) => guid?.value);
    expect(guids('serial')).toEqual(['day-1', 'day-2', 'day-3']);
    expect(guids('episodic')).toEqual(['day-3', 'day-2', 'day-1']);
  });

  it('never throws for invalid dates and numbers', () => {
    const item = makeItem({
      pubDate: Number.NaN,
      duration: Number.NaN,
      season: { number: Number.NaN },
      episodeType: 'trailer',
    });
    const text = renderFeed(
      makeFeed({
        lastBuildDate: Infinity,
        updateFrequency: { label: 'Daily', startsAt: Number.NaN },
        items: [item],
      }),
    );
    expect(text).not.toMatch(/NaN|Infinity|Invalid/);
    expect(parseRssFeed(text).items).toHaveLength(1);
  });
});
