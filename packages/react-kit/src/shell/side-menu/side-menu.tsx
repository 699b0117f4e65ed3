import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import { type RefObject, useEffect, useRef } from 'react';
import { type MenuItem, visibleMenu } from '../../screen/session/menu.ts';
import type { StationSession } from '../../screen/session/station-session.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { NavList } from '../../ui/nav-list/nav-list.tsx';
import type { MenuShape } from './use-menu-shape.ts';
import { shellMessages as messages } from '../shell.messages.ts';
import { areaIcons } from './area-icons.ts';

export interface SideMenuProps {
  session: StationSession;
  /** Targets of the areas that the host has screens for; all if absent. */
  areas?: readonly string[] | undefined;
  /** The current path. */
  path: string;
  shape: MenuShape;
  onToggle(): void;
  /** The user chose an item that the licence lacks. */
  onLocked(item: MenuItem): void;
}

export function SideMenu({ session, areas, path, shape, onToggle, onLocked }: SideMenuProps) {
  const { host } = usePostKit();
  const isCollapsed = shape === 'collapsed';
  const sections = visibleMenu(session.permissions, areas);
  const addressOf = (item: MenuItem) => `/${session.slug}/${item.target}`;
  const menu = useCurrentInView(path, shape);
  const isCurrent = (item: MenuItem) => path === addressOf(item) || path.startsWith(`${addressOf(item)}/`);

  return (
    <div ref={menu} className="pk-side-menu" data-shape={shape}>
      <NavList
        label={messages.menu}
        isCollapsed={isCollapsed}
        sections={sections.map((section) => ({
          ...section,
          items: section.items.map((item) => {
            const Icon = areaIcons[item.id];
            return {
              id: item.id,
              label: item.label,
              icon: <Icon aria-hidden="true" />,
              href: host.hrefOf(addressOf(item)),
              isCurrent: isCurrent(item),
              isLocked: item.isLocked,
            };
          }),
        }))}
        onSelect={(chosen, event) => {
          const item = sections.flatMap((section) => section.items).find(({ id }) => id === chosen.id);
          if (!item) return;
          event.preventDefault();
          if (item.isLocked) onLocked(item);
          else host.navigate(addressOf(item));
        }}
      />
      {shape !== 'bar' && (
        <IconButton
          label={isCollapsed ? messages.expand : messages.collapse}
          icon={isCollapsed ? <PanelLeftOpen aria-hidden="true" /> : <PanelLeftClose aria-hidden="true" />}
          tooltipPlacement="end"
          onPress={onToggle}
        />
      )}
    </div>
  );
}

/** Scrolls the current item into view, since a bar of many items scrolls. */
function useCurrentInView(path: string, shape: MenuShape): RefObject<HTMLDivElement | null> {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shape === 'bar') menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [path, shape]);
  return menu;
}
