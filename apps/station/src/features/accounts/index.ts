export type { NewStation, NewUser } from './account-admin.service.ts';
export { createAccounts, type AccountsSettings } from './accounts.feature.ts';
export type { IsWithinScope } from './accounts.live.ts';
export type { Accounts } from './accounts.service.ts';
export { checkAdminPassword, firstAdmin, firstStations, type FirstAdmin } from './first-start.ts';
export { userDisplayName } from './user-display-name.ts';
export { serverSecret } from './server-secret.ts';
export { createStationDirectory, followStations, type StationDirectory } from './station-directory.ts';
export { hasShow, type ShowLimit, type Station, type StationScope, wholeStation } from './station.ts';
