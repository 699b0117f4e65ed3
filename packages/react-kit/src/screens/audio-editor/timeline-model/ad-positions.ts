import type { AudioEvent } from '@postkit/sdk/schema';
import { adItem, audioItem, type TimelineItem } from '../../../data/timeline/index.ts';

/** An event id before which an ad plays, or `END` for after the last. */
export type AdPosition = number | 'END';

/** The `ad_insert_events` of a timeline: for each ad, the event after it. */
export function adPositions(items: readonly TimelineItem[]): AdPosition[] {
  return items.flatMap((item, index) => {
    if (!item.ads) return [];
    const next = items.slice(index).find((other) => !other.ads);
    return [next?.eventId ?? 'END'];
  });
}

/** Ids of the events of a timeline in playing order. */
export function playedEvents(items: readonly TimelineItem[]): number[] {
  return items.map((item) => item.eventId).filter((id) => id !== null);
}

export interface ItemDefaults {
  newId: () => string;
  adName: string;
}

/**
 * The timeline of a saved episode: its events, with an ad before each event in `positions`. If an event plays twice, its ads
 * follow the order of `positions`; a position without a matching event goes to the end.
 */
export function itemsOfEpisode(
  events: readonly AudioEvent[],
  positions: readonly AdPosition[],
  make: ItemDefaults,
): TimelineItem[] {
  const ids = events.map(({ id }) => id);
  const places: number[] = [];
  for (const position of positions) {
    const from = places.at(-1) ?? 0;
    const onward = position === 'END' ? -1 : ids.indexOf(position, from);
    const anywhere = position === 'END' ? -1 : ids.indexOf(position);
    places.push([onward, anywhere, events.length].find((index) => index >= 0) ?? events.length);
  }
  const adsAt = (index: number) =>
    places.filter((place) => place === index).map(() => adItem(make.adName, make.newId()));
  return [
    ...events.flatMap((event, index) => [...adsAt(index), audioItem(event, make.newId())]),
    ...adsAt(events.length),
  ];
}
