import type { Permissions } from '@postkit/sdk/schema';
import type { Words } from '../../words/define-messages.ts';
import type { areasMessages } from './areas.messages.ts';
import { type Area, type AreaId, areas, isAvailable, missingAccess } from './areas.ts';

/** An area with an entry in the menu; the licences are opened from the users, the company, the webhooks, the activity and the export from the destinations. */
export type MenuAreaId = Exclude<AreaId, 'licences' | 'company' | 'webhooks' | 'activity' | 'stationExport'>;

interface MenuSection<Item> {
  id: 'start' | 'content' | 'management';
  items: readonly Item[];
}

export interface MenuItem extends Area {
  id: MenuAreaId;
  label: string;
  /** The station's licence lacks it. */
  isLocked: boolean;
}

const menu: readonly MenuSection<MenuAreaId>[] = [
  // Without a heading, above the sections that the specification names.
  { id: 'start', items: ['today'] },
  { id: 'content', items: ['audio', 'shows', 'video'] },
  {
    id: 'management',
    items: [
      'episodes',
      'setup',
      'analytics',
      'campaigns',
      'users',
      'rssImport',
      'tags',
      'categories',
      'schedules',
    ],
  },
];

/**
 * The side menu of a user: omits areas that the role or the limit to shows lacks, locks areas that the licence lacks.
 * @param targets Areas that the host has screens for; all if absent.
 * @param hasCampaigns Whether the station inserts campaigns; their entry is omitted otherwise.
 */
export function visibleMenu(
  permissions: Permissions,
  messages: Words<typeof areasMessages>,
  targets?: readonly string[],
  hasCampaigns = false,
): (MenuSection<MenuItem> & { label: string })[] {
  const { areas: names, sections } = messages;
  const isShown = (id: MenuAreaId) => {
    if (id === 'campaigns' && !hasCampaigns) return false;
    const lacks = missingAccess(id, permissions);
    return isAvailable(id, targets) && (lacks === null || lacks === 'licence');
  };
  return menu.map(({ items, ...section }) => ({
    ...section,
    label: section.id === 'start' ? '' : sections[section.id],
    items: items.filter(isShown).map((id) => ({
      ...areas[id],
      id,
      label: names[id],
      isLocked: missingAccess(id, permissions) === 'licence',
    })),
  }));
}
