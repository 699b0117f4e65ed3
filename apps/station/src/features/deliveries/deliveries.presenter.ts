import type { Delivery, DeliveryStatus, PublicationProof } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Station } from '../accounts/index.ts';
import { feedUrl } from '../destinations/index.ts';
import { audioAddress, pageAddress, type EpisodeDestination, type EpisodeRow } from '../episodes/index.ts';
import type { DeliveryRow } from './delivery-tables.ts';
import { canRetry, isWanted } from './delivery.policy.ts';

export interface EpisodeContext {
  readonly station: Station;
  readonly row: EpisodeRow;
  /** Bytes of its audio; null until it is rendered. */
  readonly bytes: number | null;
  readonly titles: ReadonlyMap<number, string>;
}

/** A delivery to a platform, sent or planned. */
export function presentDelivery(
  { row, titles }: EpisodeContext,
  delivery: DeliveryRow,
  destination: EpisodeDestination | undefined,
): Delivery {
  const { connection_id, type, title, status, message, attempts, retry_at, sent, received, updated_at } =
    delivery;
  return {
    playlist_id: row.id,
    connection_id,
    type,
    title: titles.get(connection_id) ?? title,
    status,
    message,
    attempts,
    retry_at,
    can_retry: canRetry(delivery, isWanted(row, destination)) && titles.has(connection_id),
    sent: sent === '' ? null : JSON.parse(sent),
    received: received === '' ? null : JSON.parse(received),
    proof: null,
    updated_at,
  };
}

/** A destination without a delivery: one that reads from the station, or one that waits. */
export function presentUnsent(
  { publicUrl }: Pick<StationContext, 'publicUrl'>,
  episode: EpisodeContext,
  destination: EpisodeDestination,
  proof: PublicationProof | null,
): Delivery {
  const { station, row, bytes, titles } = episode;
  const { connection_id, type } = destination;
  const [status, message] = unsentStatus(episode, destination);
  const isOut = status === 'delivered';
  const address =
    type === 'rss'
      ? feedUrl(publicUrl, station.slug, connection_id)
      : pageAddress(publicUrl, station.slug, row.id);
  const isFile = type === 'rss' || type === 'webwidget';
  const at = row.published_at ?? row.updated_at;
  const url = isFile ? audioAddress(publicUrl, station.slug, row.id) : '';
  return {
    playlist_id: row.id,
    connection_id,
    type,
    title: titles.get(connection_id) ?? '',
    status,
    message,
    attempts: 0,
    retry_at: null,
    can_retry: false,
    sent: isOut ? { title: row.name, text: '', url, bytes: isFile ? bytes : null, at } : null,
    received: isOut && isFile ? { status: null, id: '', url: address, at } : null,
    proof,
    updated_at: isOut || status === 'withdrawn' ? Math.max(at, row.updated_at) : null,
  };
}

function unsentStatus(
  { row, bytes }: EpisodeContext,
  destination: EpisodeDestination,
): [DeliveryStatus, string] {
  const { status, delay_post_until, published_at, media_status, video_status, advanced_video_status } = row;
  if (!isWanted(row, destination)) {
    if (status === 'scheduled' && delay_post_until !== null)
      return ['waiting', 'Goes out when the episode does.'];
    return published_at === null ? ['waiting', 'Goes out when the episode is published.'] : ['withdrawn', ''];
  }
  switch (destination.type) {
    case 'v_download':
      return videoStatus(video_status);
    case 'v_advanced':
      return videoStatus(advanced_video_status);
    case 'rss':
    case 'webwidget':
      if (bytes !== null) return ['delivered', ''];
      return media_status === 'failed'
        ? ['failed', 'The audio could not be processed.']
        : ['waiting', 'Waiting for the audio.'];
    default:
      return ['waiting', 'Sent when the episode is saved again.'];
  }
}

function videoStatus(status: EpisodeRow['video_status']): [DeliveryStatus, string] {
  if (status === 2) return ['delivered', ''];
  return status === 99
    ? ['failed', 'The video could not be created.']
    : ['waiting', 'Waiting for the video.'];
}
