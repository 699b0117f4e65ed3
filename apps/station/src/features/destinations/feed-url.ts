import { slugsOf, type Station } from '../accounts/index.ts';

/** The public address of a feed, by the slug of its station and the id of its destination. */
export function feedUrl(publicUrl: string, slug: string, id: number): string {
  return `${publicUrl}/${slug}/rss/${id}.xml`;
}

/** Every public address that leads to a feed: its own, and those with former slugs of its station. */
export function feedUrlsOf(publicUrl: string, station: Station, id: number): string[] {
  return slugsOf(station).map((slug) => feedUrl(publicUrl, slug, id));
}
