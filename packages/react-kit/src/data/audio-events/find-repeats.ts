import type { AudioEvent, LogRepeats } from '@postkit/sdk/schema';

/** Jingles and sweepers recur all day and are no repeats. */
const shortestSeconds = 20;
/** The boundaries of two airings of an item differ slightly. */
const sameLengthSeconds = 2;
/** Matching events this close together are one programme that was logged as several events. */
const continuesSeconds = 10;

/** The earlier airing of an event. */
export interface Repeat {
  earlier: AudioEvent;
  /** When it aired, in unix seconds: within a longer event, or at its start. */
  at: number;
  /** Whether the sound is the same, or only the title. */
  by: 'sound' | 'title';
}

interface Airing {
  event: AudioEvent;
  /** Id of the programme's first event. */
  programme: number;
}

/**
 * Maps the ids of repeats among a day's events (in the order in which they aired) to the latest earlier airing of that day. The
 * station compares the sound of events; those that it has not compared are found by title. Adverts and events shorter than 20
 * seconds are no repeats.
 */
export function findRepeats(
  events: readonly AudioEvent[],
  isAdvert: (category: string) => boolean,
  { repeats, unheard }: LogRepeats,
): ReadonlyMap<number, Repeat> {
  const byId = new Map(events.map((event) => [event.id, event]));
  const mayRepeat = (event: AudioEvent) =>
    event.duration >= shortestSeconds && !isAdvert(event.cart.category.name);
  const found = findSameTitles(events.filter(mayRepeat), new Set(unheard));
  for (const { event_id, earlier_id, at } of repeats) {
    const [event, earlier] = [byId.get(event_id), byId.get(earlier_id)];
    if (event && earlier && mayRepeat(event)) found.set(event_id, { earlier, at, by: 'sound' });
  }
  return found;
}

/**
 * Those of some events that have the cart identifier of an earlier event, or without one its title and artist, and its duration
 * within two seconds. The consecutive events of a programme are no repeats.
 */
function findSameTitles(events: readonly AudioEvent[], sought: ReadonlySet<number>): Map<number, Repeat> {
  const airings = new Map<string, Airing[]>();
  const repeats = new Map<number, Repeat>();
  if (sought.size === 0) return repeats;
  for (const event of events) {
    const key = cartKey(event);
    const before = airings.get(key) ?? [];
    const last = before.at(-1);
    const programme =
      last && event.started_at - endOf(last.event) <= continuesSeconds ? last.programme : event.id;
    const earlier = before.findLast(
      (airing) =>
        airing.programme !== programme &&
        Math.abs(airing.event.duration - event.duration) <= sameLengthSeconds,
    )?.event;
    if (earlier && sought.has(event.id))
      repeats.set(event.id, { earlier, at: earlier.started_at, by: 'title' });
    before.push({ event, programme });
    airings.set(key, before);
  }
  return repeats;
}

function cartKey({ cart: { identifier, title, artist } }: AudioEvent): string {
  return identifier
    ? `cart\n${identifier}`
    : `words\n${title.trim().toLocaleLowerCase()}\n${artist.trim().toLocaleLowerCase()}`;
}

function endOf({ started_at, duration }: AudioEvent): number {
  return started_at + duration;
}
