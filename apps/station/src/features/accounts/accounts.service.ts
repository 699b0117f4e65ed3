import type { FastifyRequest } from 'fastify';
import type { StationContext } from '../../context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { SignedInUser } from '../../platform/http/access.ts';
import { limitedCaller } from '../../platform/http/current-caller.ts';
import type { Authenticate } from '../../platform/http/register-operation.ts';
import type { Passwords } from '../../platform/passwords/create-passwords.ts';
import type { AccountAdmin } from './account-admin.service.ts';
import type { AccountPasswords } from './account-passwords.ts';
import type { UserRow } from './account-tables.ts';
import { anyCompanyAdmin, isUserAt, userById, userByName, userIdsAt } from './accounts.repository.ts';
import { createMovedStations, type MovedStations } from './moved-station.ts';
import { currentAddress } from './redirect-former-slugs.ts';
import type { SessionKeys } from './session-keys.ts';
import { limitOf } from './show-limit.ts';
import type { SingleSignOn } from './single-sign-on/single-sign-on.service.ts';
import type { StationChanges } from './station-changes.ts';
import type { StationChanged, StationDirectory } from './station-directory.ts';
import type { Station } from './station.ts';
import type { UserManagement } from './user-management.service.ts';

/** Users, stations and their sign-in. */
export interface Accounts extends AccountAdmin, AccountPasswords, StationChanges, MovedStations {
  /** Creates and extends the accounts of invited users. */
  readonly invitedUsers: Pick<UserManagement, 'invite' | 'extendInvitation'>;
  /** Finds the user of a request; null if it is not signed in. */
  authenticate(request: FastifyRequest): Promise<SignedInUser | null>;
  /** Finds the user of the session cookie, also for a redirect from another site that carries a proof of its own. */
  userOfCookie(request: FastifyRequest): Promise<SignedInUser | null>;
  /** The station of an address; null if there is none. */
  stationOf(slug: string): Station | null;
  /**
   * The station that has or had the slug of an address that has been authorised, limited to the shows of the operation's caller.
   * @throws resource.absent
   */
  stationAt(slug: string): Station;
  stationById(id: number): Station | null;
  /** The station that has or had a slug; null if there is none. */
  stationNamed(slug: string): Station | null;
  /** An address from the root of the host, with the current slug of the station whose former slug it begins with. */
  currentAddress(address: string): string;
  stations(): readonly Station[];
  /** Those that are not archived. */
  activeStations(): readonly Station[];
  /** Calls a listener for each station that changed, was added or no longer exists. */
  onStationChanged(call: StationChanged): void;
  user(userId: number): Promise<UserRow | null>;
  /** The session's own key, for addresses that a browser opens directly; expires within a day. With an access token only for addresses of files. */
  keyOf(person: SignedInUser): string;
  /** Whether single sign-on began the session of a browser, so that the browser signs out at the provider. */
  signsOutAtProvider(person: SignedInUser): Promise<boolean>;
  /** Whether a company admin exists, which is false only until the first start is complete. */
  hasAdmin(): Promise<boolean>;
  /** Why a password is too easy to guess, and what to do; null if it is strong enough. */
  weaknessOf(password: string, names: readonly string[]): Promise<string | null>;
  /** Whether an email belongs to a user who may sign in at a station. */
  isUserAt(station: Station, email: string): Promise<boolean>;
  /** Ids of the users with an entry at a station, and of the admins of its company, who work at every station. */
  userIdsAt(station: Station): Promise<number[]>;
  /** Whether a name is some user's email or username. */
  isTaken(name: string): Promise<boolean>;
}

export interface AccountParts {
  readonly passwords: Pick<Passwords, 'weaknessOf'>;
  readonly keys: SessionKeys;
  readonly directory: StationDirectory;
  readonly authenticate: Authenticate;
  readonly userOfCookie: Authenticate;
  readonly admin: AccountAdmin;
  readonly stationChanges: StationChanges;
  readonly accountPasswords: AccountPasswords;
  readonly users: UserManagement;
  readonly singleSignOn: Pick<SingleSignOn, 'hasBegun'> | null;
}

export function createAccountService(
  { db, clock }: Pick<StationContext, 'db' | 'clock'>,
  {
    passwords,
    keys,
    directory,
    authenticate,
    userOfCookie,
    admin,
    stationChanges,
    accountPasswords,
    users,
    singleSignOn,
  }: AccountParts,
): Accounts {
  const stationNamed = (slug: string) => directory.bySlug(slug) ?? directory.byFormerSlug(slug);

  return {
    ...admin,
    ...stationChanges,
    ...accountPasswords,
    ...createMovedStations(directory),
    invitedUsers: { invite: users.invite, extendInvitation: users.extendInvitation },
    authenticate,
    userOfCookie,
    stationOf: (slug) => directory.bySlug(slug),
    stationAt(slug) {
      const station = stationNamed(slug);
      if (!station) throw fail('resource.absent');
      const limit = limitOf(limitedCaller(), station.slug);
      return limit ? { ...station, limit } : station;
    },
    stationById: (id) => directory.byId(id),
    stationNamed,
    currentAddress: (address) => currentAddress(directory, address) ?? address,
    stations: () => directory.all,
    activeStations: () => directory.all.filter(({ state }) => state === 'active'),
    onStationChanged: directory.onChanged,
    user: async (userId) => (await userById(db, userId)) ?? null,
    keyOf: ({ session, viaToken }) =>
      viaToken ? keys.addressKeyOf(session, clock.now()) : keys.keyOf(session, clock.now()),
    signsOutAtProvider: async ({ session, viaToken }) =>
      singleSignOn !== null && !viaToken && singleSignOn.hasBegun(session),
    hasAdmin: () => anyCompanyAdmin(db),
    isUserAt: (station, email) => isUserAt(db, station, email),
    userIdsAt: (station) => userIdsAt(db, station),
    isTaken: async (name) => (await userByName(db, name)) !== undefined,
    weaknessOf: (password, names) => passwords.weaknessOf({ password, names }, 'station'),
  };
}
