import { describe, expect, it } from 'vitest';
import { readPodcast } from './read-podcast.ts';
import { resolveLinks } from './resolve-links.ts';
import { sanitiseDescription } from './sanitise-description.ts';

const address = 'https://a.example/shows/feed.xml';
const rssItem = (inner: string) =>
  readPodcast(`<rss><channel><item>${inner}</item></channel></rss>`, address)?.items[0];
const entry = (inner: string, root = '') =>
  readPodcast(`<feed xmlns="http://www.w3.org/2005/Atom" ${root}><entry>${inner}</entry></feed>`, address)
    ?.items[0];
const notes = (text: string | undefined) => sanitiseDescription(text ?? '');
const xhtml = (inner: string) => `type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${inner}</div>`;

describe('titles', () => {
  it.each([
    ['Fog &amp; ferries', 'Fog & ferries'],
    ['Caf&eacute;&nbsp;noir', 'Café noir'],
    ['it&#146;s &#147;on&#148; &#x96; air', 'it’s “on” – air'],
    ['<![CDATA[Caf&eacute; & bar &#8217;]]>', 'Café & bar ’'],
    ['Caf&amp;eacute;', 'Café'],
    ['AT&amp;amp;T', 'AT&T'],
    ['&amp;amp;eacute;', '&eacute;'],
    ['R&B and A & B', 'R&B and A & B'],
    ['Town&amp;centre', 'Town&centre'],
    ['3 &lt; 4', '3 < 4'],
    ['line\none\r\n two\t', 'line one two'],
    ['bell&#7;and&#x202e;over', 'bell and over'],
    ['A <b>bold</b> title', 'A bold title'],
    ['one<br/>two', 'one two'],
    ['&undefined; stays', '&undefined; stays'],
  ])('of RSS: %s', (title, read) => {
    expect(rssItem(`<title>${title}</title>`)?.title).toBe(read);
  });

  it.each([
    ['>Tom &amp; Co', 'Tom & Co'],
    [' type="text">Tom &amp;amp; Co', 'Tom &amp; Co'],
    [' type="text">&lt;b&gt;', '<b>'],
    [' type="html">Tom &amp;amp; Co', 'Tom & Co'],
    [' type="html">A &lt;b&gt;bold&lt;/b&gt; title&lt;br&gt;again', 'A bold title again'],
    [' type="html"><![CDATA[Caf&eacute; <i>noir</i>]]>', 'Café noir'],
    [' type="text/html" mode="escaped">A &lt;b&gt;B&lt;/b&gt;', 'A B'],
    [` ${xhtml('A <b>bold</b> title &amp; more')}`, 'A bold title & more'],
    [` ${xhtml('3 &lt; 4 &amp;amp;')}`, '3 < 4 &amp;'],
  ])('of Atom: %s', (title, read) => {
    expect(entry(`<title${title}</title>`)?.title).toBe(read);
  });

  it.each([
    'p',
    'div',
    'section',
    'article',
    'pre',
    'h2',
    'td',
    'th',
    'tr',
    'li',
    'dd',
    'figure',
    'figcaption',
    'details',
    'address',
    'button',
  ])('have a space where an element <%s> begins and ends', (name) => {
    const html = `one<${name}>two</${name}>three`;
    expect(rssItem(`<title>${html}</title>`)?.title).toBe('one two three');
    expect(entry(`<title type="html"><![CDATA[${html.toUpperCase()}]]></title>`)?.title).toBe(
      'ONE TWO THREE',
    );
    expect(entry(`<title ${xhtml(html)}</title>`)?.title).toBe('one two three');
    expect(
      notes(`one<${name}>two`)
        .replace(/<[^>]*>/g, ' ')
        .replace(/ +/g, ' ')
        .trim(),
    ).toBe('one two');
  });

  it('have no space where other elements begin', () => {
    expect(entry('<title type="html">f&lt;b&gt;o&lt;/b&gt;g&lt;abbr&gt;s&lt;/abbr&gt;</title>')?.title).toBe(
      'fogs',
    );
  });

  it.each(['itunes:title', 'itunes:author', 'author', 'dc:creator'])(
    'and other names, such as %s, have their entities decoded once',
    (name) => {
      const item = rssItem(`<title>x</title><${name}>Ana &amp;amp; Caf&eacute;</${name}>`);
      expect([item?.itunesTitle, item?.author]).toContain('Ana & Café');
    },
  );

  it('keeps what identifies an item as it is', () => {
    expect(rssItem('<guid>https://a.example/?a=1&amp;eacute;=2&amp;amp;b</guid>')?.guid).toBe(
      'https://a.example/?a=1&eacute;=2&amp;b',
    );
  });
});

