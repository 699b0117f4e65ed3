import { describe, expect, it } from 'vitest';
import { english } from '../../words/catalogue.ts';
import { emptyForm, feedOptions, importForm, showOptions } from './rss-import.model.ts';

function faults(form: object): Record<string, string[] | undefined> {
  const read = importForm(english).safeParse({
    url: 'https://example.com/feed.xml',
    show: '1',
    feeds: ['2'],
    ...form,
  });
  return read.success
    ? {}
    : Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), [message]]));
}

describe('importForm', () => {
  it('IMPORT-005 IMPORT-007 IMPORT-008 requires an address, a show, and a feed', () => {
    expect(faults(emptyForm)).toEqual({ url: ['Required'], show: ['Required'], feeds: ['Required'] });
    expect(faults({ url: '   ' })).toEqual({ url: ['Required'] });
    expect(faults({})).toEqual({});
  });

  it.each(['example.com/feed.xml', 'feed', 'ftp://example.com/feed.xml', 'https://'])(
    'IMPORT-006 IMPORT-009 rejects %s and gives an example of an address',
    (url) =>
      expect(faults({ url })).toEqual({ url: ['Enter a web address such as https://example.com/feed.xml.'] }),
  );

  it('trims a pasted address', () => {
    expect(
      importForm(english).parse({
        url: ' https://example.com/feed.xml\n',
        show: '1',
        feeds: ['2'],
      }).url,
    ).toBe('https://example.com/feed.xml');
  });
});

describe('feedOptions', () => {
  it('offers only rss destinations, by name, and marks those that are switched off', () => {
    const destinations = [
      { id: 1, type: 'rss', title: 'Tides', status: true },
      { id: 2, type: 'webwidget', title: 'Player', status: true },
      { id: 3, type: 'rss', title: 'Archive', status: false },
    ] as const;
    expect(
      feedOptions(destinations, english).map(({ id, label, description }) => [id, label, description]),
    ).toEqual([
      ['3', 'Archive', 'Switched off'],
      ['1', 'Tides', undefined],
    ]);
    expect(
      showOptions([
        { id: 2, title: 'B' },
        { id: 1, title: 'A' },
      ]).map(({ label }) => label),
    ).toEqual(['A', 'B']);
  });
});
