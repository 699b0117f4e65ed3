import type { UserInput } from '@postkit/sdk/schema';
import type { Tables } from '../../platform/db/database.ts';
import type { RequestedShows } from './named-stations.ts';
import { invalidField } from './user-errors.ts';
import { limitEntry, type UserWithEntries } from './users.repository.ts';

/** The shows of stations, which belong to another feature. */
export interface ShowNames {
  /** Those ids that are shows of the station. */
  known(db: Tables, stationId: number, ids: readonly number[]): Promise<readonly number[]>;
  titleOf(db: Tables, stationId: number, id: number): Promise<string>;
}

/** @throws request.invalid if an admin would be limited to shows */
export function checkLimits({ isAdmin, stations }: Pick<UserInput, 'isAdmin' | 'stations'>): void {
  if (isAdmin && stations.some(({ shows }) => shows)) throw invalidField('stations', 'An admin sees every show. Give the user the access User first.');
}

/**
 * Limits a user to the requested shows at each station where the user has an entry.
 * @throws request.invalid if a station has no such show
 */
export async function limitUser(
  db: Tables,
  showNames: Pick<ShowNames, 'known'>,
  user: Pick<UserWithEntries, 'id' | 'entries'>,
  requested: ReadonlyMap<number, RequestedShows>,
): Promise<void> {
  for (const { station_id } of user.entries) {
    const shows = requested.get(station_id);
    if (shows === undefined) continue;
    const known = new Set(await showNames.known(db, station_id, shows ?? []));
    const unknown = shows?.find((id) => !known.has(id));
    if (unknown !== undefined) throw invalidField('stations', `There is no show ${unknown}.`);
    await limitEntry(db, { station_id, user_id: user.id }, shows);
  }
}

/** Text of the shows that a user sees at a station; two users with the same text see the same. */
export function limitsOf({ entries, shows }: Pick<UserWithEntries, 'entries' | 'shows'>): string {
  return entries
    .filter(({ limited_to_shows: limited }) => limited === 1)
    .map(({ station_id: id }) => `${id}: ${[...(shows.get(id) ?? [])].join(', ')}`)
    .join('; ');
}
