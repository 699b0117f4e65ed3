import type { InvitationInput, User, UserInput } from '@postkit/sdk/schema';
import type { Announce } from '../../live/announce.ts';
import type { LiveHub } from '../../live/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tables, Transaction } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { SignedInUser } from '../../platform/http/access.ts';
import { newLinkToken } from '../../platform/link-token.ts';
import type { Passwords } from '../../platform/passwords/create-passwords.ts';
import { insertUser } from './accounts.repository.ts';
import { adminScopeOf, type AdminScope } from './admin-scope.ts';
import { changedLimits, checkLimits, limitUser, type ShowNames } from './limit-user.ts';
import { namedStations } from './named-stations.ts';
import { hashNewPassword } from './new-passwords.ts';
import { recordUserChange } from './record-user-change.ts';
import { saveMember } from './save-user.ts';
import { deleteSecondFactors } from './second-factors/second-factors.repository.ts';
import { deleteSessionsOf } from './sessions.repository.ts';
import type { StationDirectory } from './station-directory.ts';
import type { StationNames } from './station-names.ts';
import { failUser, invalidField } from './user-errors.ts';
import { availableUsername, assertNamesAvailable } from './user-names.ts';
import { checkAccess, checkAccount, checkKey, isAdmin } from './users.policy.ts';
import { presentUser } from './users.presenter.ts';
import {
  findUsers,
  lastStationsOf,
  putEntries,
  updateUser,
  type UserWithEntries,
} from './users.repository.ts';

type Caller = Pick<SignedInUser, 'userId' | 'session' | 'apiKey'>;

/** Admins' operations on the users of their stations. */
export interface UserManagement {
  /**
   * Users with an entry at stations that the caller administers, or whose last entry was there; for a company admin
   * the whole company.
   */
  list(caller: Caller): Promise<User[]>;
  /** Creates a user; without a username one is derived from the email. */
  create(caller: Caller, input: UserInput): Promise<User>;
  /**
   * The user of the caller's list whom a save without an id means: the one with its username, if the save has their email too, or no
   * password, which a new user has. Null for a new user.
   */
  idOf(caller: Caller, input: Pick<UserInput, 'username' | 'email' | 'password'>): Promise<number | null>;
  /** Creates a user without a password that anyone knows. @param until when the invitation expires, Unix seconds */
  invite(caller: Caller, input: InvitationInput, until: number): Promise<User>;
  /** @throws resource.absent, users.accepted once the user has a password, users.elsewhere, users.company-admin, users.key-admins */
  extendInvitation(caller: Caller, id: number, until: number): Promise<User>;
  /** Removes a user's second factors and ends their sessions. @throws resource.absent, users.own-factor, users.elsewhere, users.company-admin, users.key-admins */
  resetSecondFactor(caller: Caller, id: number): Promise<User>;
  /**
   * @throws resource.absent if the user is not in the caller's list, users.stale if `version` is not the current one
   */
  save(caller: Caller, id: number, version: number | undefined, input: UserInput): Promise<User>;
}

export interface UserManagementDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly passwords: Pick<Passwords, 'hash' | 'weaknessOf'>;
  readonly stationNames: StationNames;
  readonly directory: StationDirectory;
  readonly live: Pick<LiveHub, 'end'>;
  readonly announce: Announce;
  readonly showNames: ShowNames;
}

