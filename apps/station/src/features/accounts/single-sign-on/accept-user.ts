import { identifyAuditActor } from '../../../platform/audit/audit-scope.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tables } from '../../../platform/db/database.ts';
import { newLinkToken } from '../../../platform/link-token.ts';
import type { Passwords } from '../../../platform/passwords/create-passwords.ts';
import type { SingleSignOnConfig } from '../../../platform/single-sign-on-settings.ts';
import type { UserRow } from '../account-tables.ts';
import { insertUser, userById, userByName } from '../accounts.repository.ts';
import type { ShowNames } from '../limit-user.ts';
import { nameOfUser } from '../name-of-user.ts';
import { recordUserChange } from '../record-user-change.ts';
import type { StationDirectory } from '../station-directory.ts';
import { availableUsername } from '../user-names.ts';
import { findUsers, isNameOfAnother, updateUser, type UserWithEntries } from '../users.repository.ts';
import { applyGroups, endAccess } from './apply-groups.ts';
import { type GrantedAccess, grantedAccess } from './group-grants.ts';
import type { ProviderUser } from './provider-user.ts';
import { SignInProblem } from './sign-in-problem.ts';
import { identityOf, insertIdentity, isBound } from './single-sign-on.repository.ts';

export interface AcceptUserDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: SingleSignOnConfig;
  readonly directory: StationDirectory;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly showNames: ShowNames;
}

export interface AcceptedUser {
  readonly user: UserRow;
  /** Whether the groups changed the user's stations, so that open streams must end. */
  readonly isMoved: boolean;
}

interface Account {
  readonly user: UserRow;
  /** The user before this sign-in; null for a new one. */
  readonly before: UserWithEntries | null;
}

type Result =
  | (AcceptedUser & { readonly problem: null })
  | { readonly problem: SignInProblem; readonly lostUserId?: number };

/**
 * Finds the account of a user at the provider, binds or creates it at the first sign-in, and gives it the access of the groups.
 * A user who has lost every group loses the access, the sessions and the API keys.
 */
export function createAcceptUser({ db, clock, config, directory, passwords, showNames }: AcceptUserDeps) {
  /** Null without a mapping, where admins manage the stations of users. */
  const grantsOf = ({ groups }: ProviderUser) =>
    config.grants && grantedAccess(config.grants, groups, directory.all);

  /**
   * The account for the first sign-in of a user: one with the same email, for which the provider vouches, or a new one.
   * @throws SignInProblem
   */
  async function firstAccount(
    transaction: Tables,
    known: ProviderUser,
    granted: GrantedStations,
    password: string,
  ): Promise<Account> {
    if (granted?.size === 0) throw new SignInProblem('no_group', 'No group of the user has access.');
    const { issuer, verifiedEmail: email } = known;
    if (email === '') throw new SignInProblem('unverified', 'The provider does not vouch for the email.');
    const named = await userByName(transaction, email);
    // An email may be another account's username.
    const existing = named?.email.toLowerCase() === email.toLowerCase() ? named : undefined;
    if (existing?.disabled === 1) throw new SignInProblem('disabled', 'The account is disabled.');
    if (existing && (await isBound(transaction, issuer, existing.id)))
      throw new SignInProblem(
        'no_account',
        'Another user of the provider is bound to the account with this email.',
      );
    if (existing) return { user: existing, before: await memberOf(transaction, existing) };
    return { user: await newAccount(transaction, known, granted, password), before: null };
  }

  /** @throws SignInProblem `no_account` */
  async function newAccount(
    transaction: Tables,
    known: ProviderUser,
    granted: GrantedStations,
    password: string,
  ): Promise<UserRow> {
    const { firstName, lastName, verifiedEmail: email } = known;
    const companyId = directory.all.find(({ id }) => granted?.has(id))?.companyId;
    if (!config.createsUsers || companyId === undefined || (await isNameOfAnother(transaction, email, null)))
      throw new SignInProblem('no_account', 'There is no account for this email.');
    const id = await insertUser(transaction, {
      company_id: companyId,
      username: await availableUsername(transaction, email),
      email,
      first_name: firstName,
      last_name: lastName,
      password,
      disabled: 0,
      company_admin: 0,
      invited_until: null,
      created_at: clock.now(),
    });
    return (await accountOf(transaction, id)).user;
  }

  async function accept(transaction: Tables, known: ProviderUser, password: string): Promise<Result> {
    const { issuer, subject } = known;
    const granted = grantsOf(known);
    const identity = await identityOf(transaction, issuer, subject);
    const { user, before } = identity
      ? await accountOf(transaction, identity.user_id)
      : await firstAccount(transaction, known, granted, password);
    identifyAuditActor({ id: user.id, name: nameOfUser(user) });
    if (!identity)
      await insertIdentity(transaction, { issuer, subject, user_id: user.id, created_at: clock.now() });
    const isMoved =
      granted !== null &&
      (await applyGroups(transaction, { user, granted, directory, held: before?.entries ?? [] }));
    if (!identity || isMoved) {
      await updateUser(transaction, user.id, {});
      const action = before ? 'changed' : 'created';
      await recordUserChange(transaction, showNames, {
        action,
        before,
        after: await memberOf(transaction, user),
      });
    }
    const problem = problemOf(user, granted);
    const entry = { kind: 'user', id: user.id, name: nameOfUser(user), stationId: null } as const;
    await recordChange(transaction, { ...entry, action: problem ? 'sign_in_failed' : 'signed_in' });
    if (!problem) return { problem, user, isMoved };
    if (granted?.size === 0) await endAccess(transaction, user.id);
    return { problem, ...(granted?.size === 0 ? { lostUserId: user.id } : {}) };
  }

  /**
   * @returns a problem instead of throwing it where its changes must be stored
   * @throws SignInProblem
   */
  return async (known: ProviderUser): Promise<Result> => {
    // No one knows it: the account has no password until an admin, or a mailed link, sets one.
    const password = config.createsUsers ? await passwords.hash(newLinkToken(), 'single sign-on') : '';
    return db.transaction((transaction) => accept(transaction, known, password));
  };
}

type GrantedStations = ReadonlyMap<number, GrantedAccess> | null;

function problemOf({ disabled }: UserRow, granted: GrantedStations): SignInProblem | null {
  if (disabled === 1) return new SignInProblem('disabled', 'The account is disabled.');
  return granted?.size === 0 ? new SignInProblem('no_group', 'No group of the user has access.') : null;
}

async function accountOf(db: Tables, id: number): Promise<Account> {
  const user = await userById(db, id);
  if (!user) throw new SignInProblem('no_account', 'The account is gone.');
  return { user, before: await memberOf(db, user) };
}

async function memberOf(db: Tables, { id, company_id: companyId }: UserRow): Promise<UserWithEntries> {
  const [member] = await findUsers(db, { companyId, stationIds: null, userId: id });
  if (!member) throw new Error(`User ${id} is not in the company ${companyId}.`);
  return member;
}
