import type { WidgetConfig } from '@postkit/sdk/schema';

type PlaylistConfig = Pick<WidgetConfig, 'station' | 'zone' | 'episode' | 'gallery' | 'autoplay' | 'limit'>;

/**
 * Path and query of the request for a player's episodes (`widgets.get` in the operation table).
 * Written out, because the player does not load the schema. Requests no more than the player can show or reach.
 */
export function playlistAddress({
  station,
  zone,
  episode,
  gallery,
  autoplay,
  limit,
}: PlaylistConfig): string {
  const source = episode === null ? (zone === null ? '' : `zone=${zone}&`) : `playlist_id=${episode}&`;
  return `/${station}/playlist/widget.json?${source}page=1&limit=${gallery || autoplay === 'next' ? limit : 1}`;
}
