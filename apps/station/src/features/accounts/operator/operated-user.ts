import { runInAuditScope } from '../../../platform/audit/audit-scope.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tables, Transaction } from '../../../platform/db/database.ts';
import type { AdminScope } from '../admin-scope.ts';
import { nameOfUser } from '../name-of-user.ts';
import type { StationDirectory } from '../station-directory.ts';
import { findUsers, lastStationsOf, type UserWithEntries } from '../users.repository.ts';
import { failOperator } from './operator-errors.ts';
import { userOfId, usersNamed } from './operator.repository.ts';

/** The user of an action, and the stations of their company, all of which the operator administers. */
export interface OperatedUser {
  readonly member: UserWithEntries;
  readonly scope: AdminScope;
}

/** No user has it. */
const operatorId = 0;

/**
 * Finds a user by email, username, first and last name, or `id:` and the id.
 * @throws operator.no-user, operator.ambiguous
 */
export async function operatedUser(
  db: Tables,
  directory: StationDirectory,
  name: string,
): Promise<OperatedUser> {
  const id = /^id:(\d{1,15})$/.exec(name)?.[1];
  const [found, ...more] = id === undefined ? await usersNamed(db, name) : await userOfId(db, Number(id));
  if (!found)
    throw failOperator('operator.no-user', {
      message: `There is no user “${name}”. The list of users has their names and ids.`,
    });
  if (more.length > 0) {
    const which = [found, ...more].map((user) => `id:${user.id} (${user.email})`).join(', ');
    throw failOperator('operator.ambiguous', {
      message: `Several users have the name “${name}”. Name one by its id: ${which}.`,
    });
  }
  return {
    member: await memberOf(db, found.company_id, found.id),
    scope: operatorScope(directory, found.company_id),
  };
}

/** The user as it is now. */
export async function memberOf(db: Tables, companyId: number, userId: number): Promise<UserWithEntries> {
  const [member] = await findUsers(db, { companyId, stationIds: null, userId });
  if (!member) throw failOperator('operator.no-user');
  return member;
}

/** An operator administers as a company admin does. */
function operatorScope(directory: StationDirectory, companyId: number): AdminScope {
  const stations = directory.all.filter((station) => station.companyId === companyId);
  return {
    userId: operatorId,
    companyId,
    companyAdmin: true,
    stations: new Map(stations.map((station) => [station.id, station])),
    stationsOfCompany: stations.length,
  };
}

/** Ids of the stations whose audit log names a change of the user: a company admin, and a user without a station, are of all. */
export async function loggedStationsOf(db: Tables, { member, scope }: OperatedUser): Promise<number[]> {
  const entered = [
    ...member.entries.map(({ station_id: id }) => id),
    ...(await lastStationsOf(db, member.id)).keys(),
  ];
  return member.company_admin === 1 || entered.length === 0
    ? [...scope.stations.keys()]
    : [...new Set(entered)];
}

/** Name and email, as the terminal shows a user. */
export function titleOfUser(user: Parameters<typeof nameOfUser>[0] & { readonly email: string }): string {
  return `${nameOfUser(user)} (${user.email})`;
}

export interface OperatorAction {
  readonly db: Database;
  readonly clock: Clock;
  /** As the audit log names it. */
  readonly operation: string;
}

/** Runs an action in one transaction, whose changes the audit log ascribes to the station's program. */
export function runAsOperator<Result>(
  { db, clock, operation }: OperatorAction,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const actor = { kind: 'station', userId: null, name: 'postkit-station admin', key: '' } as const;
  const scope = {
    clock,
    operation,
    rule: null,
    stationId: null,
    network: '',
    agent: '',
    actor,
    recorded: [],
  };
  return runInAuditScope(scope, () => db.transaction(work));
}