describe('notes', () => {
  it.each([
    [
      'escaped',
      '&lt;p&gt;One &lt;a href="https://x.example/"&gt;link&lt;/a&gt;&lt;/p&gt;&lt;p&gt;Two&lt;/p&gt;',
    ],
    ['in CDATA', '<![CDATA[<p>One <a href="https://x.example/">link</a></p><p>Two</p>]]>'],
    ['as elements', '<p>One <a href="https://x.example/">link</a></p><p>Two</p>'],
    [
      'as elements with a prefix',
      '<h:p xmlns:h="http://www.w3.org/1999/xhtml">One <h:a href="https://x.example/">link</h:a></h:p><h:p>Two</h:p>',
    ],
  ])('of RSS keep their markup: %s', (_what, html) => {
    expect(notes(rssItem(`<description>${html}</description>`)?.description)).toBe(
      '<p>One <a href="https://x.example/">link</a></p><p>Two</p>',
    );
  });

  it.each([
    ['xhtml', `<content ${xhtml('<p>One <a href="https://x.example/">link</a></p><p>Two</p>')}</content>`],
    [
      'xhtml with a prefix',
      '<content type="xhtml"><h:div xmlns:h="http://www.w3.org/1999/xhtml"><h:p>One <h:a href="https://x.example/">link</h:a></h:p><h:p>Two</h:p></h:div></content>',
    ],
    [
      'the type of a file',
      `<content ${xhtml('<p>One <a href="https://x.example/">link</a></p><p>Two</p>').replace('xhtml', 'application/xhtml+xml')}</content>`,
    ],
    [
      'html',
      '<content type="html">&lt;p&gt;One &lt;a href="https://x.example/"&gt;link&lt;/a&gt;&lt;/p&gt;&lt;p&gt;Two&lt;/p&gt;</content>',
    ],
    [
      'html in the summary',
      '<summary type="html"><![CDATA[<p>One <a href="https://x.example/">link</a></p><p>Two</p>]]></summary>',
    ],
    [
      'html that is not said to be',
      '<content>&lt;p&gt;One &lt;a href="https://x.example/"&gt;link&lt;/a&gt;&lt;/p&gt;&lt;p&gt;Two&lt;/p&gt;</content>',
    ],
  ])('of Atom keep their markup: %s', (_what, content) => {
    expect(notes(entry(content)?.description)).toBe(
      '<p>One <a href="https://x.example/">link</a></p><p>Two</p>',
    );
  });

  it('of Atom that are plain show every sign', () => {
    expect(notes(entry('<summary>3 &lt; 4 &amp;amp; a&lt;x&gt;b</summary>')?.description)).toBe(
      '<p>3 &lt; 4 &amp;amp; a&lt;x&gt;b</p>',
    );
    expect(notes(entry(`<content ${xhtml('3 &lt; 4 &amp;lt;b&gt;')}</content>`)?.description)).toBe(
      '<p>3 &lt; 4 &amp;lt;b&gt;</p>',
    );
  });

  it('never become a script', () => {
    for (const item of [
      entry(`<content ${xhtml('<script>alert(1)</script><p onclick="x">text</p>')}</content>`),
      rssItem('<description><script>alert(1)</script><p>text</p></description>'),
    ]) {
      expect(notes(item?.description)).toBe('<p>text</p>');
    }
  });
});

