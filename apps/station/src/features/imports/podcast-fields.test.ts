import { describe, expect, it } from 'vitest';
import { readPodcast } from '../../rss/index.ts';
import { episodeFields } from './podcast-fields.ts';

function fieldsOf(xml: string) {
  const item = readPodcast(
    `<rss><channel><item><title>Fog</title>${xml}</item></channel></rss>`,
    'https://a.example/',
  )?.items[0];
  if (!item) throw new Error('This is an item.');
  return episodeFields(item, 'https://a.example/');
}

const person = (name: string, attributes = '') => `<podcast:person ${attributes}>${name}</podcast:person>`;
const recipient = (attributes: string) => `<podcast:valueRecipient ${attributes}/>`;
const value = (attributes: string, ...recipients: string[]) =>
  `<podcast:value type="lightning" method="keysend" ${attributes}>${recipients.join('')}</podcast:value>`;
const [good, bad] = ['type="node" address="02d5" split="100"', 'type="node" split="1"'];
const long = 'x'.repeat(200);

describe('episodeFields', () => {
  it.each([
    [
      'a person with a long name',
      person('Ana') + person(long) + person('Ben'),
      { persons: [{ name: 'Ana' }, { name: 'Ben' }] },
      ['persons'],
    ],
    [
      'a person with a long role',
      person('Ana', `role="${long}"`),
      { persons: [{ name: 'Ana', role: '', group: 'cast' }] },
      ['persons'],
    ],
    [
      'a recipient without an address',
      value('', recipient(bad), recipient(good)),
      { value: { recipients: [{ address: '02d5' }] } },
      ['value'],
    ],
    [
      'an odd suggestion',
      value('suggested="some"', recipient(good)),
      { value: { suggested: '', recipients: [{ address: '02d5' }] } },
      ['value'],
    ],
    ['recipients of which none is whole', value('', recipient(bad)), { value: null }, ['value']],
    [
      'a place with odd coordinates',
      '<podcast:location geo="53.35,-6.26">Dublin</podcast:location>',
      { location: { name: 'Dublin', geo: '' } },
      ['location'],
    ],
    [
      'a soundbite of nothing',
      '<podcast:soundbite startTime="1" duration="0"/><podcast:soundbite startTime="1" duration="9">Horn</podcast:soundbite>',
      { soundbites: [{ start: 1, length: 9, title: 'Horn' }] },
      ['soundbites'],
    ],
    [
      'an unknown protocol',
      '<podcast:socialInteract protocol="smoke" uri="https://s.example/1"/><podcast:socialInteract protocol="matrix" uri="https://s.example/2"/>',
      { social_interact: [{ uri: 'https://s.example/2' }] },
      ['social_interact'],
    ],
    [
      'a long keyword',
      `<category>fog</category><category>${long}</category>`,
      { keywords: ['fog'] },
      ['keywords'],
    ],
    ['a long author', `<itunes:author>${'x'.repeat(300)}</itunes:author>`, { author: '' }, ['author']],
    [
      'nothing odd',
      person('Ana') + value('', recipient(good)),
      { persons: [{ name: 'Ana' }], value: { recipients: [{ split: 100 }] } },
      [],
    ],
  ])('keeps the rest beside %s', (_what, xml, expected, lost) => {
    const found = fieldsOf(xml);
    expect(found.fields).toMatchObject(expected);
    expect(found.lost).toEqual(lost);
  });

  it('cuts lists to their length and says so', () => {
    const { fields, lost } = fieldsOf(
      Array.from({ length: 60 }, (_, n) => `<category>word ${n}</category>`).join(''),
    );
    expect([fields.keywords.length, fields.keywords.at(-1), lost]).toEqual([50, 'word 49', ['keywords']]);
  });
});
