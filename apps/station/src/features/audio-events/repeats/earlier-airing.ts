import { framesToMs } from '../../../audio/index.ts';
import type { Tables } from '../../../platform/db/database.ts';
import { itemMs } from './fingerprint.ts';
import { matchItems } from './match-items.ts';
import { allKeys, tellingPositions } from './sound-keys.ts';
import { type HeardEvent, heardBetween, itemsOf, type KeyHit, keyHits } from './repeats.repository.ts';

/** The longest day of a station and some margin: repeats are looked for in one day. */
export const windowMs = 26 * 3_600_000;
/** Jingles and sweepers recur all day and are no repeats. */
const shortestMs = 20_000;
/** Items that tell audio apart: five seconds of them. Audio with fewer equals other audio by chance. */
const leastTelling = 40;
/** The part of an event that must have aired before. */
const leastShare = 0.8;
/** Keys of one lookup: some milliseconds, so that the station responds in between. */
const lookup = 2000;
/** Positions at which the audio of one fingerprint may recur in another, as in a loop. */
const mostOffsets = 60;
/** Milliseconds by which times of one airing may differ: three items, and the rounding of an event's start. */
const sameShiftMs = 4 * itemMs;

/** A fingerprint that may hold the sound of another one: item `i` of that is item `i + offset` here. */
interface Candidate {
  readonly fingerprintId: number;
  readonly offset: number;
}

/** The latest earlier airing of a sound. */
export interface EarlierAiring {
  readonly earlier_id: number;
  /** When the sound started then, Unix milliseconds. */
  readonly at_ms: number;
}

/** A fingerprint that is compared with the others of its station. */
export interface SoughtSound {
  readonly items: Uint32Array;
  readonly telling: readonly number[];
  readonly candidates: readonly Candidate[];
}

/** Looks up the fingerprints of a station that may have sound of one of them. */
export async function seekSound(db: Tables, stationId: number, fingerprintId: number): Promise<SoughtSound> {
  const items = await itemsOf(db, fingerprintId);
  const telling = tellingPositions(items);
  if (telling.length < leastTelling) return { items, telling, candidates: [] };
  const keys = allKeys(items);
  const votes = new Votes();
  for (let at = 0; at < keys.length; at += lookup) votes.add(await keyHits(db, stationId, keys.slice(at, at + lookup)));
  // A random offset has none or two; even a small common part has one in 20 keys of it.
  const least = Math.max(4, Math.floor(telling.length / 200));
  return { items, telling, candidates: votes.candidates(least) };
}

/** The latest earlier airing of an event's sound; null if there is none. */
export async function earlierAiring(db: Tables, event: HeardEvent, sound: SoughtSound): Promise<EarlierAiring | null> {
  if (framesToMs(event.frames) < shortestMs || sound.candidates.length === 0) return null;
  const from = event.started_ms - windowMs;
  const ids = [...new Set(sound.candidates.map(({ fingerprintId }) => fingerprintId))];
  const events = await heardBetween(db, ids, { from, to: event.started_ms });
  const matches = new Matches(db, sound.items);
  const airings = Map.groupBy(sound.candidates, ({ fingerprintId }) => fingerprintId);
  const pieces = events
    .filter((earlier) => isSameCart(event, earlier))
    .flatMap((earlier) => (airings.get(earlier.fingerprint_id) ?? []).map((candidate) => pieceOf(event, earlier, candidate)))
    .toSorted((one, other) => one.shiftMs - other.shiftMs);
  for (const [index, piece] of pieces.entries()) {
    const airing = [piece];
    for (let next = index + 1; next < pieces.length; next += 1) {
      const other = pieces[next];
      if (!other || other.shiftMs - piece.shiftMs > sameShiftMs) break;
      airing.push(other);
    }
    const found = await coveredBy(airing, sound, matches);
    if (found) return { earlier_id: found.earlier.event_id, at_ms: Math.round(Math.max(found.earlier.started_ms, event.started_ms - piece.shiftMs)) };
  }
  return null;
}

interface Piece {
  readonly earlier: HeardEvent;
  readonly candidate: Candidate;
  /** From the earlier airing to this one. */
  readonly shiftMs: number;
}

function pieceOf(event: HeardEvent, earlier: HeardEvent, candidate: Candidate): Piece {
  return { earlier, candidate, shiftMs: event.started_ms - earlier.started_ms - candidate.offset * itemMs };
}

/** Two different identifiers name two different carts, whatever they sound like. */
function isSameCart(one: HeardEvent, other: HeardEvent): boolean {
  return one.identifier === '' || other.identifier === '' || one.identifier === other.identifier;
}

/** The first event of an airing that covers enough of the sound, together with the events that continue it. */
async function coveredBy(airing: readonly Piece[], { telling }: SoughtSound, matches: Matches): Promise<Piece | null> {
  const covered = new Set<number>();
  let first: Piece | null = null;
  for (const piece of airing) {
    const flags = await matches.of(piece.candidate);
    const own = telling.filter((position) => flags[position] === 1);
    if (own.length === 0) continue;
    for (const position of own) covered.add(position);
    if (!first || piece.earlier.started_ms < first.earlier.started_ms) first = piece;
  }
  return covered.size >= leastShare * telling.length ? first : null;
}

/** Counts how often keys of a fingerprint occur in others at the same offset. */
class Votes {
  readonly #byFingerprint = new Map<number, Map<number, Set<number>>>();

  add(hits: readonly KeyHit[]): void {
    for (const { fingerprint_id, position, own } of hits) {
      let offsets = this.#byFingerprint.get(fingerprint_id);
      if (!offsets) this.#byFingerprint.set(fingerprint_id, (offsets = new Map()));
      const offset = position - own;
      const positions = offsets.get(offset);
      if (positions) positions.add(own);
      else offsets.set(offset, new Set([own]));
    }
  }

  /** Offsets with at least so many positions, those beside them included. */
  candidates(least: number): Candidate[] {
    return [...this.#byFingerprint].flatMap(([fingerprintId, offsets]) => {
      const count = (offset: number): number => offsets.get(offset)?.size ?? 0;
      const counted = [...offsets.keys()]
        .map((offset) => ({ offset, votes: count(offset - 1) + count(offset) + count(offset + 1) }))
        .filter(({ offset, votes }) => votes >= least && count(offset) >= count(offset - 1) && count(offset) > count(offset + 1));
      const best = counted.toSorted((one, other) => other.votes - one.votes).slice(0, mostOffsets);
      return best.map(({ offset }) => ({ fingerprintId, offset }));
    });
  }
}

/** The items of a fingerprint that match others, computed once each. */
class Matches {
  readonly #items = new Map<number, Promise<Uint32Array>>();
  readonly #flags = new Map<string, Uint8Array>();
  readonly #db: Tables;
  readonly #own: Uint32Array;

  constructor(db: Tables, own: Uint32Array) {
    this.#db = db;
    this.#own = own;
  }

  async of({ fingerprintId, offset }: Candidate): Promise<Uint8Array> {
    const place = `${fingerprintId} ${offset}`;
    const known = this.#flags.get(place);
    if (known) return known;
    const items = this.#items.get(fingerprintId) ?? itemsOf(this.#db, fingerprintId);
    this.#items.set(fingerprintId, items);
    const flags = matchItems(this.#own, await items, offset);
    this.#flags.set(place, flags);
    return flags;
  }
}
