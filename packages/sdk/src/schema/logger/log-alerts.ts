import { z } from 'zod';
import { webAddress } from '../common/scalars.ts';

/** Addresses to notify when the log records no audio, or only silence, for too long. */
export const logAlerts = z.object({
  /** Minutes of an outage before it is reported. */
  after_minutes: z.int().min(1).max(1440),
  /** Addresses that are notified. */
  emails: z.array(z.email('This is not an email address.').max(254)).max(20, 'Enter at most 20 addresses.'),
  /** Receives a POST of JSON. It often contains a secret, so only admins can read it; empty for other users. */
  webhook_url: webAddress,
});
export type LogAlerts = z.output<typeof logAlerts>;

/** The alerts as the station returns them. */
export const logAlertsState = logAlerts.extend({
  /** Whether a webhook is notified. Its address is a secret. */
  has_webhook: z.boolean(),
  /** Whether this installation can send mail at all. */
  can_mail: z.boolean(),
});
