import type { ShowRow } from './show-row.ts';

const daySeconds = 86_400;

/** When an episode of a show that is published at a moment expires; null for never. Both in Unix seconds. */
export function showExpiry({ expiryDays }: Pick<ShowRow, 'expiryDays'>, publishedAt: number): number | null {
  return expiryDays === null ? null : publishedAt + expiryDays * daySeconds;
}