describe('relative addresses', () => {
  const link = (href: string) => `&lt;a href="${href}"&gt;x&lt;/a&gt;`;

  it.each([
    ['page', 'https://a.example/shows/page'],
    ['/page?a=1&amp;amp;b=2', 'https://a.example/page?a=1&amp;b=2'],
    ['../up', 'https://a.example/up'],
    ['?q', 'https://a.example/shows/feed.xml?q'],
    ['//b.example/x', 'https://b.example/x'],
    ['www.b.example/x', 'http://www.b.example/x'],
    ['https://b.example', 'https://b.example'],
    ['https://b.example/my file.pdf', 'https://b.example/my%20file.pdf'],
    ['my file.pdf', 'https://a.example/shows/my%20file.pdf'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('in notes: %s', (href, read) => {
    expect(notes(rssItem(`<description>${link(href)}</description>`)?.description)).toBe(
      `<p><a href="${read}">x</a></p>`,
    );
    expect(notes(entry(`<content type="html">${link(href)}</content>`)?.description)).toBe(
      `<p><a href="${read}">x</a></p>`,
    );
  });

  it.each(['#t=90', 'javascript:alert(1)', 'tel:123', ''])(
    'in notes do not become a link from %j',
    (href) => {
      expect(rssItem(`<description>${link(href)}</description>`)?.description).toBe(
        `<a href="${href}">x</a>`,
      );
    },
  );

  it('in notes may be written in any way, and text that looks like one stays', () => {
    const html = `<A title='a>b' HREF='p'>x</A> <img alt="" src=i.png> <a href = q>y</a> href="z" &lt;a href="r"&gt;`;
    expect(rssItem(`<description><![CDATA[${html}]]></description>`)?.description).toBe(
      `<A title='a>b' HREF="https://a.example/shows/p">x</A> <img alt="" src="https://a.example/shows/i.png"> <a href = "https://a.example/shows/q">y</a> href="z" &lt;a href="r"&gt;`,
    );
  });

  it('are found in time in proportion to the text', () => {
    const hostile = [
      '<a href='.repeat(40_000),
      '<a "'.repeat(60_000),
      `<a ${'x'.repeat(200_000)}`,
      `<a ${"''".repeat(100_000)}`,
      `<a ${' '.repeat(200_000)}`,
    ];
    for (const html of hostile) expect(resolveLinks(html, address)).toBe(html);
  });

  it('follow the nearest xml:base', () => {
    const root = 'xml:base="https://b.example/m/"';
    const inner = `<link rel="enclosure" href="rel.mp3"/><link href="page"/><content ${xhtml('<p><a href="x">x</a></p>')}</content>`;
    expect(entry(inner, root)).toMatchObject({
      enclosure: 'https://b.example/m/rel.mp3',
      link: 'https://b.example/m/page',
      description: expect.stringContaining('href="https://b.example/m/x"'),
    });
    expect(entry(inner.replace('<content', '<content xml:base="deep/"'), root)?.description).toContain(
      'href="https://b.example/m/deep/x"',
    );
    expect(entry(inner.replace('<p>', '<p xml:base="/root/">'), root)?.description).toContain(
      'href="https://b.example/root/x"',
    );
    expect(entry(inner, 'xml:base="m/"')?.enclosure).toBe('https://a.example/shows/m/rel.mp3');
    expect(entry(inner, 'xml:base="javascript:x"')?.enclosure).toBe('https://a.example/shows/rel.mp3');
    const channel =
      '<image xml:base="/i/"><url>logo.png</url></image><item xml:base="https://c.example/"><enclosure url="1.mp3" type="audio/mpeg"/><link xml:base="/p/">one</link></item>';
    expect(readPodcast(`<rss><channel>${channel}</channel></rss>`, address)).toMatchObject({
      image: 'https://a.example/i/logo.png',
      items: [{ enclosure: 'https://c.example/1.mp3', link: 'https://c.example/p/one' }],
    });
  });
});
