import { describe, expect, it } from 'vitest';
import { checkFeed } from './check-feed.ts';
import { feedRules } from './feed-rules.ts';
import { preflightCategories } from './preflight-categories.ts';
import { renderFeed } from './render-feed.ts';
import { makeFeed, makeFullFeed, makeItem } from './testing/make-feed.ts';

const address = 'https://radio.example/rss/7.xml';
const check = (text: string) =>
  checkFeed(text, address)?.findings.map(({ rule, level, guid }) => [rule, level, guid]);

describe('checkFeed', () => {
  it('finds no error in a feed of this station, read back from its text', () => {
    for (const feed of [makeFeed(), makeFullFeed()]) {
      const report = checkFeed(renderFeed(feed), address);
      expect(report?.title).toBe('Morning');
      expect(report?.findings.filter(({ level }) => level === 'error')).toEqual([]);
    }
  });

  it('finds what a foreign feed lacks, of the show and of its items', () => {
    const text = `<rss version="2.0"><channel><title>Tide</title><item><title>One</title><guid>a</guid></item>
      <item><title>Two</title><guid>a</guid><enclosure url="http://a.example/2.ogg" type="audio/ogg" length="x"/></item></channel></rss>`;
    const found = check(text) ?? [];
    expect(
      new Set(
        found.filter(([, level, guid]) => level === 'error' && guid === undefined).map(([rule]) => rule),
      ),
    ).toEqual(new Set(['C2', 'C3', 'C4', 'C6', 'C9', 'C12']));
    expect(found).toEqual(
      expect.arrayContaining([
        ['I1', 'error', 'a'],
        ['I2', 'error', 'a'],
        ['I3', 'error', 'a'],
        ['I5', 'error', 'a'],
      ]),
    );
  });

  it('reads lock, move, numbers and durations as directories do', () => {
    const item = makeItem({ season: { number: 2 }, episode: { number: 3 }, duration: 3723 });
    const open = renderFeed(
      makeFeed({ type: 'serial', locked: false, newFeedUrl: 'http://a.example/feed', items: [item] }),
    );
    expect(check(open.replace('>3723<', '>1:02:03<'))).toEqual(
      expect.arrayContaining([
        ['C7', 'warning', undefined],
        ['C10', 'error', undefined],
      ]),
    );
    expect(check(open)?.filter(([rule]) => rule === 'I6')).toEqual([]);
    expect(check(open.replace('<itunes:episode>3<', '<itunes:episode>three<'))).toContainEqual([
      'I6',
      'error',
      item.guid,
    ]);
  });

  it('is null for a text that is not a feed', () => {
    expect(checkFeed('<html><body>Hello</body></html>', address)).toBeNull();
  });

  it('has a reason and a fix for every rule that it finds', () => {
    for (const { reason, fix, sources } of Object.values(feedRules)) {
      expect([reason, fix].every((text) => text.endsWith('.'))).toBe(true);
      expect(sources.length).toBeGreaterThan(0);
    }
  });
});

