import type { Permissions } from '@postkit/sdk/schema';
import { type Area, type AreaId, areas, isThere, lackOf } from './areas.ts';

interface MenuSection<Item> {
  id: string;
  label: string;
  items: readonly Item[];
}

export interface MenuItem extends Area {
  id: AreaId;
  /** The station's licence lacks it. */
  isLocked: boolean;
}

const menu: readonly MenuSection<AreaId>[] = [
  { id: 'content', label: 'My Content', items: ['audio', 'shows', 'video'] },
  {
    id: 'management',
    label: 'Management',
    items: ['episodes', 'setup', 'analytics', 'users', 'rssImport', 'tags', 'categories', 'schedules'],
  },
];

/**
 * The side menu as somebody sees it: what their role lacks is left out, what the licence lacks is locked.
 * @param targets Of the areas that the host has screens for; all when absent.
 */
export function visibleMenu(standing: Permissions, targets?: readonly string[]): MenuSection<MenuItem>[] {
  const isShown = (id: AreaId) => isThere(id, targets) && lackOf(id, standing) !== 'role';
  return menu.map(({ items, ...section }) => ({
    ...section,
    items: items.filter(isShown).map((id) => ({ ...areas[id], id, isLocked: lackOf(id, standing) === 'licence' })),
  }));
}
