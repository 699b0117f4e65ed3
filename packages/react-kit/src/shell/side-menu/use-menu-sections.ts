import { usePostKit } from '../../host/postkit-context.ts';
import { type MenuItem, visibleMenu } from '../../host/session/menu.ts';
import type { StationSession } from '../../host/session/station-session.ts';
import type { MenuAreaId } from '../../screens.ts';
import { useCatalogue } from '../../words/use-words.ts';

export interface MenuSource {
  session: StationSession;
  /** Targets of the areas that the host has screens for; all if absent. */
  areas?: readonly string[] | undefined;
  /** The current path. */
  path: string;
  /** The user chose an item that the licence lacks. */
  onLocked(item: MenuItem): void;
}

export interface MenuEntry {
  id: MenuAreaId;
  label: string;
  href: string;
  isCurrent: boolean;
  isLocked: boolean;
  /** Opens the area, or explains why it is locked. */
  open(): void;
}

export interface MenuEntrySection {
  id: string;
  label: string;
  items: readonly MenuEntry[];
}

/** The areas of the user's menu with their addresses, in their sections. */
export function useMenuSections({ session, areas, path, onLocked }: MenuSource): MenuEntrySection[] {
  const catalogue = useCatalogue();
  const { host } = usePostKit();
  return visibleMenu(session.permissions, catalogue, areas, session.features.enable_campaigns).map(
    ({ items, ...section }) => ({
      ...section,
      items: items.map((item) => {
        const address = `/${session.slug}/${item.target}`;
        return {
          id: item.id,
          label: item.label,
          href: host.hrefOf(address),
          isCurrent: path === address || path.startsWith(`${address}/`),
          isLocked: item.isLocked,
          open: () => (item.isLocked ? onLocked(item) : host.navigate(address)),
        };
      }),
    }),
  );
}
