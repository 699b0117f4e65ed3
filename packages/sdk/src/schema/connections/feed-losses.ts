import type { Connection } from './wire-types.ts';

/** A change by which listeners lose a feed that they have. */
export type FeedLoss = 'private' | 'off' | 'moved';

type FeedFields = Pick<Connection, 'type' | 'status' | 'is_private' | 'new_feed_url' | 'redirect_at'>;

/**
 * The changes of an update by which listeners lose a feed that is on: it becomes private, stops, or redirects their apps to another
 * address, or does so sooner. Only admins may make them. A move that is taken back or postponed is none.
 */
export function feedLosses(
  before: FeedFields,
  update: { [Name in keyof FeedFields]?: FeedFields[Name] | undefined },
): FeedLoss[] {
  if (before.type !== 'rss' || !before.status) return [];
  const { status = true, is_private: isPrivate = false, new_feed_url: url = before.new_feed_url } = update;
  const redirectAt = update.redirect_at === undefined ? before.redirect_at : update.redirect_at;
  const isMoved = url !== '' && (url !== before.new_feed_url || isSooner(redirectAt, before.redirect_at));
  return [
    ...(isPrivate && !before.is_private ? ['private' as const] : []),
    ...(status ? [] : ['off' as const]),
    ...(isMoved ? ['moved' as const] : []),
  ];
}

/** Whether a redirect begins that did not, or begins earlier; in Unix seconds, null for none. */
function isSooner(redirectAt: number | null, before: number | null): boolean {
  return redirectAt !== null && (before === null || redirectAt < before);
}
