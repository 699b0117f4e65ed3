import { describe, expect, it } from 'vitest';
import { readXml } from './read-xml.ts';

describe('readXml', () => {
  it('reads root, version, encoding and namespaces of a well-formed document', () => {
    const facts = readXml(
      '<?xml version="1.0" encoding="utf-8"?><rss version="2.0" xmlns:a="https://a.example/"><a:b>&amp;&#38;</a:b></rss>',
    );
    expect(facts).toEqual({
      fault: null,
      root: 'rss',
      version: '2.0',
      encoding: 'utf-8',
      namespaces: new Map([['a', 'https://a.example/']]),
    });
  });

  it.each([
    ['', 'line 1: document must contain a root element'],
    ['<rss>\n<a></rss>', 'line 2: unexpected close tag'],
    ['<rss>\n<a:b/></rss>', 'line 2: unbound namespace prefix'],
    ['<rss>\n\n&nbsp;</rss>', 'line 3: undefined entity'],
    ['<rss a="1" a="2"/>', 'line 1: duplicate attribute'],
    ['<rss>\u0001</rss>', 'line 1: disallowed character'],
    ['<rss/>more', 'line 1: text data outside of root node'],
  ])('names the first fault of %j', (text, fault) => {
    expect(readXml(text).fault).toContain(fault);
  });

  it('expands no entities that a document defines', () => {
    const bomb = `<!DOCTYPE rss [<!ENTITY a "x"><!ENTITY b "${'&a;'.repeat(100)}">]><rss>${'&b;'.repeat(1000)}</rss>`;
    expect(readXml(bomb).fault).toContain('undefined entity');
  });
});
