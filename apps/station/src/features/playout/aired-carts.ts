import type { Tables } from '../../platform/db/database.ts';
import type { ItemType, StretchKind } from '../../playout/index.ts';
import type { LogStretch, PlayoutLog } from './playout-log.ts';
import type { PlayoutCueRow } from './playout-tables.ts';
import { cartsOfEvents } from './playout.repository.ts';

/** The cart of an event, or of what is on air. */
export interface AiredCart {
  readonly kind: StretchKind;
  /** The kind of content of an element; `unknown` for others. */
  readonly type: ItemType;
  readonly album: string;
  /** Address of the cover as the playout system gives it, with https; null for none. */
  readonly cover: string | null;
}

/** The part of the broadcast that is on air now. */
export interface CartOnAir extends AiredCart {
  readonly title: string;
  readonly artist: string;
  /** Name of a category of the station. */
  readonly category: string;
  /** Unix milliseconds. */
  readonly started_at_ms: number;
  /** Milliseconds: its planned length, or so far. */
  readonly length_ms: number;
}

/** The carts of logs and of what is on air. */
export interface AiredCarts {
  /** The carts of events by their ids. Events that titles of the stream cut have none. */
  of(this: void, stationId: number, ids: readonly number[]): Promise<ReadonlyMap<number, AiredCart>>;
  /**
   * The part of the broadcast that is on air; null if the inputs say nothing about it, undefined for a station without an input that is on.
   * @param now Unix milliseconds
   */
  onAir(this: void, stationId: number, now: number): Promise<CartOnAir | null | undefined>;
}

/** Milliseconds before now in which what is on air began, or else it counts as having begun then. */
const longest_ms = 2 * 3_600_000;

export function createAiredCarts(db: Tables, log: Pick<PlayoutLog, 'plan'>): AiredCarts {
  return {
    async of(stationId, ids) {
      const rows = await cartsOfEvents(db, stationId, ids);
      return new Map(rows.map(({ event_id, kind, ...cue }) => [event_id, { kind, ...cartOfCue(cue) }]));
    },
    async onAir(stationId, now) {
      const planned = await log.plan(db, stationId, { from_ms: now - longest_ms, to_ms: now });
      if (!planned) return undefined;
      const stretch = currentOf(planned.stretches, planned.hold_ms);
      if (!stretch || stretch.kind === 'unknown') return null;
      const { kind, cue, from_ms, cart } = stretch;
      return {
        kind,
        ...cartOfCue(cue),
        title: cart.title,
        artist: cart.artist,
        category: cart.category,
        started_at_ms: from_ms,
        length_ms: cue?.planned_ms ?? now - from_ms,
      };
    },
  };
}

/** The last part, or the element before it while a later message may still say that no microphone is open. */
function currentOf(stretches: readonly LogStretch[], hold_ms: number): LogStretch | undefined {
  const last = stretches.at(-1);
  const before = stretches.at(-2);
  const isRecent = last?.kind === 'talk' && last.to_ms - last.from_ms < hold_ms;
  return isRecent && before?.kind === 'element' ? before : last;
}

type CueTexts = { readonly [Name in 'type' | 'album' | 'fields']: PlayoutCueRow[Name] | null };

function cartOfCue(cue: CueTexts | null): Omit<AiredCart, 'kind'> {
  const { cover = '' } = JSON.parse(cue?.fields ?? '{}') as Record<string, string>;
  return {
    type: (cue?.type ?? 'unknown') as ItemType,
    album: cue?.album ?? '',
    // A page with https shows no other pictures, and a script is no picture.
    cover: URL.parse(cover)?.protocol === 'https:' ? cover : null,
  };
}
