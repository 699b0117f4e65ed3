import type { Permissions } from '@postkit/sdk/schema';
import { type Area, type AreaId, areas, isAvailable, missingAccess } from './areas.ts';

/** An area with an entry in the menu; the licences are opened from the users, the webhooks from the destinations. */
export type MenuAreaId = Exclude<AreaId, 'licences' | 'webhooks'>;

interface MenuSection<Item> {
  id: string;
  label: string;
  items: readonly Item[];
}

export interface MenuItem extends Area {
  id: MenuAreaId;
  /** The station's licence lacks it. */
  isLocked: boolean;
}

const menu: readonly MenuSection<MenuAreaId>[] = [
  // Without a heading, above the sections that the specification names.
  { id: 'start', label: '', items: ['today'] },
  { id: 'content', label: 'My Content', items: ['audio', 'shows', 'video'] },
  {
    id: 'management',
    label: 'Management',
    items: ['episodes', 'setup', 'analytics', 'users', 'rssImport', 'tags', 'categories', 'schedules'],
  },
];

/**
 * The side menu of a user: omits areas that the role lacks, locks areas that the licence lacks.
 * @param targets Areas that the host has screens for; all if absent.
 */
export function visibleMenu(permissions: Permissions, targets?: readonly string[]): MenuSection<MenuItem>[] {
  const isShown = (id: MenuAreaId) => isAvailable(id, targets) && missingAccess(id, permissions) !== 'role';
  return menu.map(({ items, ...section }) => ({
    ...section,
    items: items.filter(isShown).map((id) => ({ ...areas[id], id, isLocked: missingAccess(id, permissions) === 'licence' })),
  }));
}
