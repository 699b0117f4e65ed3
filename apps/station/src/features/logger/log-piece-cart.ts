import type { LogSource } from '@postkit/sdk/schema';

export { unnamedTitle } from '../playout/index.ts';

/** A cart for a title that a stream announced. */
export interface PieceCart {
  readonly title: string;
  readonly artist: string;
  readonly category: string;
}

type CartRules = Pick<LogSource, 'rules' | 'default_category'>;

/**
 * Splits "Artist - Title" and finds the category by the first rule that the announced text contains.
 * @param unnamed title for audio without an announced title
 */
export function pieceCart(
  announced: string,
  { rules, default_category }: CartRules,
  unnamed: string,
): PieceCart {
  const text = announced.trim();
  const lower = text.toLowerCase();
  const rule = rules.find(({ contains }) => lower.includes(contains.toLowerCase()));
  const category = rule?.category ?? default_category;
  const [, artist, title] = /^(.+?)\s+-\s+(.+)$/s.exec(text) ?? [];
  if (artist !== undefined && title !== undefined)
    return { artist: artist.slice(0, 300), title: title.slice(0, 300), category };
  return { artist: '', title: text === '' ? unnamed : text.slice(0, 300), category };
}
