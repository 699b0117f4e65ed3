export type { NewUser } from './account-admin.service.ts';
export { createAccounts, type AccountsSettings } from './accounts.feature.ts';
export type { IsWithinScope } from './accounts.live.ts';
export type { Accounts } from './accounts.service.ts';
export {
  checkAdminPassword,
  firstAdmin,
  firstStations,
  type FirstAdmin,
  namedStation,
} from './first-start.ts';
export type { NewStation } from './new-station.ts';
export {
  type MovedStationSettings,
  movedStationSettings,
  type MovedUser,
  movedUser,
} from './moved-station.ts';
export { createOperatorAccounts, type OperatorAccounts } from './operator/operator-accounts.ts';
export type { OperatorStations } from './operator/operator-stations.ts';
export { deletionJob, deletionPayload } from './stations/delete-station.jobs.ts';
export type { ListedKey, ListedSession } from './operator/operator-credentials.ts';
export type { ListedUser } from './operator/operator-users.ts';
export { userDisplayName } from './user-display-name.ts';
export { refusePasswords } from './refuse-passwords.ts';
export { serverSecret } from './server-secret.ts';
export { createStationDirectory, followStations, type StationDirectory } from './station-directory.ts';
export {
  hasShow,
  type ShowLimit,
  slugsOf,
  type Station,
  type StationScope,
  wholeStation,
} from './station.ts';
