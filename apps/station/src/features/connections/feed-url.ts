/** The public address of a feed, by the slug of its station and the id of its connection. */
export function feedUrl(publicUrl: string, slug: string, id: number): string {
  return `${publicUrl}/${slug}/rss/${id}.xml`;
}