/** A feed to which directories have nothing to say beyond the extras of I7, C4's measure and C8. */
const good = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0">
<channel><title>Tide</title><description>About tides</description><link>https://a.example/</link><language>en-gb</language>
<itunes:author>Harbour FM</itunes:author><itunes:owner><itunes:email>a@a.example</itunes:email></itunes:owner>
<itunes:category text="Society &amp; Culture"><itunes:category text="Documentary"/></itunes:category>
<itunes:image href="https://a.example/cover.png"/><itunes:explicit>false</itunes:explicit><itunes:type>episodic</itunes:type>
<podcast:guid>917393e3-1b1e-5cef-ace4-edaa54e1f810</podcast:guid><podcast:locked>yes</podcast:locked>
<lastBuildDate>Mon, 05 Oct 2020 06:30:00 GMT</lastBuildDate>
<item><title>Fog</title><guid>fog</guid><link>https://a.example/fog</link><pubDate>Mon, 05 Oct 2020 06:30:00 GMT</pubDate>
<description>About fog</description><itunes:duration>60</itunes:duration><itunes:explicit>false</itunes:explicit>
<itunes:episodeType>full</itunes:episodeType><itunes:image href="https://a.example/fog.png"/>
<enclosure url="https://a.example/fog.mp3" length="900" type="audio/mpeg"/></item></channel></rss>`;

const quiet = new Set(['I7', 'C4']);
const findingsOf = (text: string) => {
  const report = checkFeed(text, address);
  const findings = [...(report?.findings ?? []), ...preflightCategories(report?.categories ?? [])];
  return findings.flatMap(({ rule, level, message }) =>
    quiet.has(rule) ? [] : [`${rule} ${level} ${message}`],
  );
};

describe('the check of a foreign feed', () => {
  it('finds nothing in a good feed', () => {
    expect(findingsOf(good)).toEqual([]);
  });

  it.each<[string, string, string, RegExp]>([
    [
      'no rating',
      '<itunes:explicit>false</itunes:explicit><itunes:type>',
      '<itunes:type>',
      /^C12 error The show does not say/,
    ],
    [
      'an empty rating',
      'explicit>false</itunes:explicit><itunes:type>',
      'explicit></itunes:explicit><itunes:type>',
      /^C12 error The show does not say/,
    ],
    [
      'a rating of “maybe”',
      '>false</itunes:explicit><itunes:type>',
      '>maybe</itunes:explicit><itunes:type>',
      /^C12 error .*“maybe”/,
    ],
    [
      'a former rating',
      '>false</itunes:explicit><itunes:type>',
      '>Clean</itunes:explicit><itunes:type>',
      /^C12 warning .*“Clean”/,
    ],
    [
      'an unknown rating of an episode',
      '>false</itunes:explicit>\n<itunes:episodeType>',
      '>PG</itunes:explicit>\n<itunes:episodeType>',
      /^C12 error .*“Fog” is “PG”/,
    ],
    [
      'a former category',
      'text="Society &amp; Culture"><itunes:category text="Documentary"/>',
      'text="Games &amp; Hobbies"><itunes:category text="Video Games"/>',
      /^C2 error “Games & Hobbies > Video Games” .*today it is “Leisure > Video Games”/,
    ],
    [
      'a category that is escaped twice',
      'Society &amp; Culture',
      'Society &amp;amp; Culture',
      /^C2 error “Society &amp; Culture > Documentary” .*today it is “Society & Culture > Documentary”/,
    ],
    [
      'an unknown category',
      'Society &amp; Culture',
      'Weather',
      /^C2 error “Weather > Documentary” is not in Apple’s list of categories\.$/,
    ],
    ['an unknown subcategory', 'Documentary', 'Tides', /^C2 error “Society & Culture > Tides” is not in/],
    [
      'a category in lower case',
      'Society &amp; Culture',
      'society &amp; culture',
      /^C2 error .*today it is “Society & Culture > Documentary”/,
    ],
    ['a word as language', '>en-gb<', '>English<', /^C2 error “English” is no ISO 639/],
    ['an unknown language', '>en-gb<', '>xx<', /^C2 error “xx” is no ISO 639/],
    ['no language', '<language>en-gb</language>', '', /^C2 error “” is no ISO 639/],
    ['a region that no country has', '>en-gb<', '>en-xy<', /^C2 warning “xy” in the language “en-xy”/],
    [
      'a long title',
      '<title>Tide</title>',
      `<title>${'x'.repeat(256)}</title>`,
      /^C2 warning The title of the show/,
    ],
    ['a long author', 'Harbour FM', 'x'.repeat(256), /^C3 warning The author/],
    [
      'a long title of an episode',
      '<title>Fog</title>',
      `<title>${'x'.repeat(256)}</title>`,
      /^I1 warning A title is longer/,
    ],
    ['a long description', 'About tides', 'x'.repeat(4001), /^C2 warning The description/],
    ['an unknown type of show', '>episodic<', '>weekly<', /^C15 warning .*“weekly”/],
    ['an unknown type of episode', '>full<', '>daily<', /^I9 warning .*“Fog” is “daily”/],
    [
      'a picture over http',
      'https://a.example/fog.png',
      'http://a.example/fog.png',
      /^I9 warning The picture of “Fog”/,
    ],
    [
      'a date in another form',
      '<pubDate>Mon, 05 Oct 2020 06:30:00 GMT',
      '<pubDate>2020-10-05T06:30:00Z',
      /^I5 error The date of “Fog” is “2020/,
    ],
    [
      'a date in a zone without a number',
      '<pubDate>Mon, 05 Oct 2020 06:30:00 GMT',
      '<pubDate>Mon, 05 Oct 2020 06:30:00 CET',
      /^I5 error The date of “Fog” is .*CET/,
    ],
    [
      'no audio at all',
      '<enclosure url="https://a.example/fog.mp3" length="900" type="audio/mpeg"/>',
      '',
      /^C14 error The feed has no episode/,
    ],
    [
      'a second enclosure',
      '<enclosure',
      '<enclosure url="https://a.example/fog.mp3" length="900" type="audio/mpeg"/><enclosure',
      /^I3 warning “Fog” has 2 enclosures/,
    ],
    [
      'a space in an address',
      'https://a.example/fog.mp3',
      'https://a.example/the fog.mp3',
      /^I3 error The address .*percent-encoded/,
    ],
    [
      'a letter beyond ASCII in an address',
      'https://a.example/fog.mp3',
      'https://a.example/nébula.mp3',
      /^I3 error The address .*percent-encoded/,
    ],
    [
      'audio over http',
      'https://a.example/fog.mp3',
      'http://a.example/fog.mp3',
      /^I3 error The audio of “Fog” is not at an https/,
    ],
    ['audio of another type', 'audio/mpeg', 'audio/ogg', /^I3 error .*“audio\/ogg”/],
    ['no type of audio', ' type="audio/mpeg"', '', /^I3 error .*the type “”/],
    ['no bytes', ' length="900"', '', /^I3 error .*no size in bytes/],
    ['bytes as text', 'length="900"', 'length="900 KB"', /^I3 error .*no size in bytes/],
    ['an open element', '</item>', '', /^C13 error The feed is not well-formed XML \(line \d+: /],
    ['a bare ampersand', 'About tides', 'Tides & fog', /^C13 error .*entity name/],
    ['an entity of HTML', 'About tides', 'About tides&nbsp;', /^C13 error .*line 3.*entity/],
    [
      'a prefix without a namespace',
      ' xmlns:podcast="https://podcastindex.org/namespace/1.0"',
      '',
      /^C13 error .*unbound/,
    ],
    ['a line before the declaration', '<?xml', '\n<?xml', /^C13 error/],
    [
      'another namespace',
      'http://www.itunes.com/dtds/podcast-1.0.dtd',
      'https://a.example/itunes',
      /^C13 error The namespace of itunes tags is https:\/\/a\.example/,
    ],
    [
      'the namespace in capitals',
      'http://www.itunes.com/dtds/podcast-1.0.dtd',
      'http://www.itunes.com/DTDs/Podcast-1.0.dtd',
      /^C13 warning The namespace/,
    ],
    ['another version', 'rss version="2.0"', 'rss version="0.91"', /^C13 warning .*“0\.91”/],
    ['another encoding', 'encoding="UTF-8"', 'encoding="ISO-8859-1"', /^C13 warning .*ISO-8859-1/],
  ])('names %s', (_what, from, to, found) => {
    expect(good).toContain(from);
    expect(findingsOf(good.replace(from, to)).find((line) => found.test(line)) ?? '').toMatch(found);
  });

  it.each([
    ['Mon, 05 Oct 2020 06:30:00 CET', false],
    ['Mo, 05 Okt 2020 06:30:00 +0200', false],
    ['2020-W41-1T06:30:00Z', false],
    ['Sun, 30 Feb 2020 06:30:00 GMT', true],
    ['2020-W54-1T06:30:00Z', true],
  ])('reads the date %s as the reader of imports does', (date, isMissing) => {
    const messages = findingsOf(good.replaceAll('Mon, 05 Oct 2020 06:30:00 GMT', date));
    expect(messages.includes('I5 error “Fog” has no publication date.')).toBe(isMissing);
    expect(messages.includes('C9 error The feed has no date of its last change.')).toBe(isMissing);
  });

  it('names the root of another format', () => {
    const atom =
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>Tide</title><entry><id>a</id></entry></feed>';
    expect(findingsOf(atom)).toContain('C13 error The feed is <feed>; directories read RSS 2.0.');
  });

  it('names an episode without a title by its guid, its audio or its place', () => {
    const items = ['<guid>g-7</guid>', '<enclosure url="https://a.example/7.mp3"/>', '']
      .map((inside) => `<item>${inside}</item>`)
      .join('');
    const found = findingsOf(good.replace('</channel>', `${items}</channel>`)).filter((line) =>
      line.endsWith('has no title.'),
    );
    expect(found).toEqual([
      'I1 error The episode g-7 has no title.',
      'I1 error The episode https://a.example/7.mp3 has no title.',
      'I1 error Episode 4 of the feed has no title.',
    ]);
  });

  it('lists the cover and the first audio files, which the station fetches', () => {
    const more = [2, 3, 4].map(
      (n) =>
        `<item><title>E${n}</title><guid>${n}</guid><enclosure url="https://a.example/${n}.mp3" length="${n}"/></item>`,
    );
    const report = checkFeed(good.replace('</channel>', `${more.join('')}</channel>`), address);
    expect(report?.cover).toBe('https://a.example/cover.png');
    expect(report?.audio).toEqual([
      { guid: 'fog', name: '“Fog”', url: 'https://a.example/fog.mp3', length: 900 },
      { guid: '2', name: '“E2”', url: 'https://a.example/2.mp3', length: 2 },
      { guid: '3', name: '“E3”', url: 'https://a.example/3.mp3', length: 3 },
    ]);
  });
});
