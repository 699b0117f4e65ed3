import type { AudioEvent } from '@postkit/sdk/schema';

/** A jingle or a sweeper comes again all day: it is no repeat. */
const shortestSeconds = 20;
/** Two airings of the same item are cut a moment apart. */
const sameLengthSeconds = 2;
/** What follows itself this soon is one programme, which was logged in pieces. */
const continuesSeconds = 10;

interface Airing {
  event: AudioEvent;
  /** The first piece of the programme that it belongs to. */
  programme: number;
}

/**
 * Which events of a day (in the order in which they aired) are repeats, each with the latest airing before it: of the
 * same cart identifier, or of the same title and artist where there is none, and as long to two seconds. Adverts,
 * what is shorter than 20 seconds, and a programme that goes on in pieces are none.
 */
export function airedBefore(events: readonly AudioEvent[], isAdvert: (category: string) => boolean): ReadonlyMap<number, AudioEvent> {
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
