import { createHash } from 'node:crypto';
import type { Station } from '../accounts/index.ts';
import type { ConnectionRow } from '../connections/index.ts';
import type { ShowRow } from '../shows/index.ts';

/** What a feed says about itself, before its episodes. */
export interface FeedSource {
  readonly station: Station;
  readonly connection: ConnectionRow;
  /** The shows that post to it; the first one lends what the connection leaves empty. */
  readonly shows: readonly ShowRow[];
  readonly publicUrl: string;
}

/** Changes when any of it does. Counters of shows are left out: feeds do not tell them. */
export function sourceDigest({ station, connection, shows, publicUrl }: FeedSource): string {
  const told = shows.map(({ counters: _counters, lastPublished: _last, ...show }) => show);
  return createHash('sha256')
    .update(JSON.stringify([station.title, station.defaultImage, publicUrl, connection, told]))
    .digest('base64url');
}
