import { z } from 'zod';
import { bit, unixSeconds } from '../common/scalars.ts';

/** A station in a user's list of stations. */
export const userStation = z.object({
  /** Slug of the station. */
  station: z.string(),
  /** Title of the station. */
  station_name: z.string(),
  /** Ids of the shows that the user is limited to at the station, which may be none; null for all of the station, and absent from older stations. */
  shows: z.array(z.int()).nullable().optional(),
});
export type UserStation = z.output<typeof userStation>;

/** A user. Lists of stations contain only those that the caller administers. */
export const user = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  /** Email address. */
  email: z.string(),
  username: z.string(),
  /** 1 if the user is disabled and cannot sign in. */
  disabled: bit,
  /** 1 if the user administers every station of the company; while active, all of them are listed. */
  company_admin: bit,
  /** Stations where the user is an admin. */
  admin_stations: z.array(userStation),
  /** Stations where the user works, as an admin or not. */
  user_stations: z.array(userStation),
  /** Number of the user's stations that the caller does not administer. */
  other_stations: z.int(),
  /** Number of long-lived API keys that the user created. */
  api_keys: z.int(),
  /** When the user's invitation expires or has expired; null once the user has a password, and while the user is disabled. */
  invited_until: unixSeconds.nullable(),
  /** Whether the user signs in with a second factor. */
  has_second_factor: z.boolean(),
  /** Whether the user has signed in by single sign-on. */
  has_single_sign_on: z.boolean(),
  /** Increases with every change. A save states the version it is based on. */
  version: z.int(),
});
export type User = z.output<typeof user>;

/** The rules for signing in to a station. */
export const signInRules = z.object({
  /** Whether every user of the station needs a second factor. */
  second_factor_required: z.boolean(),
});
export type SignInRules = z.output<typeof signInRules>;

/** At least 8 characters. No response contains it. */
export const password = z
  .string()
  .min(8, 'A password has at least 8 characters.')
  .max(200, 'A password has at most 200 characters.');

/**
 * A user to create or save. `stations` replaces the user's stations among those that the caller administers.
 * `company_admin` is always false and has no effect.
 */
export const userInput = z.object({
  first_name: z.string().trim().min(1, 'Enter a first name.').max(100),
  last_name: z.string().trim().min(1, 'Enter a last name.').max(100),
  /** Validated as browsers do, so that `admin@localhost` is valid. */
  email: z.email({ pattern: z.regexes.html5Email, error: 'This is not an email address.' }).max(254),
  /** If empty, a new user's is derived from the email and an existing one stays. No colon: it ends the name in `username:password`. */
  username: z
    .string()
    .trim()
    .max(100)
    .regex(/^[^\s:\p{Cc}]*$/u, 'A username has no spaces and no colon.'),
  /** The same as `accessLevel` admin. Applies to new stations; a change applies to all stations that the caller administers. */
  isAdmin: z.boolean(),
  accessLevel: z.enum(['admin', 'user']),
  /** Company admins cannot be created here. */
  company_admin: z.literal(false),
  /** Required for a new user. Unchanged if empty or absent. */
  password: z.union([z.literal(''), password]).optional(),
  /** With a new password, also revokes the user's long-lived API keys. */
  revoke_api_keys: z.boolean().optional(),
  /** Titles of stations; a slug identifies one of several stations with the same title. */
  stations: z
    .array(
      z.object({
        /** Title of the station. */
        stationTitle: z.string().max(200),
        /** Slug of the station. */
        station: z.string().max(63).optional(),
        /** Ids of the shows that the user sees at the station, and nothing else of it; null for all. The limit stays when absent. Not for admins. */
        shows: z.array(z.int()).max(1000).nullable().optional(),
      }),
    )
    .max(10_000),
  /** Whether the user cannot sign in. */
  disabled: bit.optional(),
});
export type UserInput = z.output<typeof userInput>;

/** With `id` an existing user; without it a new one with this username. */
export const userSave = userInput.extend({ id: z.int().optional(), version: z.int().optional() });
export type UserSave = z.output<typeof userSave>;
