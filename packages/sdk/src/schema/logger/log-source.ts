import { z } from 'zod';
import { unixSeconds } from '../common/scalars.ts';

/** A rule that names the category of what the stream announces; the first that matches wins. */
export const logRule = z.object({
  /** Text that the announced title must contain, ignoring case. */
  contains: z.string().trim().min(1).max(200),
  category: z.string().trim().min(1).max(100),
});

/** The live stream that a station logs, and how the recording goes. */
export const logSource = z.object({
  url: z.union([z.literal(''), z.url({ protocol: /^https?$/, error: 'This must be an http or https address.' })]),
  active: z.boolean(),
  rules: z.array(logRule).max(200),
  /** Category of what no rule matches. */
  default_category: z.string().trim().min(1).max(100),
  state: z.enum(['off', 'connecting', 'recording', 'waiting']),
  /** Why it is waiting; empty otherwise. */
  error: z.string(),
  title: z.string(),
  connected_at: unixSeconds.nullable(),
  last_segment_at: unixSeconds.nullable(),
});
export type LogSource = z.output<typeof logSource>;

export const logSourceUpdate = logSource.pick({ url: true, active: true, rules: true, default_category: true }).partial();

/** A time for which the log holds no audio. */
export const logGap = z.object({ start: unixSeconds, end: unixSeconds });
export type LogGap = z.output<typeof logGap>;
