import type { ConnectionInput, ShowInput } from '@postkit/sdk/schema';
import type { NewStation, NewUser, Station } from '../features/accounts/index.ts';
import type { DestinationRow } from '../features/destinations/index.ts';
import type { ShowRow } from '../features/shows/index.ts';
import type { TagRow } from '../features/tags/index.ts';
import type { TestStation } from './station.ts';

const password = 'a password of somebody';

let built = 0;

/** Counts the objects built in this process, padded so that names sort in the order of creation. */
function nextNumber(): string {
  built += 1;
  return String(built).padStart(4, '0');
}

/** Adds a station to the first company, or to another one. */
export function makeStation(server: TestStation, overrides: Partial<NewStation> = {}): Promise<Station> {
  const slug = overrides.slug ?? `station-${nextNumber()}`;
  return server.features.accounts.addStation({
    companyId: firstStation(server).companyId,
    slug,
    name: `Station ${slug}`,
    ...overrides,
  });
}

/** Creates a user, with a full licence at the first station by default; returns how they sign in. */
export async function makeUser(server: TestStation, overrides: Partial<NewUser> = {}) {
  const username = overrides.username ?? `user-${nextNumber()}`;
  const { id: stationId, companyId } = firstStation(server);
  const user: NewUser = {
    companyId,
    username,
    email: `${username}@example.com`,
    firstName: 'Some',
    lastName: 'Body',
    password,
    stations: [{ stationId }],
    ...overrides,
  };
  const id = await server.features.accounts.addUser(user);
  return { id, ...user, signIn: () => server.signIn(user.username, user.password) };
}

/** A show that leaves the loudness of its episodes as it is, unless a target is given. */
export function makeShow(
  server: TestStation,
  overrides: Partial<ShowInput> = {},
  station = firstStation(server),
): Promise<ShowRow> {
  return server.features.shows.create(station, {
    title: `Show ${nextNumber()}`,
    loudness_target: null,
    ...overrides,
  });
}

export function makeDestination(
  server: TestStation,
  overrides: Partial<ConnectionInput> = {},
  station = firstStation(server),
): Promise<DestinationRow> {
  return server.features.destinations.create(station, { type: 'rss', title: 'A feed', ...overrides });
}

export function makeTag(
  server: TestStation,
  name = `Tag ${nextNumber()}`,
  station = firstStation(server),
): Promise<TagRow> {
  return server.features.tags.create(station.id, name);
}

/** The first station of every test server. */
export function firstStation(server: TestStation): Station {
  return server.features.accounts.stationAt(server.slug);
}
