import { type Campaign, resourcePath } from '@postkit/sdk/schema';
import type { Station } from '../accounts/index.ts';
import { positionsOf, showsOf, stateOf } from './campaign-state.ts';
import type { CampaignRow } from './campaign-tables.ts';
import type { DeliverySums } from './campaigns.repository.ts';

/** @param now unix seconds */
export function presentCampaign(
  station: Station,
  row: CampaignRow,
  { total, today }: DeliverySums,
  now: number,
): Campaign {
  const {
    id,
    title,
    starts_at,
    ends_at,
    most_deliveries,
    most_per_day,
    most_per_listener,
    created_by,
    created_at,
  } = row;
  return {
    id,
    resource_uri: resourcePath(station.slug, 'campaign', id),
    title,
    audio: {
      event: resourcePath(station.slug, 'event', row.event_id),
      title: row.audio_title,
      seconds: row.duration_ms / 1000,
      loudness: row.loudness,
      gain_db: row.gain_db,
      status: row.media_status,
      error: row.media_error,
    },
    shows: showsOf(row),
    positions: positionsOf(row),
    starts_at,
    ends_at,
    most_deliveries,
    most_per_day,
    most_per_listener,
    state: stateOf(row, now, total),
    deliveries: total,
    deliveries_today: today,
    created_by,
    created_at,
  };
}
