import { createHash } from 'node:crypto';
import type { Station } from '../accounts/index.ts';
import type { ConnectionRow } from '../connections/index.ts';
import type { ShowRow } from '../shows/index.ts';

/** The channel data of a feed, without its episodes. */
export interface FeedSource {
  readonly station: Station;
  readonly connection: ConnectionRow;
  /** The shows that post to it; the first one fills fields that the connection leaves empty. */
  readonly shows: readonly ShowRow[];
  readonly publicUrl: string;
}

/** Changes with any of the channel data. Excludes counters of shows, which feeds do not contain. */
export function sourceDigest({ station, connection, shows, publicUrl }: FeedSource): string {
  const content = shows.map(({ counters: _counters, lastPublished: _last, ...show }) => show);
  return createHash('sha256')
    .update(JSON.stringify([station.title, station.defaultImage, publicUrl, connection, content]))
    .digest('base64url');
}
