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
    ['<a href="https://a.example/?x=1&y=2" onclick="x">go</a>', '<p><a href="https://a.example/?x=1&amp;y=2">go</a></p>'],
    ['<a href="mailto:studio@a.example">mail</a>', '<p><a href="mailto:studio@a.example">mail</a></p>'],
    ['<a href="javascript:alert(1)">x</a>', '<p>x</p>'],
    ['<a href=" java\nscript:alert(1)">x</a>', '<p>x</p>'],
    ['<a href="data:text/html,x">x</a><a href="/local">y</a><a>z</a>', '<p>xyz</p>'],
    ['<a href="https://a.example/&quot;onmouseover=&quot;x">x</a>', '<p><a href="https://a.example/&quot;onmouseover=&quot;x">x</a></p>'],
    [
      '<a href="https://a.example/">x<a href="https://b.example/">y</a></a>',
      '<p><a href="https://a.example/">x</a><a href="https://b.example/">y</a></p>',
    ],
    ['<script>alert(1)</script><style>p{}</style><iframe src=x>y</iframe><img src=x onerror=y>text<svg><b>z</b></svg>', '<p>text</p>'],
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

  it('never splits an emoji of several code points', () => {
    const cut = sanitiseDescription('👩‍👩‍👧‍👦'.repeat(400));
    expect(Buffer.byteLength(cut)).toBeGreaterThan(3950);
    expect(cut).toMatch(/^<p>(?:👩‍👩‍👧‍👦)+…<\/p>$/u);
  });

  it('returns safe, well-nested HTML within the limit, and keeps it unchanged the second time, for any input', () => {
    fc.assert(
      fc.property(fc.oneof(html, fc.string({ unit: 'binary' })), fc.integer({ min: 0, max: 300 }), (text, limit) => {
        const once = sanitiseDescription(text, limit);
        expect(Buffer.byteLength(once)).toBeLessThanOrEqual(limit);
        expect(once).not.toMatch(allowed);
        expect(isNested(once)).toBe(true);
        expect(sanitiseDescription(once, limit)).toBe(once);
      }),
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
          expect(words(sanitiseDescription(parts.join('')))).toBe(parts.filter((part) => part === 'word').length);
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
