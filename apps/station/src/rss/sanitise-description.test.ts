import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitiseDescription } from './sanitise-description.ts';

const allowed = /<(?!\/?(?:p|ol|ul|li|b|i|strong|em)>|br>|\/a>|a href="(?:https?:\/\/|mailto:)[^"<>]*">)/i;
const pieces = fc.constantFrom(
  '<p>', '</p>', '<ul>', '</ul>', '<ol>', '</ol>', '<li>', '</li>', '<b>', '</b>', '<i>', '<em>', '</em>', '</i>', '<br>', '<br/>',
  '<a href="https://a.example/?x=1&amp;y=2">', '<a href=javascript:x>', '</a>', '<div>', '</div>', '<script>', '</script>', '<h2>', '</h2>',
  'word', ' ', '\n', '\n\n', '&amp;', '&lt;', '<', '>', '"', '&', '👩‍👩‍👧', 'é', ']]>', '<!-- x -->', '\u0007', '\ud800',
); // prettier-ignore
const html = fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(''));

/** Whether every tag is closed in order, which is all that well-nested means here. */
function isNested(text: string): boolean {
  const open: string[] = [];
  for (const [, slash, name = ''] of text.matchAll(/<(\/?)([a-z]+)/g)) {
    if (name === 'br') continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

describe('sanitiseDescription', () => {
  it.each([
    ['<p>One <b>two</b></p><ul><li>three</li></ul>', '<p>One <b>two</b></p><ul><li>three</li></ul>'],
    ['<div>One<p>Two<div>Three</div></div>', '<p>One</p><p>Two</p><p>Three</p>'],
    ['<h2>Head</h2>text', '<p>Head</p><p>text</p>'],
    ['loose <em>text</em>', '<p>loose <em>text</em></p>'],
    ['<ul>\n<li><p>One</p><p>Two</p></li>\n<li></li></ul>', '<ul><li>One<br>Two</li></ul>'],
    ['<li>no list</li>', '<p>no list</p>'],
    ['<ol>stray<li>a<ul><li>b</ul></ol>', '<ol><li>stray</li><li>a<ul><li>b</li></ul></li></ol>'],
    ['<p>a<br><br/></p><br><p>b<br>c</p>', '<p>a</p><p>b<br>c</p>'],
    ['<p></p><p> <b> </b></p>', ''],
    ['<b>one<i>two</b>three</i>', '<p><b>one<i>two</i></b>three</p>'],
  ])('reduces %j to %j', (from, to) => {
    expect(sanitiseDescription(from)).toBe(to);
  });

  it.each([
    [
      '<a href="https://a.example/?x=1&y=2" onclick="x">go</a>',
      '<p><a href="https://a.example/?x=1&amp;y=2">go</a></p>',
    ],
    ['<a href="mailto:studio@a.example">mail</a>', '<p><a href="mailto:studio@a.example">mail</a></p>'],
    ['<a href="javascript:alert(1)">x</a>', '<p>x</p>'],
    ['<a href=" java\nscript:alert(1)">x</a>', '<p>x</p>'],
    ['<a href="data:text/html,x">x</a><a href="/local">y</a><a>z</a>', '<p>xyz</p>'],
    [
      '<a href="https://a.example/&quot;onmouseover=&quot;x">x</a>',
      '<p><a href="https://a.example/&quot;onmouseover=&quot;x">x</a></p>',
    ],
    [
      '<a href="https://a.example/">x<a href="https://b.example/">y</a></a>',
      '<p><a href="https://a.example/">x</a><a href="https://b.example/">y</a></p>',
    ],
    [
      '<script>alert(1)</script><style>p{}</style><iframe src=x>y</iframe><img src=x onerror=y>text<svg><b>z</b></svg>',
      '<p>text</p>',
    ],
    ['<p>a<!-- b --><?php c ?></p>', '<p>a</p>'],
  ])('keeps links and drops the rest of %j', (from, to) => {
    expect(sanitiseDescription(from)).toBe(to);
  });

  it.each([
    ['One\r\n\r\nTwo\nthree', '<p>One</p><p>Two<br>three</p>'],
    ['Tea & bread for 3 < 4', '<p>Tea &amp; bread for 3 &lt; 4</p>'],
    ['Tea &amp; bread', '<p>Tea &amp; bread</p>'],
    ['', ''],
    [' \n\n ', ''],
  ])('turns plain text %j into paragraphs', (from, to) => {
    expect(sanitiseDescription(from)).toBe(to);
  });

  it('truncates between words and closes open tags', () => {
    expect(sanitiseDescription('<p>one <b>two three four</b></p>', 31)).toBe('<p>one <b>two three…</b></p>');
  });

  it.each([
    [
      'a cut within a link',
      `<p>see ${'<a href="https://a.example/long/address">the page</a> and '.repeat(20)}</p>`,
      300,
    ],
    ['links alone', '<a href="https://a.example/a-long-address">page</a>'.repeat(40), 200],
    [
      'a link whose address does not fit',
      `<p>see <a href="https://a.example/${'x'.repeat(200)}">this</a></p>`,
      100,
    ],
    ['a paragraph that does not fit', `<p>one two three</p><p>${'four '.repeat(40)}</p>`, 24],
    ['nested lists', '<ul><li>one<ul><li>two</li></ul></li></ul>'.repeat(20), 150],
    ['a word that is too long', `one ${'x'.repeat(300)}`, 60],
    ['inline tags', '<b>one</b> <i>two</i> <em>three</em> <strong>four</strong> '.repeat(20), 120],
  ])('ends a text with an ellipsis after %s', (_what, text, limit) => {
    const cut = sanitiseDescription(text, limit);
    expect(cut.replace(/<[^>]*>/g, '')).toMatch(/[^ …]…$/);
    expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(limit);
    expect(cut).not.toMatch(/<(\w+)[^>]*><\/\1>/);
    expect(isNested(cut)).toBe(true);
    expect(sanitiseDescription(cut, limit)).toBe(cut);
  });

  it('ends a text of which only a part is read with an ellipsis', () => {
    for (const text of ['<b>x</b> '.repeat(4000), 'word '.repeat(50_000)]) {
      const isCut = /(?:word|<\/b>)…<\/p>$/.test(sanitiseDescription(text, Infinity));
      expect(isCut).toBe(true);
    }
  });

  it('adds no ellipsis to a text that fits to the byte', () => {
    for (const text of [
      '<p>one <b>two</b></p>',
      '<p>see <a href="https://a.example/">it</a></p>',
      '<ul><li>a</li></ul>',
    ]) {
      expect(sanitiseDescription(text, Buffer.byteLength(text))).toBe(text);
      expect(sanitiseDescription(`<div>${text}</div>`, Buffer.byteLength(text))).toBe(text);
      expect(sanitiseDescription(text, Buffer.byteLength(text) - 1)).not.toBe(text);
    }
  });

  it.each([
    [
      '<table><tr><th>Time</th><th>Title</th></tr><tr><td>1</td><td>2</td></tr></table>',
      '<p>Time Title</p><p>1 2</p>',
    ],
    ['<table><tr><td> 1 </td>\n<td> 2</td></tr></table>', '<p>1 2</p>'],
    ['<table><caption>All</caption><tr><td></td><td>2</td></tr></table>', '<p>All</p><p>2</p>'],
    ['<td>loose</td><td>cells</td>', '<p>loose cells</p>'],
    ['<select><option>one<option>two</select>', '<p>one two</p>'],
    ['<details><summary>More</summary>text</details>', '<p>More</p><p>text</p>'],
    ['<dl><dt>Host</dt><dd>Ana</dd></dl>', '<p>Host</p><p>Ana</p>'],
    ['in<b>side</b> a w<i>o</i>rd', '<p>in<b>side</b> a w<i>o</i>rd</p>'],
  ])('separates the texts of %j', (from, to) => {
    expect(sanitiseDescription(from)).toBe(to);
  });

  it.each([
    ['https://x.example/my file.pdf', 'https://x.example/my%20file.pdf'],
    [' https://x.example/a\n', 'https://x.example/a'],
    ['https://x.example/a\tb\nc', 'https://x.example/abc'],
    ['https://x.example/a\u00a0b', 'https://x.example/a%C2%A0b'],
    ['https://x.example/ü?q=[1]|{2}&amp;r=%20', 'https://x.example/ü?q=[1]|{2}&amp;r=%20'],
    ['https://x.example', 'https://x.example'],
    ['HTTPS://X.example/A', 'HTTPS://X.example/A'],
    ['https:/x.example/a', 'https://x.example/a'],
    ['https:///x.example/a', 'https://x.example/a'],
    ['https:\\\\x.example/a', 'https://x.example/a'],
    ['mailto: studio@a.example', 'mailto:studio@a.example'],
    ['mailto:a@a.example?subject=Two words', 'mailto:a@a.example?subject=Two%20words'],
  ])('repairs the link %j and changes nothing else', (href, address) => {
    expect(sanitiseDescription(`<a href="${href}">x</a>`)).toBe(`<p><a href="${address}">x</a></p>`);
  });

  it.each([
    'java script:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'https://',
    'https:///',
    'http://?x',
    'mailto:',
    'ftp://x.example/',
    '//x.example/',
  ])('drops the link %j', (href) => {
    expect(sanitiseDescription(`<a href="${href}">x</a>`)).toBe('<p>x</p>');
  });

  it('never splits an emoji of several code points', () => {
    const cut = sanitiseDescription('👩‍👩‍👧‍👦'.repeat(400));
    expect(Buffer.byteLength(cut)).toBeGreaterThan(3950);
    expect(cut).toMatch(/^<p>(?:👩‍👩‍👧‍👦)+…<\/p>$/u);
  });

  it('returns safe, well-nested HTML within the limit, and keeps it unchanged the second time, for any input', () => {
    fc.assert(
      fc.property(
        fc.oneof(html, fc.string({ unit: 'binary' })),
        fc.integer({ min: 0, max: 300 }),
        (text, limit) => {
          const once = sanitiseDescription(text, limit);
          expect(Buffer.byteLength(once)).toBeLessThanOrEqual(limit);
          expect(once).not.toMatch(allowed);
          expect(isNested(once)).toBe(true);
          expect(sanitiseDescription(once, limit)).toBe(once);
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('keeps every word of a text that fits', () => {
    fc.assert(
      fc.property(
        fc.array(
          pieces.filter((piece) => piece !== '<' && !piece.includes('script')),
          { maxLength: 40 },
        ),
        (parts) => {
          const words = (text: string) => text.match(/word/g)?.length ?? 0;
          expect(words(sanitiseDescription(parts.join('')))).toBe(
            parts.filter((part) => part === 'word').length,
          );
        },
      ),
    );
  });

  it('stays flat and bounded under hostile nesting', () => {
    const deep = sanitiseDescription(`${'<ul><li><b>'.repeat(1500)}deep${'</b>'.repeat(1500)}`);
    expect(deep).toContain('deep');
    expect(Buffer.byteLength(deep)).toBeLessThanOrEqual(4000);
  });
});
