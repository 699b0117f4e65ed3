export type { NewStation, NewUser } from './account-admin.service.ts';
export { createAccounts, type AccountsSettings } from './accounts.feature.ts';
export type { Accounts } from './accounts.service.ts';
export { checkAdminPassword, firstAdmin, firstStations, type FirstAdmin } from './first-start.ts';
export { userDisplayName } from './user-display-name.ts';
export { refusePasswords } from './refuse-passwords.ts';
export { serverSecret } from './server-secret.ts';
export { createStationDirectory, followStations, type StationDirectory } from './station-directory.ts';
export type { Station } from './station.ts';
