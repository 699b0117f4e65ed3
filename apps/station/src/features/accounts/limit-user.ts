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
  if (isAdmin && stations.some(({ shows }) => shows))
    throw invalidField('stations', 'An admin sees every show. Give the user the access User first.');
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

/** Ids of the stations at which a user sees other shows than before; those of lost and new entries are left out. */
export function changedLimits(before: LimitedUser, after: LimitedUser): number[] {
  const here = after.entries.filter(({ station_id: id }) =>
    before.entries.some((entry) => entry.station_id === id),
  );
  return here.map(({ station_id: id }) => id).filter((id) => limitAt(before, id) !== limitAt(after, id));
}

type LimitedUser = Pick<UserWithEntries, 'entries' | 'shows'>;

/** Text that is the same for the same shows. */
function limitAt({ entries, shows }: LimitedUser, stationId: number): string {
  const entry = entries.find(({ station_id: id }) => id === stationId);
  return entry?.limited_to_shows === 1 ? [...(shows.get(stationId) ?? [])].join(', ') : 'all';
}
