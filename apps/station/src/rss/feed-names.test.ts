import { describe, expect, it } from 'vitest';
import { readPodcast } from './read-podcast.ts';

const address = 'https://a.example/feed.xml';
const spaces = {
  itunes: 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  podcast: 'https://podcastindex.org/namespace/1.0',
  content: 'http://purl.org/rss/1.0/modules/content/',
  psc: 'http://podlove.org/simple-chapters',
  media: 'http://search.yahoo.com/mrss/',
  dc: 'http://purl.org/dc/elements/1.1/',
  atom: 'http://www.w3.org/2005/Atom',
};
const body = `<channel><title>Show</title><itunes:author>Ada</itunes:author><itunes:explicit>true</itunes:explicit><itunes:type>serial</itunes:type>
  <itunes:owner><itunes:email>o@a.example</itunes:email></itunes:owner><itunes:category text="News"><itunes:category text="Politics"/></itunes:category>
  <podcast:locked>yes</podcast:locked><podcast:guid>g-1</podcast:guid><atom:link rel="next" href="?page=2"/><dc:language>de</dc:language>
  <item><title>One</title><guid>1</guid><dc:date>2020-10-05T06:30:00Z</dc:date><description>short</description><content:encoded>&lt;p&gt;Long&lt;/p&gt;</content:encoded>
  <itunes:season>2</itunes:season><itunes:episode>7</itunes:episode><itunes:episodeType>trailer</itunes:episodeType><itunes:duration>8</itunes:duration>
  <podcast:person role="guest">Ben</podcast:person><podcast:transcript url="t.vtt" type="text/vtt"/><psc:chapters><psc:chapter start="0" title="A"/></psc:chapters>
  <podcast:alternateEnclosure type="audio/opus"><podcast:source uri="1.opus"/></podcast:alternateEnclosure>
  <media:group><media:content url="1.mp3" type="audio/mpeg"/></media:group></item></channel>`;
const declarations = (prefixOf: (name: string) => string) =>
  Object.entries(spaces)
    .map(([name, space]) => ` xmlns:${prefixOf(name)}="${space}"`)
    .join('');
const usual = readPodcast(`<rss${declarations((name) => name)}>${body}</rss>`, address);
const read = (xml: string) => readPodcast(xml, address);

