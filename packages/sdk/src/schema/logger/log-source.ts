import { z } from 'zod';
import { unixSeconds } from '../common/scalars.ts';
import { logAlerts, logAlertsState } from './log-alerts.ts';
import { recording } from './recording.ts';

/** Assigns a category by the title that the stream announces. The first matching rule wins. */
export const logRule = z.object({
  /** Text that the announced title must contain, ignoring case. */
  contains: z.string().trim().min(1).max(200),
  /** Category that matching titles get. */
  category: z.string().trim().min(1).max(100),
});

const streamAddress = z.union([
  z.literal(''),
  z
    .url({
      protocol: /^(?:https?|srt|rtp)$/,
      error: 'Enter an address that starts with http://, https://, srt:// or rtp://',
    })
    .max(2048),
]);

/** The text of an SDP, as a sender of RTP publishes it. */
// `abort` keeps the message about the address for all other texts.
const sdpText = z
  .string()
  .regex(/^v=0\r?\n/, { abort: true })
  .max(4096);

/** An address as a user enters it: the address of a stream, or the text of an SDP file. */
export const enteredAddress = streamAddress.or(sdpText);

/** An encoding of titles by its name or a label of it, such as `windows-1251`, `cp1251` or `shift_jis`. */
export const titleEncoding = z.string().trim().min(1).max(40);

const settings = z.object({
  /** Address of the stream. It may contain a password, so only admins can read it. */
  url: streamAddress,
  /** Recorded while `url` delivers no audio; empty for none. */
  fallback_url: streamAddress,
  /**
   * Encoding of titles of `url` whose stream names none, by its name in the Encoding standard; null to find out whether it is
   * UTF-8 or Windows-1252.
   */
  title_encoding: titleEncoding.nullable(),
  /** The same for `fallback_url`; null to find it out. */
  fallback_title_encoding: titleEncoding.nullable(),
  /** Whether the station records. */
  active: z.boolean(),
  /** Rules that give titles a category; the first match counts. */
  rules: z.array(logRule).max(200),
  /** Category of events that no rule matches. */
  default_category: z.string().trim().min(1).max(100),
});

/** The live stream that a station logs, who is notified of outages, and what the recorder is doing. */
export const logSource = settings.extend({
  /** Whether the station sends a stored user name and password to the stream. `url` never contains them. */
  has_credentials: z.boolean(),
  /** The same for `fallback_url`. */
  has_fallback_credentials: z.boolean(),
  alerts: logAlertsState,
  ...recording.shape,
});
export type LogSource = z.output<typeof logSource>;

/**
 * Changes to a log source. Absent fields stay as they are; an invalid field rejects the whole change.
 * A user name and password in `url` or `fallback_url` (`http://user:password@host/live`) are stored apart from it. An address
 * without them keeps the stored ones only while origin and path stay the same. The same holds for the passphrase of
 * `srt://host:port?passphrase=…`. An address may also be the text of an SDP, which is stored as an `rtp://` address.
 */
export const logSourceUpdate = settings
  .extend({
    /** Address of the stream, or the text of an SDP file. */
    url: enteredAddress,
    /** Address of the stream that is recorded while the main one is lost, or the text of an SDP file; empty for none. */
    fallback_url: enteredAddress,
    /** Whether to delete the stored user name and password of `url`. */
    remove_credentials: z.boolean(),
    /** The same for `fallback_url`. */
    remove_fallback_credentials: z.boolean(),
    alerts: logAlerts,
  })
  .partial();

/** A gap in the log: a stretch without audio. */
export const logGap = z.object({
  /** When it began. */
  start: unixSeconds,
  /** The current time while the gap is open. */
  end: unixSeconds,
  /** Whether audio is still missing now. */
  open: z.boolean(),
});
export type LogGap = z.output<typeof logGap>;

/** A stretch of the log that was recorded from the fallback address. */
export const logFallback = z.object({
  /** When it began. */
  start: unixSeconds,
  /** When it ended. */
  end: unixSeconds,
});
export type LogFallback = z.output<typeof logFallback>;
