import { framesToMs } from '../../../audio/index.ts';
import type { Tables } from '../../../platform/db/database.ts';
import { itemMs } from './fingerprint.ts';
import { blockOf, type Candidate, countVotes } from './key-votes.ts';
import { matchItems } from './match-items.ts';
import { type HeardEvent, heardAmong, itemsOf, type KeyHit, keyHits } from './repeats.repository.ts';
import { allKeys, distinctPositions } from './sound-keys.ts';

/** The longest day of a station and some margin: repeats are looked for in one day. */
export const windowMs = 26 * 3_600_000;
/** Jingles and sweepers recur all day and are no repeats. */
const shortestMs = 20_000;
/** Items that distinguish audio: five seconds of them. Audio with fewer equals other audio by chance. */
const leastDistinct = 40;
/** The part of an event that must have aired before. */
const leastShare = 0.8;
/** The part of its blocks that must have a hit before items are compared: one block of audio that aired before in ten has none. */
const leastBlocks = 0.5;
/** Keys of one lookup: some milliseconds, so that the station responds in between. */
const lookup = 500;
/** Milliseconds by which times of one airing may differ: four items. */
const sameShiftMs = 4 * itemMs;

/** The latest earlier airing of a sound. */
export interface EarlierAiring {
  readonly earlier_id: number;
  /** When the sound started then, Unix milliseconds. */
  readonly at_ms: number;
}

/** The sound of an event, with the events around it that may have it, too. */
export interface SoughtSound {
  readonly items: Uint32Array;
  /** Positions of the items that distinguish it. */
  readonly distinct: readonly number[];
  readonly candidates: readonly Candidate[];
}

/** Looks up the events before and after an event that may have its sound. */
export async function seekSound(
  db: Tables,
  { event_id, station_id, started_ms }: HeardEvent,
): Promise<SoughtSound> {
  const items = await itemsOf(db, event_id);
  const distinct = distinctPositions(items);
  if (distinct.length < leastDistinct) return { items, distinct, candidates: [] };
  const keys = allKeys(items);
  const span = { from: started_ms - windowMs, to: started_ms + windowMs };
  const hits: KeyHit[] = [];
  for (let at = 0; at < keys.length; at += lookup) {
    const some = await keyHits(db, station_id, span, keys.slice(at, at + lookup));
    for (const hit of some) if (hit.event_id !== event_id) hits.push(hit);
  }
  // At random offsets one or two keys hit; of a tenth of the sound some do in any encoding.
  return { items, distinct, candidates: countVotes(hits, Math.max(6, Math.floor(distinct.length / 150))) };
}

/** The latest earlier airing of an event's sound; null if there is none. */
export async function earlierAiring(
  db: Tables,
  event: HeardEvent,
  sound: SoughtSound,
): Promise<EarlierAiring | null> {
  if (framesToMs(event.frames) < shortestMs || sound.candidates.length === 0) return null;
  const ids = [...new Set(sound.candidates.map(({ eventId }) => eventId))];
  const events = await heardAmong(db, ids, { from: event.started_ms - windowMs, to: event.started_ms });
  const earlier = new Map(
    events.filter((other) => isSameCart(event, other)).map((other) => [other.event_id, other]),
  );
  const pieces = sound.candidates
    .flatMap((candidate) => pieceOf(event, earlier.get(candidate.eventId), candidate))
    .toSorted((one, other) => one.shiftMs - other.shiftMs);
  const matches = new Matches(db, sound.items);
  const blocks = new Set(sound.distinct.map(blockOf)).size;
  for (const [index, piece] of pieces.entries()) {
    const end = pieces.findIndex((other, at) => at > index && other.shiftMs - piece.shiftMs > sameShiftMs);
    const airing = pieces.slice(index, end < 0 ? undefined : end);
    if (new Set(airing.flatMap(({ candidate }) => [...candidate.blocks])).size < leastBlocks * blocks)
      continue;
    const found = await coveredBy(airing, sound, matches);
    if (!found) continue;
    const at = Math.max(found.earlier.started_ms, event.started_ms - found.shiftMs);
    return { earlier_id: found.earlier.event_id, at_ms: Math.round(at) };
  }
  return null;
}

interface Piece {
  readonly earlier: HeardEvent;
  readonly candidate: Candidate;
  /** From the earlier airing to this one. */
  readonly shiftMs: number;
}

function pieceOf(event: HeardEvent, earlier: HeardEvent | undefined, candidate: Candidate): Piece[] {
  if (!earlier) return [];
  return [{ earlier, candidate, shiftMs: event.started_ms - earlier.started_ms - candidate.offset * itemMs }];
}

/** Two different identifiers name two different carts, whatever they sound like. */
function isSameCart(one: HeardEvent, other: HeardEvent): boolean {
  return one.identifier === '' || other.identifier === '' || one.identifier === other.identifier;
}

/** The first event of an airing that covers enough of the sound, together with the events that continue it. */
async function coveredBy(
  airing: readonly Piece[],
  { distinct }: SoughtSound,
  matches: Matches,
): Promise<Piece | null> {
  const covered = new Set<number>();
  let first: Piece | null = null;
  for (const piece of airing) {
    const flags = await matches.of(piece.candidate);
    const own = distinct.filter((position) => flags[position] === 1);
    if (own.length === 0) continue;
    for (const position of own) covered.add(position);
    if (!first || piece.earlier.started_ms < first.earlier.started_ms) first = piece;
  }
  return covered.size >= leastShare * distinct.length ? first : null;
}

/** The items of a sound that match those of other events, computed once each. */
class Matches {
  readonly #items = new Map<number, Promise<Uint32Array>>();
  readonly #flags = new Map<Candidate, Uint8Array>();
  readonly #db: Tables;
  readonly #own: Uint32Array;

  constructor(db: Tables, own: Uint32Array) {
    this.#db = db;
    this.#own = own;
  }

  async of(candidate: Candidate): Promise<Uint8Array> {
    const { eventId, offset } = candidate;
    const known = this.#flags.get(candidate);
    if (known) return known;
    const items = this.#items.get(eventId) ?? itemsOf(this.#db, eventId);
    this.#items.set(eventId, items);
    const flags = matchItems(this.#own, await items, offset);
    this.#flags.set(candidate, flags);
    return flags;
  }
}
