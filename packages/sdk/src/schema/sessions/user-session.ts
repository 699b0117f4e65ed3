import { z } from 'zod';
import { unixSeconds } from '../common/scalars.ts';

/** A session of the user: a sign-in that has not ended. */
export const userSession = z.object({
  /** 16 hexadecimal digits; no secret. */
  id: z.string(),
  created_at: unixSeconds,
  /** When a request used it last, to 10 minutes. */
  seen_at: unixSeconds,
  /** When it ends unless it is used before. */
  expires_at: unixSeconds,
  /** Name of the browser or program that signed in; empty if it is not known. */
  browser: z.string(),
  /** Network address of the sign-in: an IPv4 address, or the network of an IPv6 one; empty if it is not known. */
  network: z.string(),
  /** Origin of the page on another site that signed in; null for the station's own pages and for programs. */
  origin: z.string().nullable(),
  /** Name of the API key that began it, with which it ends; null for a sign-in. */
  api_key: z.string().nullable(),
  /** Whether the request belongs to it. */
  is_current: z.boolean(),
});
export type UserSession = z.output<typeof userSession>;

export const userSessionParams = z.object({
  id: z.string().regex(/^[0-9a-f]{16}$/, 'Use the id of a session: 16 hexadecimal digits.'),
});
