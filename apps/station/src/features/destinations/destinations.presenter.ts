import type { z } from 'zod';
import { rssSubtypes, type connection, resourcePath } from '@postkit/sdk/schema';
import { hasShow, type Station } from '../accounts/index.ts';
import type { DestinationRow } from './destination-row.ts';
import { feedUrl } from './feed-url.ts';

interface Addresses {
  readonly publicUrl: string;
  /** Decrypted for users who may read it, else empty. */
  readonly webhookUrl: string;
}

/** A destination in its wire form. */
export function presentDestination(
  station: Station,
  row: DestinationRow,
  { publicUrl, webhookUrl }: Addresses,
): z.input<typeof connection> {
  const { station_id: _station, historical_items, rss_subtype, ...fields } = row;
  return {
    ...fields,
    shows: row.shows.filter((id) => hasShow(station, id)),
    webhook_url: webhookUrl,
    historical_items: JSON.stringify(historical_items),
    rss_subtype: rss_subtype === null ? null : presentSubtype(station, rss_subtype),
    resource_uri: resourcePath(station.slug, 'socialmediaconnection', row.id),
    rss_url: row.type === 'rss' ? feedUrl(publicUrl, station.slug, row.id) : '',
  };
}

function presentSubtype(station: Station, name: NonNullable<DestinationRow['rss_subtype']>) {
  const id = rssSubtypes.indexOf(name) + 1;
  return { short_name: name, id, resource_uri: resourcePath(station.slug, 'rsssubtype', id) };
}
