import type { z } from 'zod';
import type { ConnectionInput, connectionUpdate } from '@postkit/sdk/schema';
import type { DestinationDetails, DestinationRow, FeedFlags, GivenFlags } from './destination-row.ts';
import { mergeHistoricalItems, takesEveryPost } from './destination.policy.ts';
import { refuseUnknownCategories } from './refuse-unknown-categories.ts';

export type DestinationUpdate = z.output<typeof connectionUpdate>;

type GivenDetails =
  | Omit<DestinationUpdate, 'shows' | 'app_secret' | 'token'>
  | Omit<ConnectionInput, 'type' | 'shows' | 'app_secret' | 'token' | 'provisional'>;

/** The details of a destination with those that are given. @throws request.invalid for a category that is not Apple’s */
export function detailsOf(
  type: DestinationRow['type'],
  before: DestinationDetails,
  input: GivenDetails,
): DestinationDetails {
  const { is_private: _private, all_shows: _all, ...given } = input;
  refuseUnknownCategories(given);
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const details = { ...before, ...set };
  return {
    ...details,
    default_on_post: takesEveryPost(type, details.default_on_post),
    ...(type === 'rss' ? { iHeartMedia: details.iheart_show_id !== '' } : {}),
    historical_items: mergeHistoricalItems(type, before.historical_items, given.historical_items),
  };
}

/** The columns of the flags that are given. */
export function storedFlags({ is_private, all_shows }: GivenFlags): { [Flag in keyof FeedFlags]?: 0 | 1 } {
  return {
    ...(is_private === undefined ? {} : { is_private: is_private ? 1 : 0 }),
    ...(all_shows === undefined ? {} : { all_shows: all_shows ? 1 : 0 }),
  };
}

/** The details of a stored destination. */
export function sharedFields({
  id: _id,
  station_id: _station,
  type: _type,
  shows: _shows,
  has_token: _token,
  is_private: _private,
  all_shows: _all,
  reconnect_by: _by,
  updated_at: _at,
  ...details
}: DestinationRow): DestinationDetails {
  return details;
}
