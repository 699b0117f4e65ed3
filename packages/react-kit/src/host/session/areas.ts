import {
  analyticsOperations,
  audioEventOperations,
  auditOperations,
  campaignOperations,
  scheduleOperations,
  categoryOperations,
  episodeOperations,
  hasRole,
  importOperations,
  isAllowed,
  isWithinLimit,
  licenceOperations,
  showOperations,
  stationExportOperations,
  stationOperations,
  tagOperations,
  todayOperations,
  userOperations,
  webhookOperations,
  type Access,
  type Permissions,
} from '@postkit/sdk/operations';

/** A part of the workspace. */
export interface Area {
  /** First segment of its addresses below `/{station}/`. */
  target: string;
  /** Access of the call without which the area is useless. */
  access: Access;
}

const licences = ['full', 'podcast'] as const;

/** Every area of the product. An area without a call of its own declares its access here. */
export const areas = {
  today: { target: 'today', access: todayOperations.get.access },
  audio: { target: 'audio-editor', access: audioEventOperations.list.access },
  // Users who are limited to shows open those, and create none.
  shows: { target: 'shows', access: { ...showOperations.create.access, scope: 'show' } },
  // A video may create a destination.
  video: { target: 'videos', access: { ...episodeOperations.create.access, scope: 'station' } },
  episodes: { target: 'episodes', access: episodeOperations.list.access },
  // Every user who creates shows may create their feeds; the screen for all destinations is for admins.
  setup: { target: 'setup', access: { role: 'admin', licences } },
  analytics: { target: 'analytics', access: analyticsOperations.shows.access },
  // Opened from the users, because the specification fixes the menu.
  licences: { target: 'licences', access: licenceOperations.list.access },
  // Opened from the destinations.
  company: { target: 'company', access: stationOperations.list.access },
  // Opened from the destinations.
  webhooks: { target: 'webhooks', access: webhookOperations.list.access },
  // Opened from the destinations; in the menu as well once the station inserts campaigns.
  campaigns: { target: 'campaigns', access: campaignOperations.list.access },
  // Opened from the destinations as well.
  activity: { target: 'activity', access: auditOperations.list.access },
  // Opened from the destinations.
  stationExport: { target: 'export', access: stationExportOperations.list.access },
  users: { target: 'users', access: userOperations.list.access },
  rssImport: { target: 'import-rss-feed', access: importOperations.start.access },
  // The tags screen counts their use, which episodes' forms do not need.
  tags: { target: 'tags', access: tagOperations.update.access },
  categories: { target: 'categories', access: categoryOperations.create.access },
  schedules: { target: 'automations', access: scheduleOperations.create.access },
} as const satisfies Readonly<Record<string, Area>>;

export type AreaId = keyof typeof areas;

/** Access that a user lacks: to the whole station for one who is limited to shows, the role of an admin or of a company admin, or the licence. */
export type MissingAccess = 'limit' | 'role' | 'company-role' | 'licence';

/** The access that the user lacks for an area or an operation, or null for none. The licence goes last. */
export function missingAccess(to: AreaId | Access, permissions: Permissions): MissingAccess | null {
  const access: Access = typeof to === 'string' ? areas[to].access : to;
  if (!isWithinLimit(access, permissions)) return 'limit';
  if (!hasRole(access.role, permissions)) return access.role === 'company_admin' ? 'company-role' : 'role';
  return isAllowed({ access }, permissions) ? null : 'licence';
}

/** Whether the host has a screen for an area. @param targets The host's areas; all if absent. */
export function isAvailable(area: AreaId, targets: readonly string[] | undefined): boolean {
  return !targets || targets.includes(areas[area].target);
}
