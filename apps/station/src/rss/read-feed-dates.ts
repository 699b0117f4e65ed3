import type { FeedElement } from './collect-feed.ts';
import { type ReadDate, readDate } from './dates/read-date.ts';
import { oneLine } from './feed-values.ts';
import type { DateDoubts } from './podcast.ts';

/** The elements with the date of an item, in the order in which they count. */
const places = [
  'pubdate',
  'dc:date',
  'published',
  'dcterms:issued',
  'dcterms:created',
  'date',
  'updated',
  'dcterms:modified',
] as const;
const longestExample = 60;

/** Reads the dates of the items of a feed, and notes what it assumed. */
export interface FeedDates {
  /**
   * Unix seconds, by the first of an item's dates that can be read; null if there is none.
   * @param hasAudio without it, the item is not imported, and its date needs no note
   */
  of(item: FeedElement, hasAudio: boolean): number | null;
  doubts(): DateDoubts;
}

/** @param language of the feed, as BCP 47; empty if it is unknown */
export function createFeedDates(language: string): FeedDates {
  const doubts: Record<keyof DateDoubts, { count: number; example: string }> = {
    unreadable: { count: 0, example: '' },
    withoutZone: { count: 0, example: '' },
    unknownZone: { count: 0, example: '' },
    ambiguousZone: { count: 0, example: '' },
    assumedOrder: { count: 0, example: '' },
  };

  function note(kind: keyof DateDoubts, example: string): void {
    const doubt = doubts[kind];
    doubt.count += 1;
    if (doubt.example === '') doubt.example = example.slice(0, longestExample);
  }

  function noteAssumptions({ seconds, zone, zoneName, isOrderAssumed }: ReadDate, text: string): void {
    if (zone === 'none') note('withoutZone', text);
    if (zone === 'unknown') note('unknownZone', zoneName);
    if (zone === 'ambiguous') note('ambiguousZone', zoneName);
    if (isOrderAssumed)
      note('assumedOrder', `${text} (${new Date(seconds * 1000).toISOString().slice(0, 10)})`);
  }

  return {
    of(item, hasAudio) {
      const texts = places.flatMap((name) => item.texts.get(name) ?? []).map(oneLine);
      for (const text of texts) {
        const read = readDate(text, language);
        if (!read) continue;
        if (hasAudio) noteAssumptions(read, text);
        return read.seconds;
      }
      if (hasAudio) note('unreadable', texts[0] ?? '');
      return null;
    },
    doubts: () => doubts,
  };
}
