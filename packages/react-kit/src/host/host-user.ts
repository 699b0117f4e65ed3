import type { Permissions } from '@postkit/sdk/schema';

/** The user of the workspace, for the host's analytics and support tools. Contains no API key and no password. */
export interface HostUser extends Permissions {
  id: number;
  username: string;
  email: string;
  /** Slug of the station, as in its addresses. */
  station: string;
  stationName: string;
}
