import {
  analyticsOperations,
  audioEventOperations,
  scheduleOperations,
  categoryOperations,
  episodeOperations,
  hasRole,
  importOperations,
  isAllowed,
  type Operation,
  showOperations,
  type Permissions,
  tagOperations,
  userOperations,
} from '@postkit/sdk/schema';

type Access = Operation['access'];

/** A part of the workspace that the menu leads to. */
export interface Area {
  label: string;
  /** First segment of its addresses below `/{station}/`. */
  target: string;
  /** Who may open it: whoever may make the call without which it is of no use. */
  access: Access;
}

const licences = ['full', 'podcast'] as const;

/** Every area of the product. Where the station has no call for one yet, its access stands here until it has. */
export const areas = {
  audio: { label: 'Audio', target: 'audio-editor', access: audioEventOperations.list.access },
  shows: { label: 'Shows', target: 'shows', access: showOperations.create.access },
  video: { label: 'Video', target: 'videos', access: episodeOperations.create.access },
  episodes: { label: 'Episodes', target: 'episodes', access: episodeOperations.list.access },
  // Everybody who makes shows may also make their feeds; the screen for all connections is the admins'.
  setup: { label: 'Setup', target: 'setup', access: { role: 'admin', licences } },
  analytics: { label: 'Analytics', target: 'analytics', access: analyticsOperations.shows.access },
  users: { label: 'Users', target: 'users', access: userOperations.list.access },
  rssImport: { label: 'RSS Import', target: 'import-rss-feed', access: importOperations.start.access },
  tags: { label: 'Tags', target: 'tags', access: tagOperations.create.access },
  categories: { label: 'Categories', target: 'categories', access: categoryOperations.create.access },
  schedules: { label: 'Automation', target: 'automations', access: scheduleOperations.create.access },
} as const satisfies Readonly<Record<string, Area>>;

export type AreaId = keyof typeof areas;

/** What somebody lacks for an area, or null where they may open it. Where both are lacking it is the role. */
export function lackOf(area: AreaId, standing: Permissions): 'role' | 'licence' | null {
  const { access }: Area = areas[area];
  if (!hasRole(access.role, standing)) return 'role';
  return isAllowed({ access }, standing) ? null : 'licence';
}

/** Whether the host has a screen for an area. @param targets Those that it has; all when absent. */
export function isThere(area: AreaId, targets: readonly string[] | undefined): boolean {
  return !targets || targets.includes(areas[area].target);
}
