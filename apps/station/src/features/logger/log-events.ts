import type { CartPiece } from './cart-cut.ts';
import type { LogPiece } from './log-cut.ts';
import { pieceCart, unnamedTitle } from './log-piece-cart.ts';
import type { SourceSettings } from './source-settings.ts';

interface LogFacts {
  readonly settings: SourceSettings;
  readonly timezone: string;
}

/** The logged event of a piece that was cut by the titles of the stream. */
export function eventOfPiece(
  { title, started_at_ms, ...range }: LogPiece,
  streamId: number,
  { settings, timezone }: LogFacts,
) {
  return {
    type_name: 'LOGGER' as const,
    origin: 'log' as const,
    ...pieceCart(title, settings, unnamedTitle(settings, started_at_ms, timezone)),
    started_at: Math.floor(started_at_ms / 1000),
    ranges: [{ ...range, stream_id: streamId }],
  };
}

/** The logged event of a piece that was cut by a cart. */
export function eventOfCart(
  { stretch: { cart }, started_at_ms, range }: CartPiece,
  { settings, timezone }: LogFacts,
) {
  const category = cart.category || settings.default_category;
  const named = { default_category: cart.programme || category };
  return {
    type_name: 'LOGGER' as const,
    origin: 'log' as const,
    title: cart.title || unnamedTitle(named, started_at_ms, timezone),
    artist: cart.artist,
    identifier: cart.identifier,
    category,
    categoryType: cart.categoryType,
    started_at: Math.floor(started_at_ms / 1000),
    ranges: [range],
  };
}
