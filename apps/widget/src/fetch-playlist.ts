import { playlistAddress } from '@postkit/react-kit/player';
import type { WidgetResponse, WidgetConfig, WidgetEpisode } from '@postkit/sdk/schema';

/** Addresses in the response may be relative to the station; any scheme but http(s) is dropped. */
function absolute(address: string, station: string): string {
  try {
    const { href, protocol } = new URL(address, station);
    return address && /^https?:$/.test(protocol) ? href : '';
  } catch {
    return '';
  }
}

function reachable(episode: WidgetEpisode, station: string): WidgetEpisode {
  return {
    ...episode,
    audio_url: absolute(episode.audio_url, station),
    short_url: absolute(episode.short_url, station),
    square_image: absolute(episode.square_image, station),
    rectangle_image: absolute(episode.rectangle_image, station),
    transcript_url: absolute(episode.transcript_url, station),
  };
}

/**
 * Fetches the episodes of a player from the station at the origin `station`, without cookies.
 * An unknown station, zone or episode (4xx) gives an empty list. Rejects when the network or the station fails.
 */
export async function fetchPlaylist(config: WidgetConfig, station: string): Promise<WidgetEpisode[]> {
  if (!config.station) return [];
  const answer = await fetch(station + playlistAddress(config), { credentials: 'omit' });
  if (answer.status >= 400 && answer.status < 500) return [];
  if (!answer.ok) throw new Error(`Status ${answer.status}`);
  const { playlists }: WidgetResponse = await answer.json();
  return playlists.map((episode) => reachable(episode, station));
}
