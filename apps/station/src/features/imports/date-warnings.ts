import type { DateDoubts } from '../../rss/index.ts';

/** Sentences about the dates of items that the station could not read, or read with an assumption, over all pages of a feed. */
export function dateWarnings(pages: readonly DateDoubts[]): string[] {
  const [unreadable, withoutZone, unknownZone, ambiguousZone, assumedOrder] = (
    ['unreadable', 'withoutZone', 'unknownZone', 'ambiguousZone', 'assumedOrder'] as const
  ).map((kind) => ({
    count: pages.reduce((sum, page) => sum + page[kind].count, 0),
    example: pages.map((page) => page[kind].example).find((example) => example !== '') ?? '',
  }));
  return [
    ...sentence(unreadable, (n, example) =>
      example === ''
        ? `${n === 1 ? '1 item has' : `${n} items have`} no date. The place in the feed decides instead.`
        : `${n === 1 ? '1 item has' : `${n} items have`} no date that the station can read, such as “${example}”. The place in the feed decides instead.`,
    ),
    ...sentence(
      withoutZone,
      (n, example) => `${dates(n)} no time zone, such as “${example}”. UTC was assumed.`,
    ),
    ...sentence(
      unknownZone,
      (n, example) =>
        `${dates(n)} a time zone that the station does not know, such as “${example}”. UTC was assumed.`,
    ),
    ...sentence(
      ambiguousZone,
      (n, example) => `${dates(n)} a time zone whose name has several meanings. It was read as ${example}.`,
    ),
    ...sentence(
      assumedOrder,
      (n, example) =>
        `${dates(n)} day and month in an order that the station had to assume, such as ${example}.`,
    ),
  ];
}

function dates(count: number): string {
  return count === 1 ? '1 date has' : `${count} dates have`;
}

function sentence(
  doubt: { count: number; example: string } | undefined,
  words: (count: number, example: string) => string,
): string[] {
  return doubt && doubt.count > 0 ? [words(doubt.count, doubt.example)] : [];
}