export function createUserManagement(deps: UserManagementDeps): UserManagement {
  const { db, clock, passwords, directory, live, stationNames, showNames } = deps;
  /** Checks the password against the names of the caller's stations, which include those that the user gets. */
  async function hashOf(
    caller: Caller,
    { password = '', first_name, last_name, email, username }: UserInput,
  ): Promise<string> {
    const reach = await adminScopeOf(db, directory, caller.userId);
    const names = [
      first_name,
      last_name,
      email,
      username,
      ...(await stationNames([...reach.stations.values()])),
    ];
    return hashNewPassword(passwords, {
      password,
      names,
      caller: { name: `user ${caller.userId}`, isFirst: true },
    });
  }

  async function insertUser(
    caller: Caller,
    input: UserInput,
    { setsPassword, ...access }: { password: string; invitedUntil: number | null; setsPassword: boolean },
  ) {
    return db.transaction(async (transaction) => {
      const reach = await adminScopeOf(transaction, directory, caller.userId);
      const member = { caller, input, ...access, now: clock.now() };
      const after = await memberOf(
        transaction,
        reach,
        await insertMember(transaction, reach, member, showNames),
      );
      await recordUserChange(transaction, showNames, {
        action: 'created',
        before: null,
        after,
        setsPassword,
      });
      return presentUser(after, reach);
    });
  }

  return {
    async list({ userId }) {
      const reach = await adminScopeOf(db, directory, userId);
      return (await membersWithin(db, reach)).map((member) => presentUser(member, reach));
    },
    idOf: async ({ userId }, input) =>
      meantId(await membersWithin(db, await adminScopeOf(db, directory, userId)), input),
    async create(caller, input) {
      checkAccess(input);
      checkLimits(input);
      if (!input.password) throw invalidField('password', 'Enter a password.');
      if (input.disabled === 1) throw invalidField('disabled', 'A new user cannot be disabled.');
      const password = await hashOf(caller, input);
      return insertUser(caller, input, { password, invitedUntil: null, setsPassword: true });
    },
    async invite(caller, input, until) {
      checkAccess(input);
      checkLimits(input);
      const password = await passwords.hash(newLinkToken(), { name: `user ${caller.userId}`, isFirst: true });
      return insertUser(caller, input, { password, invitedUntil: until, setsPassword: false });
    },
    async extendInvitation(caller, id, until) {
      return db.transaction(async (transaction) => {
        const reach = await adminScopeOf(transaction, directory, caller.userId);
        const target = await invitedWithin(transaction, reach, id);
        if (isAdmin(target)) checkKey(caller.apiKey);
        await updateUser(transaction, id, { invited_until: until });
        return presentUser(await memberOf(transaction, reach, id), reach);
      });
    },
    async resetSecondFactor(caller, id) {
      if (id === caller.userId) throw failUser('users.own-factor');
      return db.transaction(async (transaction) => {
        const reach = await adminScopeOf(transaction, directory, caller.userId);
        const after = await dropSecondFactors(transaction, reach, { id, apiKey: caller.apiKey }, showNames);
        await live.end(transaction, String(id));
        return presentUser(after, reach);
      });
    },
    async save(caller, id, version, input) {
      checkAccess(input);
      checkLimits(input);
      if (input.revoke_api_keys && !input.password)
        throw invalidField('revoke_api_keys', 'API keys are revoked together with a new password.');
      const password = input.password ? await hashOf(caller, input) : null;
      return db.transaction(async (transaction) => {
        const reach = await adminScopeOf(transaction, directory, caller.userId);
        const [target] = await membersWithin(transaction, reach, id);
        if (!target) throw fail('resource.absent');
        const lost = await saveMember(transaction, reach, { target, version, input, password, by: caller });
        await limitMember(transaction, reach, { target, input, showNames });
        const after = await memberOf(transaction, reach, id);
        const isLimited = await announceLimits(transaction, deps, { before: target, after });
        if (lost || isLimited) await live.end(transaction, String(id));
        await recordUserChange(transaction, showNames, {
          action: 'changed',
          before: target,
          after,
          setsPassword: password !== null,
        });
        return presentUser(after, reach);
      });
    },
  };
}

function meantId(
  members: readonly UserWithEntries[],
  { username, email, password }: Pick<UserInput, 'username' | 'email' | 'password'>,
) {
  const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const named = members.find((member) => same(member.username, username));
  return username && named && (!password || same(named.email, email)) ? named.id : null;
}

interface LimitedSave {
  readonly target: UserWithEntries;
  readonly input: UserInput;
  readonly showNames: ShowNames;
}

/** Disabled users and company admins have no entries at the stations that the form names. */
async function limitMember(
  db: Tables,
  reach: AdminScope,
  { target, input, showNames }: LimitedSave,
): Promise<void> {
  if (input.disabled === 1 || target.company_admin === 1) return;
  await limitUser(
    db,
    showNames,
    await memberOf(db, reach, target.id),
    namedStations(input.stations, reach.stations.values()),
  );
}

