import { z } from 'zod';
import { unixSeconds } from '../common/scalars.ts';
import { logAlerts, logAlertsState } from './log-alerts.ts';
import { recording } from './recording.ts';

/** A rule that names the category of what the stream announces; the first that matches wins. */
export const logRule = z.object({
  /** Text that the announced title must contain, ignoring case. */
  contains: z.string().trim().min(1).max(200),
  category: z.string().trim().min(1).max(100),
});

const streamAddress = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/, error: 'Enter an address that starts with http:// or https://' }).max(2048),
]);

const settings = z.object({
  url: streamAddress,
  active: z.boolean(),
  rules: z.array(logRule).max(200),
  /** Category of what no rule matches. */
  default_category: z.string().trim().min(1).max(100),
});

/** The live stream that a station logs, who is notified of outages, and what the recorder is doing. */
export const logSource = settings.extend({
  /** Whether the stream is asked for with a stored user name and password; `url` never contains them. */
  has_credentials: z.boolean(),
  alerts: logAlertsState,
  ...recording.shape,
});
export type LogSource = z.output<typeof logSource>;

/**
 * Changes of a log source; what is left out stays, and a wrong field changes nothing.
 * A user name and password in `url` (`http://user:password@host/live`) are stored apart from it. An address without them
 * keeps the stored ones only while origin and path stay the same.
 */
export const logSourceUpdate = settings
  .extend({
    /** Whether to delete the stored user name and password. */
    remove_credentials: z.boolean(),
    alerts: logAlerts,
  })
  .partial();

/** A time for which the log holds no audio. */
export const logGap = z.object({
  start: unixSeconds,
  /** The time of the answer while the gap is open. */
  end: unixSeconds,
  /** Whether audio is still missing now. */
  open: z.boolean(),
});
export type LogGap = z.output<typeof logGap>;
