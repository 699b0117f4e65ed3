import type { WidgetConfig } from '@postkit/sdk/schema';

type Asked = Pick<WidgetConfig, 'station' | 'zone' | 'episode' | 'gallery' | 'autoplay' | 'limit'>;

/**
 * Path and query of the call that gives a player its episodes (`widgets.get` in the operation table;
 * written out because the player carries no schema). Asks for no more than the player can show or reach.
 */
export function playlistAddress({ station, zone, episode, gallery, autoplay, limit }: Asked): string {
  const what = episode === null ? (zone === null ? '' : `zone=${zone}&`) : `playlist_id=${episode}&`;
  return `/${station}/playlist/widget.json?${what}page=1&limit=${gallery || autoplay === 'next' ? limit : 1}`;
}
