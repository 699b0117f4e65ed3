import { z } from 'zod';
import { bit } from '../common/scalars.ts';

/** A station as a user's list names it. */
export const userStation = z.object({ station: z.string(), station_name: z.string() });
export type UserStation = z.output<typeof userStation>;

/** Somebody who works at stations. Of the stations, only those that the reader administers are listed. */
export const user = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  username: z.string(),
  /** 1 ended: the person cannot sign in. */
  disabled: bit,
  /** 1 administers every station of the company, and while active is listed with all of them. */
  company_admin: bit,
  /** Where the person is an admin. */
  admin_stations: z.array(userStation),
  /** Where the person works, admin or not. */
  user_stations: z.array(userStation),
  /** Stations of the person that the reader does not administer; their names stay untold. */
  other_stations: z.int(),
  /** Long-lived API keys that the user made. */
  api_keys: z.int(),
  /** Rises with every change; a save names the one it was made from. */
  version: z.int(),
});
export type User = z.output<typeof user>;

/** `password` travels in this direction only; at least 8 characters. */
export const password = z.string().min(8, 'A password has at least 8 characters.').max(200, 'A password has at most 200 characters.');

/**
 * A user to be made or saved. `stations` are all that the person shall have of those that the caller administers;
 * `company_admin` always travels as false and changes nobody.
 */
export const userInput = z.object({
  first_name: z.string().trim().min(1, 'Enter a first name.').max(100),
  last_name: z.string().trim().min(1, 'Enter a last name.').max(100),
  /** As browsers check it, so that `admin@localhost` is one. */
  email: z.email({ pattern: z.regexes.html5Email, error: 'This is not an email address.' }).max(254),
  /** Empty: derived from the email for somebody new, else left as it is. A colon would end it in `username:password`. */
  username: z
    .string()
    .trim()
    .max(100)
    .regex(/^[^\s:\p{Cc}]*$/u, 'A username has no spaces and no colon.'),
  /** The same as `accessLevel` admin; what the person is at new stations, and at all of the caller's where it changes. */
  isAdmin: z.boolean(),
  accessLevel: z.enum(['admin', 'user']),
  company_admin: z.literal(false),
  /** Left as it is where empty or absent; needed for somebody new. */
  password: z.union([z.literal(''), password]).optional(),
  /** Together with a new password: also ends the user's long-lived API keys. */
  revoke_api_keys: z.boolean().optional(),
  /** By title; the slug tells stations of one title apart. */
  stations: z.array(z.object({ stationTitle: z.string().max(200), station: z.string().max(63).optional() })).max(10_000),
  disabled: bit.optional(),
});
export type UserInput = z.output<typeof userInput>;

/** With `id` somebody who exists, without it somebody new who has this username. */
export const userSave = userInput.extend({ id: z.int().optional(), version: z.int().optional() });
export type UserSave = z.output<typeof userSave>;