describe('names of a feed', () => {
  it('are those of the usual prefixes', () => {
    expect(usual).toMatchObject({
      author: 'Ada',
      explicit: true,
      type: 'serial',
      locked: true,
      guid: 'g-1',
      language: 'de',
      categories: ['News > Politics'],
      next: `${address}?page=2`,
    });
    expect(usual?.items[0]).toMatchObject({
      description: '<p>Long</p>', season: 2, episode: 7, episodeType: 'trailer', duration: 8, enclosure: 'https://a.example/1.mp3', published: 1_601_879_400,
      persons: [{ name: 'Ben' }], transcripts: [{ type: 'text/vtt' }], inlineChapters: [{ title: 'A' }], alternates: [{ type: 'audio/opus' }],
    }); // prettier-ignore
  });

  it.each([
    ['other prefixes', (name: string) => `x${name}`],
    ['capitals', (name: string) => name.toUpperCase()],
    [
      'the prefixes of each other',
      (name: string) => ({ itunes: 'podcast', podcast: 'itunes', psc: 'media', media: 'psc' })[name] ?? name,
    ],
  ])('are read with %s', (_what, prefixOf) => {
    const renamed = body.replace(
      /(<\/?)(itunes|podcast|content|psc|media|dc|atom):/g,
      (_, start: string, name: string) => `${start}${prefixOf(name)}:`,
    );
    expect(read(`<rss${declarations(prefixOf)}>${renamed}</rss>`)).toEqual(usual);
  });

  it.each([
    ['itunes', '//www.itunes.com/dtds/podcast-1.0.dtd'],
    ['itunes', 'https://itunes.apple.com/DTDs/Podcast-1.0.dtd'],
    ['itunes', 'http://www.itunes.com/dtd/podcast-2.0.dtd'],
    ['podcast', 'https://podcastindex.org/namespace/1.0.md'],
    ['podcast', 'https://github.com/Podcastindex-org/podcast-namespace'],
    ['podcast', 'https://podcast-index.org/namespace/2.0'],
  ])('are read with another prefix of %s at the address %s', (name, space) => {
    const renamed = body.replaceAll(`<${name}:`, '<x:').replaceAll(`</${name}:`, '</x:');
    const others = declarations((own) => own).replace(/ xmlns:(?:itunes|podcast)="[^"]*"/g, '');
    expect(read(`<rss${others} xmlns:x="${space}">${renamed}</rss>`)).toEqual(usual);
  });

  it('are not taken for others by their prefix alone', () => {
    expect(
      read(
        `<rss xmlns:x="https://podcasts.example/namespace"><channel><x:locked>yes</x:locked></channel></rss>`,
      )?.locked,
    ).toBe(false);
  });

  it('are read without any declaration, and with one that no reader knows', () => {
    expect(read(`<rss>${body}</rss>`)).toEqual(usual);
    expect(read(`<rss${declarations((name) => name).replaceAll('://', '://mirror.')}>${body}</rss>`)).toEqual(
      usual,
    );
  });

  it.each([
    ['http://www.itunes.com/DTDs/PodCast-1.0.dtd', 'itunes'],
    ['https://www.itunes.com/dtds/podcast-1.0.dtd', 'itunes'],
    [' http://www.itunes.com/dtds/podcast-1.0.dtd ', 'itunes'],
    ['http://podcastindex.org/namespace/1.0/', 'podcast'],
    ['https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/1.0.md', 'podcast'],
  ])('know %s', (space, prefix) => {
    const renamed = body.replaceAll(`${prefix}:`, 'q:');
    expect(read(`<rss${declarations((name) => name)} xmlns:q="${space}">${renamed}</rss>`)).toEqual(usual);
  });

  it('are those of the namespace that is declared on the element itself, or around it', () => {
    const lock = (xml: string) => read(`<rss><channel>${xml}<item/></channel></rss>`)?.locked;
    expect(lock(`<x:locked xmlns:x="${spaces.podcast}">yes</x:locked>`)).toBe(true);
    expect(lock(`<locked xmlns="${spaces.podcast}">yes</locked>`)).toBe(true);
    expect(lock('<x:locked xmlns:x="https://x.example/other">yes</x:locked>')).toBe(false);
    expect(lock('<locked>yes</locked>')).toBe(false);
    expect(lock(`<x:title xmlns:x="${spaces.podcast}">a</x:title><x:locked>yes</x:locked>`)).toBe(false);
    expect(
      read(`<rss><channel xmlns:x="${spaces.podcast}"><x:locked>yes</x:locked><item/></channel></rss>`)
        ?.locked,
    ).toBe(true);
  });

  it('of RSS have no namespace, whatever its root declares', () => {
    for (const space of [spaces.atom, spaces.itunes, 'http://backend.userland.com/rss2', 'urn:x']) {
      expect(
        read(
          `<rss xmlns="${space}"><channel><title>Show</title><item><title>One</title></item></channel></rss>`,
        ),
      ).toMatchObject({
        title: 'Show',
        items: [{ title: 'One' }],
      });
    }
  });

  it('are read in RSS 1.0 and Atom with any prefix', () => {
    const rdf =
      '<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:s="http://purl.org/rss/1.0/"><s:channel><s:title>Show</s:title></s:channel><s:item><s:title>One</s:title></s:item></r:RDF>';
    expect(read(rdf)).toMatchObject({ title: 'Show', items: [{ title: 'One' }] });
    const atom = `<a:feed xmlns:a="${spaces.atom}" xmlns:p="${spaces.podcast}"><a:title>Show</a:title><p:locked>yes</p:locked><a:entry><a:id>1</a:id><a:title>One</a:title><a:link rel="enclosure" href="1.mp3"/></a:entry></a:feed>`;
    expect(read(atom)).toMatchObject({
      title: 'Show',
      locked: true,
      items: [{ guid: '1', title: 'One', enclosure: 'https://a.example/1.mp3' }],
    });
    expect(read(atom.replaceAll('a:', '').replace('xmlns:a=', 'xmlns='))).toMatchObject({
      title: 'Show',
      items: [{ guid: '1' }],
    });
  });
});
