import { createStationDirectory } from '../station-directory.ts';
import { createStationNames } from '../station-names.ts';
import { operatedUser, titleOfUser } from './operated-user.ts';
import { createOperatorAccess, type OperatorAccess } from './operator-access.ts';
import { createOperatorCredentials, type OperatorCredentials } from './operator-credentials.ts';
import type { OperatorDeps, OperatorSettings } from './operator-deps.ts';
import { createOperatorStations, type OperatorStations } from './operator-stations.ts';
import { listOperatedUsers, type ListedUser } from './operator-users.ts';

/** Actions of the operator of the machine, who needs no sign-in. Each is one transaction, and every change is in the audit log. */
export interface OperatorAccounts extends OperatorAccess, OperatorCredentials {
  readonly stations: OperatorStations;
  list(): Promise<ListedUser[]>;
  /** Name and email of a user. @throws operator.no-user, operator.ambiguous */
  titleOf(name: string): Promise<string>;
}

export async function createOperatorAccounts({
  shows,
  outside,
  ...settings
}: OperatorSettings): Promise<OperatorAccounts> {
  const { db } = settings;
  const directory = await createStationDirectory(db);
  const deps: OperatorDeps = {
    ...settings,
    directory,
    stationNames: createStationNames(shows.titles),
    showNames: shows,
  };
  return {
    ...createOperatorAccess(deps),
    ...createOperatorCredentials(deps),
    stations: createOperatorStations({ ...deps, ...outside }),
    list: () => listOperatedUsers(db, directory),
    titleOf: async (name) => titleOfUser((await operatedUser(db, directory, name)).member),
  };
}
