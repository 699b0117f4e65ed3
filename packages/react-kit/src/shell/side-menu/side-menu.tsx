import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import SunMoon from 'lucide-react/icons/sun-moon';
import type { Settings } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { NavList } from '../../ui/nav-list/nav-list.tsx';
import { useWords } from '../../words/use-words.ts';
import { shellMessages } from '../shell.messages.ts';
import { StationSwitcher } from '../station/station-switcher.tsx';
import { areaIcons } from './area-icons.ts';
import './side-menu.css';
import { PhoneTabs } from './phone-tabs.tsx';
import { type MenuSource, useMenuSections } from './use-menu-sections.ts';
import type { MenuShape } from './use-menu-shape.ts';
import { useThemeGroup } from './use-theme-group.ts';

export interface SideMenuProps extends MenuSource {
  settings: Settings;
  shape: MenuShape;
  onToggle(): void;
}

/** The station, the areas, and the menu's own switches; tabs at the bottom of a phone. */
export function SideMenu({ settings, shape, onToggle, ...source }: SideMenuProps) {
  const messages = useWords(shellMessages);
  const { productName } = usePostKit();
  const sections = useMenuSections(source);
  const isCollapsed = shape === 'collapsed';
  if (shape === 'bar') return <PhoneTabs items={sections.flatMap(({ items }) => items)} />;
  return (
    <aside className="pk-side-menu" aria-label={messages.sideMenu} data-shape={shape}>
      <div className="pk-side-menu-station">
        <StationSwitcher settings={settings} isMarkOnly={isCollapsed} />
      </div>
      <div className="pk-side-menu-areas">
        <NavList
          label={messages.menu}
          isCollapsed={isCollapsed}
          sections={sections.map(({ items, ...section }) => ({
            ...section,
            items: items.map(({ id, label, href, isCurrent, isLocked }) => {
              const Icon = areaIcons[id];
              return { id, label, href, isCurrent, isLocked, icon: <Icon aria-hidden="true" /> };
            }),
          }))}
          onSelect={(chosen, event) => {
            event.preventDefault();
            sections
              .flatMap(({ items }) => items)
              .find(({ id }) => id === chosen.id)
              ?.open();
          }}
        />
      </div>
      <div className="pk-side-menu-foot">
        {!isCollapsed && (
          <>
            <span className="pk-product">{productName}</span>
            <ThemeMenu />
          </>
        )}
        <IconButton
          label={isCollapsed ? messages.expand : messages.collapse}
          size="small"
          icon={isCollapsed ? <PanelLeftOpen aria-hidden="true" /> : <PanelLeftClose aria-hidden="true" />}
          tooltipPlacement="end"
          onPress={onToggle}
        />
      </div>
    </aside>
  );
}

/** The choice of a theme, absent on a page that sets the theme itself. */
function ThemeMenu() {
  const messages = useWords(shellMessages);
  const { theme } = usePostKit();
  const group = useThemeGroup();
  if (!theme || !group) return null;
  return (
    <Menu
      label={messages.theme}
      isIconOnly
      variant="quiet"
      size="small"
      icon={<SunMoon aria-hidden="true" />}
      placement="top start"
      groups={[group]}
    />
  );
}
