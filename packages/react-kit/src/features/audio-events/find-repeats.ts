import type { AudioEvent } from '@postkit/sdk/schema';

/** Jingles and sweepers recur all day and are no repeats. */
const shortestSeconds = 20;
/** The boundaries of two airings of an item differ slightly. */
const sameLengthSeconds = 2;
/** Matching events this close together are one programme that was logged as several events. */
const continuesSeconds = 10;

interface Airing {
  event: AudioEvent;
  /** Id of the programme's first event. */
  programme: number;
}

/**
 * Maps the ids of repeats among a day's events (in the order in which they aired) to the latest earlier airing: the same
 * cart identifier, or without one the same title and artist, and the same duration within two seconds. Adverts, events
 * shorter than 20 seconds, and the consecutive events of a programme are no repeats.
 */
export function findRepeats(events: readonly AudioEvent[], isAdvert: (category: string) => boolean): ReadonlyMap<number, AudioEvent> {
  const airings = new Map<string, Airing[]>();
  const repeats = new Map<number, AudioEvent>();
  for (const event of events) {
    if (event.duration < shortestSeconds || isAdvert(event.cart.category.name)) continue;
    const key = cartKey(event);
    const before = airings.get(key) ?? [];
    const last = before.at(-1);
    const programme = last && event.started_at - endOf(last.event) <= continuesSeconds ? last.programme : event.id;
    const earlier = before.findLast(
      (airing) => airing.programme !== programme && Math.abs(airing.event.duration - event.duration) <= sameLengthSeconds,
    );
    if (earlier) repeats.set(event.id, earlier.event);
    before.push({ event, programme });
    airings.set(key, before);
  }
  return repeats;
}

function cartKey({ cart: { identifier, title, artist } }: AudioEvent): string {
  return identifier ? `cart\n${identifier}` : `words\n${title.trim().toLocaleLowerCase()}\n${artist.trim().toLocaleLowerCase()}`;
}

function endOf({ started_at, duration }: AudioEvent): number {
  return started_at + duration;
}
