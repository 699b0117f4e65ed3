import { z } from 'zod';
import { calendarDate, text, unixSeconds } from '../common/scalars.ts';

/** The access of one listener to a private feed. */
export const feedSubscription = z.object({
  id: z.int(),
  /** Id of the private feed. */
  connection_id: z.int(),
  /** Name of the listener, such as an email address; only users of the station see it. */
  name: text(200),
  /** Address of the feed for this listener. It contains their password. */
  url: z.string(),
  /** Password for apps that ask for one; any user name is accepted with it. */
  password: z.string(),
  created_at: unixSeconds,
  /** Display name of the user who added it. */
  created_by: text(200),
  /** When an app last read the feed, to the day; null if none has. */
  last_used_at: unixSeconds.nullable(),
  /** Counted downloads in the last 28 UTC days, today included. */
  recent_downloads: z.int().min(0),
  /** All counted downloads. */
  downloads: z.int().min(0),
  /** UTC day of the last counted download, such as 2026-11-03; null for none. */
  last_download_on: calendarDate.nullable(),
});
export type FeedSubscription = z.output<typeof feedSubscription>;

export const feedSubscriptionInput = z.object({
  /** Name of the listener, such as an email address; only users of the station see it. */
  name: z.string().trim().min(1, 'Enter the name of the listener.').max(200),
});

export const feedSubscriptionList = z.object({
  /** Subscriptions of the feed, by name. */
  subscriptions: z.array(feedSubscription),
});
