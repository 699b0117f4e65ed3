import type { InvitationInput, User, UserSave } from '@postkit/sdk/schema';
import type { FormStation } from './assignable-stations.ts';
import { randomPassword } from './random-password.ts';

/** The form values of a user. */
export interface UserFields {
  first_name: string;
  last_name: string;
  email: string;
  username: string;
  /** Empty keeps the current password. */
  password: string;
  /** Applies only with a new password. */
  revokesApiKeys: boolean;
  access: 'admin' | 'user';
  disabled: 0 | 1;
  /** Slugs of stations. */
  stations: string[];
  /** Whether the user sees all of the current station, or only the chosen shows. */
  limit: 'all' | 'chosen';
  /** Ids of the chosen shows of the current station. */
  shows: string[];
}

export function newUserFields(stations: readonly string[]): UserFields {
  return {
    first_name: '',
    last_name: '',
    email: '',
    username: '',
    password: '',
    revokesApiKeys: false,
    access: 'user',
    disabled: 0,
    stations: [...stations],
    limit: 'all',
    shows: [],
  };
}

/** The shows of a station that the user is limited to; null for all. */
export function limitAt(
  { user_stations }: Pick<User, 'user_stations'>,
  slug: string,
): readonly number[] | null {
  return user_stations.find(({ station }) => station === slug)?.shows ?? null;
}

/** @param here Slug of the current station, whose shows the form offers. */
export function fieldsOfUser(user: User, here: string): UserFields {
  const shows = limitAt(user, here);
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    username: user.username,
    password: '',
    revokesApiKeys: false,
    access: user.company_admin === 1 || user.admin_stations.length > 0 ? 'admin' : 'user',
    disabled: user.disabled,
    stations: user.user_stations.map(({ station }) => station),
    limit: shows ? 'chosen' : 'all',
    shows: (shows ?? []).map(String),
  };
}

/** The request to invite a user. */
export function userToInvite(fields: UserFields, assignable: AssignableStations): InvitationInput {
  const { password: _, disabled: __, revoke_api_keys: ___, ...user } = userToSave(fields, null, assignable);
  return { ...user, username: user.username ?? '' };
}

/** The stations that the caller can assign, and the slug of the current one. */
export interface AssignableStations {
  readonly stations: readonly FormStation[];
  readonly here: string;
}

/**
 * The request to save a user. A disabled user loses all stations and gets a random password.
 * `company_admin` false changes nothing, so a company admin stays one.
 */
export function userToSave(
  fields: UserFields,
  user: User | null,
  { stations, here }: AssignableStations,
): UserSave {
  const isDisabled = fields.disabled === 1;
  const isAdmin = fields.access === 'admin';
  const chosen = stations.filter(({ station }) => fields.stations.includes(station));
  return {
    ...(user && { id: user.id, version: user.version }),
    first_name: fields.first_name.trim(),
    last_name: fields.last_name.trim(),
    email: fields.email.trim(),
    username: fields.username.trim(),
    password: isDisabled ? randomPassword() : fields.password,
    ...(user && fields.revokesApiKeys && fields.password !== '' && !isDisabled && { revoke_api_keys: true }),
    isAdmin,
    accessLevel: isAdmin ? 'admin' : 'user',
    company_admin: false,
    stations: isDisabled
      ? []
      : chosen.map(({ station, stationTitle }) => ({
          stationTitle,
          station,
          ...(station === here && limitToSave(fields, user, here)),
        })),
    ...(isDisabled && { disabled: 1 as const }),
  };
}

/** Absent where nothing changes: for admins, who see everything, and for users without a limit. */
function limitToSave(
  { access, limit, shows }: UserFields,
  user: User | null,
  here: string,
): { shows?: number[] | null } {
  if (access === 'admin') return {};
  if (limit === 'chosen') return { shows: shows.map(Number) };
  return user && limitAt(user, here) ? { shows: null } : {};
}
