import { password as passwordRule, type UserInput } from '@postkit/sdk/schema';
import type { Transaction } from '../../../platform/db/database.ts';
import { hashNewPassword } from '../new-passwords.ts';
import { recordUserChange } from '../record-user-change.ts';
import { saveMember } from '../save-user.ts';
import { deleteSecondFactors } from '../second-factors/second-factors.repository.ts';
import { deleteSessionsOf } from '../sessions.repository.ts';
import { invalidField } from '../user-errors.ts';
import { lastStationsOf, updateUser, type UserWithEntries } from '../users.repository.ts';
import {
  loggedStationsOf,
  memberOf,
  operatedUser,
  type OperatedUser,
  runAsOperator,
  titleOfUser,
} from './operated-user.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { failOperator } from './operator-errors.ts';
import { stationsOf, type ListedStation } from './operator-users.ts';
import { factorCounts, type FactorCounts } from './operator.repository.ts';

/** A user after an action. */
export interface ChangedUser {
  /** Name and email. */
  readonly title: string;
  readonly isDisabled: boolean;
  /** The stations that the user may enter now. */
  readonly stations: readonly ListedStation[];
}

/** Actions on the sign-in and the rights of a user. Every change follows the rules of the product, as a company admin's does. */
export interface OperatorAccess {
  /**
   * Sets a password, and ends every session; `revokeApiKeys` also revokes the API keys.
   * @throws request.invalid in words if the password breaks the rules
   */
  setPassword(
    name: string,
    password: string,
    options: { readonly revokeApiKeys: boolean },
  ): Promise<ChangedUser>;
  /** Removes app, passkeys and recovery codes, and ends every session. @throws operator.nothing-to-do without a second factor */
  removeSecondFactors(name: string): Promise<ChangedUser & { readonly factors: FactorCounts }>;
  /** @throws operator.nothing-to-do for a company admin, operator.disabled */
  makeCompanyAdmin(name: string): Promise<ChangedUser>;
  /**
   * A disabled user loses stations, sessions and API keys; an enabled one gets the last stations again, but no longer as an admin.
   * @throws operator.nothing-to-do
   */
  setDisabled(name: string, isDisabled: boolean): Promise<ChangedUser>;
}

export function createOperatorAccess(deps: OperatorDeps): OperatorAccess {
  const { db, clock, directory, passwords, stationNames, showNames, live } = deps;

  /** Runs a change of one user, and adds it to the audit log. */
  function change<Facts extends object>(
    { operation, name, setsPassword = false, isEnding = true }: Action,
    apply: (transaction: Transaction, user: OperatedUser) => Promise<Facts>,
  ): Promise<ChangedUser & Facts> {
    return runAsOperator({ db, clock, operation }, async (transaction) => {
      const user = await operatedUser(transaction, directory, name);
      const facts = await apply(transaction, user);
      const after = await memberOf(transaction, user.scope.companyId, user.member.id);
      const stationIds = await loggedStationsOf(transaction, { ...user, member: after });
      await recordUserChange(transaction, showNames, {
        action: 'changed',
        before: user.member,
        after,
        setsPassword,
        stationIds,
      });
      if (isEnding) await live.end(transaction, String(after.id));
      return {
        ...facts,
        title: titleOfUser(after),
        isDisabled: after.disabled === 1,
        stations: stationsOf(after, directory),
      };
    });
  }

  return {
    async setPassword(name, password, { revokeApiKeys }) {
      const rule = passwordRule.safeParse(password);
      if (!rule.success)
        throw invalidField('password', rule.error.issues.map(({ message }) => message).join(' '));
      const { member, scope } = await operatedUser(db, directory, name);
      const { first_name, last_name, email, username } = member;
      const names = [
        first_name,
        last_name,
        email,
        username,
        ...(await stationNames([...scope.stations.values()])),
      ];
      const hash = await hashNewPassword(passwords, { password, names, caller: 'operator' });
      return change(
        { operation: 'operator.setPassword', name: `id:${member.id}`, setsPassword: true },
        (transaction, user) =>
          saveAs(transaction, user, {
            input: { ...currentInput(user), revoke_api_keys: revokeApiKeys },
            password: hash,
          }),
      );
    },
    removeSecondFactors: (name) =>
      change({ operation: 'operator.removeSecondFactors', name }, async (transaction, { member }) => {
        const factors = (await factorCounts(transaction)).get(member.id);
        if (!factors) throw nothingToDo(member, 'has no second factor');
        await deleteSecondFactors(transaction, member.id);
        await deleteSessionsOf(transaction, member.id);
        return { factors };
      }),
    makeCompanyAdmin: (name) =>
      change(
        { operation: 'operator.makeCompanyAdmin', name, isEnding: false },
        async (transaction, { member }) => {
          if (member.company_admin === 1) throw nothingToDo(member, 'is a company admin already');
          if (member.disabled === 1) {
            throw failOperator('operator.disabled', {
              message: `${titleOfUser(member)} is disabled. Enable the user first.`,
            });
          }
          await updateUser(transaction, member.id, { company_admin: 1 });
          return {};
        },
      ),
    setDisabled: (name, isDisabled) =>
      change(
        { operation: isDisabled ? 'operator.disable' : 'operator.enable', name },
        async (transaction, user) => {
          const { member } = user;
          if ((member.disabled === 1) === isDisabled)
            throw nothingToDo(member, isDisabled ? 'is disabled already' : 'is not disabled');
          const stationIds = isDisabled ? [] : [...(await lastStationsOf(transaction, member.id)).keys()];
          const input = {
            ...currentInput(user, stationIds),
            disabled: isDisabled ? (1 as const) : (0 as const),
          };
          return saveAs(transaction, user, { input, password: null });
        },
      ),
  };
}

interface Action {
  readonly operation: string;
  readonly name: string;
  readonly setsPassword?: boolean;
  /** Whether the user's open streams end. */
  readonly isEnding?: boolean;
}

/** Saves a user as the form of a company admin does. */
async function saveAs(
  transaction: Transaction,
  { member, scope }: OperatedUser,
  { input, password }: { readonly input: UserInput; readonly password: string | null },
): Promise<object> {
  await saveMember(transaction, scope, {
    target: member,
    version: undefined,
    input,
    password,
    by: { session: '', apiKey: null },
  });
  return {};
}

/** The form of a user without a change, at their stations by default. */
function currentInput(
  { member, scope }: OperatedUser,
  stationIds: readonly number[] = member.entries.map((entry) => entry.station_id),
): UserInput {
  const { first_name, last_name, email, username, disabled, entries } = member;
  const isAdmin = entries.some((entry) => entry.admin === 1);
  const stations = stationIds.flatMap((id) => scope.stations.get(id) ?? []);
  return {
    first_name,
    last_name,
    email,
    username,
    isAdmin,
    accessLevel: isAdmin ? 'admin' : 'user',
    company_admin: false,
    disabled: disabled === 1 ? 1 : 0,
    stations: stations.map(({ slug, title }) => ({ stationTitle: title, station: slug })),
  };
}

function nothingToDo(member: UserWithEntries, state: string) {
  return failOperator('operator.nothing-to-do', { message: `${titleOfUser(member)} ${state}.` });
}
