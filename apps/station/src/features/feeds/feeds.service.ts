import type { Feature } from '../../platform/context.ts';
import type { Station } from '../accounts/index.ts';
import type { FeedView } from './feed-address.ts';
import type { RenderedFeed } from './feed-cache.ts';

export interface Feeds extends Feature {
  /** @throws resource.absent where the station has no such feed, it is switched off, or has no such page. */
  rendered(station: Station, connectionId: number, view: FeedView): Promise<RenderedFeed>;
  /** Values of the `Link` header. */
  linksOf(station: Station, connectionId: number): string[];
}
