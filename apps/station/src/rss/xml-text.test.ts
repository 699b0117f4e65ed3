import { describe, expect, it } from 'vitest';
import { cdata, escapedLine } from './xml-text.ts';

describe('cdata', () => {
  it('splits a text that would end the section', () => {
    expect(cdata('a]]>b]]>')).toBe('<![CDATA[a]]]]><![CDATA[>b]]]]><![CDATA[>]]>');
  });
});

describe('escapedLine', () => {
  it.each([
    ['plain text-1', 'plain text-1'],
    ['a<b>&"c"', 'a&lt;b&gt;&amp;&quot;c&quot;'],
    [' two\n\tlines ', 'two lines'],
    ['a  b', 'a b'],
    ['bell\u0007', 'bell'],
    ['\ud800x\udc00', 'x'],
    ['abc\u202efed\u2066\u200f', 'abcfed'],
    ['naïve 🎙️', 'naïve 🎙️'],
    [' ', ''],
  ])('writes %j as %j', (text, line) => {
    expect(escapedLine(text)).toBe(line);
  });
});
