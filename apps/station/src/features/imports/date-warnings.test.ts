import { describe, expect, it } from 'vitest';
import type { DateDoubts } from '../../rss/index.ts';
import { dateWarnings } from './date-warnings.ts';

const none = { count: 0, example: '' };
const certain: DateDoubts = {
  unreadable: none,
  withoutZone: none,
  unknownZone: none,
  ambiguousZone: none,
  assumedOrder: none,
};

describe('dateWarnings', () => {
  it('says nothing about dates that are certain', () => expect(dateWarnings([certain, certain])).toEqual([]));

  it.each<[Partial<DateDoubts>, string]>([
    [{ unreadable: { count: 1, example: '' } }, '1 item has no date. The place in the feed decides instead.'],
    [
      { unreadable: { count: 2, example: '' } },
      '2 items have no date. The place in the feed decides instead.',
    ],
    [
      { unreadable: { count: 2, example: 'soon' } },
      '2 items have no date that the station can read, such as “soon”. The place in the feed decides instead.',
    ],
    [
      { withoutZone: { count: 1, example: '5 Oct 2020' } },
      '1 date has no time zone, such as “5 Oct 2020”. UTC was assumed.',
    ],
    [
      { unknownZone: { count: 2, example: 'XYZT' } },
      '2 dates have a time zone that the station does not know, such as “XYZT”. UTC was assumed.',
    ],
    [
      { ambiguousZone: { count: 2, example: 'IST (UTC+5:30)' } },
      '2 dates have a time zone whose name has several meanings. It was read as IST (UTC+5:30).',
    ],
    [
      { assumedOrder: { count: 3, example: '03/04/2020 (2020-03-04)' } },
      '3 dates have day and month in an order that the station had to assume, such as 03/04/2020 (2020-03-04).',
    ],
  ])('names %j', (doubts, sentence) => {
    expect(dateWarnings([{ ...certain, ...doubts }])).toEqual([sentence]);
  });

  it('adds up the pages, with the first example, in the order of weight', () => {
    const first = {
      ...certain,
      unreadable: { count: 1, example: '' },
      withoutZone: { count: 2, example: '5 Oct 2020' },
    };
    const second = {
      ...certain,
      unreadable: { count: 1, example: 'soon' },
      withoutZone: { count: 1, example: '6 Oct 2020' },
    };
    expect(dateWarnings([first, second])).toEqual([
      '2 items have no date that the station can read, such as “soon”. The place in the feed decides instead.',
      '3 dates have no time zone, such as “5 Oct 2020”. UTC was assumed.',
    ]);
  });
});
