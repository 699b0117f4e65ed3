import type { StretchKind } from '../../../playout/index.ts';
import type { Part } from './timeline.ts';

/** The cart of a piece of the log. */
export interface PieceCart {
  /** Null for an event that no playout system named. */
  readonly kind: StretchKind | null;
  readonly title: string;
  readonly artist: string;
  readonly identifier: string;
  /** Name of the programme on air, which names talk; absent where the source names it. */
  readonly programme?: string;
  readonly category: string;
}

/** An event of the log. */
export interface OldPiece extends Part {
  readonly id: number;
  readonly cart: PieceCart;
  /** The source of its name, such as `cue:12`; empty for none. */
  readonly key: string;
  /** Whether something uses it, so that its bounds stay. */
  readonly isFixed: boolean;
  /** Whether its title only says when it aired. */
  readonly isUnnamed: boolean;
}

/** A part of the log as it should be. */
export interface WantedPiece extends Part {
  /** Null where nothing is known, so that the events stay. */
  readonly cart: PieceCart | null;
  readonly key: string;
  /** Whether its source may lack fields that the log has. */
  readonly isPartial: boolean;
}

/** A part of the log on its way to an event. */
export interface FittedPiece extends Part {
  readonly cart: PieceCart;
  readonly key: string;
  readonly isPartial: boolean;
  /** Whether nothing but the log itself says what it is. */
  readonly isKept: boolean;
  /** Id of the used event whose bounds it has. */
  readonly fixedId: number | null;
}

export const lengthOf = ({ from, to }: Part): number => to - from;
export const overlapOf = (one: Part, other: Part): number =>
  Math.min(one.to, other.to) - Math.max(one.from, other.from);

/** A text that two carts of the same element share. */
export function nameOf({ title, artist }: Pick<PieceCart, 'title' | 'artist'>): string {
  return `${artist.trim().toLowerCase()}\n${title.trim().toLowerCase()}`;
}
