import type { Permissions } from '@postkit/sdk/schema';
import type { MenuAreaId } from '../../screens.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { areasMessages } from './areas.messages.ts';
import { type Area, areas, isAvailable, missingAccess } from './areas.ts';
import { menuSections } from './session-areas.ts';

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

/**
 * The side menu of a user: omits areas that the role or the limit to shows lacks, locks areas that the licence lacks.
 * @param targets Areas that the host has screens for; all if absent.
 * @param hasCampaigns Whether the station inserts campaigns; their entry is omitted otherwise.
 */
export function visibleMenu(
  permissions: Permissions,
  catalogue: Catalogue,
  targets?: readonly string[],
  hasCampaigns = false,
): (MenuSection<MenuItem> & { label: string })[] {
  const messages = catalogue.wordsOf(areasMessages);
  const { areas: names, sections: headings } = messages;
  const isShown = (id: MenuAreaId) => {
    if (id === 'campaigns' && !hasCampaigns) return false;
    const lacks = missingAccess(id, permissions);
    return isAvailable(id, targets) && (lacks === null || lacks === 'licence');
  };
  // The first section has no heading, above those that the specification names.
  return menuSections.map(({ items, ...section }) => ({
    ...section,
    label: section.id === 'start' ? '' : headings[section.id],
    items: items.filter(isShown).map((id) => ({
      ...areas[id],
      id,
      label: names[id],
      isLocked: missingAccess(id, permissions) === 'licence',
    })),
  }));
}