/** Lets the user's open browsers read their rights again. Returns whether any of them changed. */
async function announceLimits(
  transaction: Transaction,
  { directory, announce }: Pick<UserManagementDeps, 'directory' | 'announce'>,
  { before, after }: { before: UserWithEntries; after: UserWithEntries },
): Promise<boolean> {
  const limited = changedLimits(before, after);
  for (const station of limited.flatMap((id) => directory.byId(id) ?? [])) {
    await announce(station, 'licence_changed', { user_id: after.id }, { within: transaction });
  }
  return limited.length > 0;
}

/** Removes a user's second factors and sessions. @throws resource.absent, users.elsewhere, users.company-admin */
async function dropSecondFactors(
  db: Tables,
  reach: AdminScope,
  { id, apiKey }: { id: number; apiKey: Caller['apiKey'] },
  showNames: ShowNames,
): Promise<UserWithEntries> {
  const [target] = await membersWithin(db, reach, id);
  if (!target) throw fail('resource.absent');
  const lastStations = await lastStationsOf(db, id);
  const stationIds = [...target.entries.map((entry) => entry.station_id), ...lastStations.keys()];
  checkAccount(reach, { target, stationIds, changesUser: true });
  checkKey(apiKey);
  await deleteSecondFactors(db, id);
  await deleteSessionsOf(db, id);
  const after = await memberOf(db, reach, id);
  await recordUserChange(db, showNames, { action: 'changed', before: target, after });
  return after;
}

function membersWithin(
  db: Tables,
  { companyId, companyAdmin, stations }: AdminScope,
  userId?: number,
): Promise<UserWithEntries[]> {
  return findUsers(db, {
    companyId,
    stationIds: companyAdmin ? null : [...stations.keys()],
    ...(userId === undefined ? {} : { userId }),
  });
}

/** @throws resource.absent, users.accepted, users.elsewhere, users.company-admin */
async function invitedWithin(db: Tables, reach: AdminScope, id: number): Promise<UserWithEntries> {
  const [target] = await membersWithin(db, reach, id);
  if (!target || target.disabled === 1) throw fail('resource.absent');
  checkAccount(reach, {
    target,
    stationIds: target.entries.map((entry) => entry.station_id),
    changesUser: true,
  });
  if (target.invited_until === null) throw failUser('users.accepted');
  return target;
}

/** Also finds a user whom the caller has just removed from their stations. */
async function memberOf(db: Tables, { companyId }: AdminScope, userId: number): Promise<UserWithEntries> {
  const [member] = await findUsers(db, { companyId, stationIds: null, userId });
  if (!member) throw fail('resource.absent');
  return member;
}

interface NewMember {
  readonly caller: Pick<Caller, 'apiKey'>;
  readonly input: InvitationInput;
  readonly password: string;
  readonly invitedUntil: number | null;
  readonly now: number;
}

/** @throws users.key-admins */
async function insertMember(
  db: Tables,
  reach: AdminScope,
  { caller, input, password, invitedUntil, now }: NewMember,
  showNames: ShowNames,
): Promise<number> {
  if (input.isAdmin) checkKey(caller.apiKey);
  const stations = namedStations(input.stations, reach.stations.values());
  if (stations.size === 0) throw invalidField('stations', 'Choose a station.');
  const username = input.username || (await availableUsername(db, input.email));
  await assertNamesAvailable(db, { email: input.email, username }, null);
  const id = await insertUser(db, {
    company_id: reach.companyId,
    username,
    email: input.email,
    first_name: input.first_name,
    last_name: input.last_name,
    password,
    disabled: 0,
    company_admin: 0,
    invited_until: invitedUntil,
    created_at: now,
  });
  const admin = input.isAdmin ? 1 : 0;
  await putEntries(
    db,
    [...stations.keys()].map((stationId) => ({ station_id: stationId, user_id: id, admin, licence: 'full' })),
  );
  await limitUser(db, showNames, await memberOf(db, reach, id), stations);
  return id;
}
