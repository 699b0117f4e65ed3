import Check from 'lucide-react/icons/check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { Key, ReactNode } from 'react';
import { Header, Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger, Separator } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { defined } from '../defined/defined.ts';
import { TriggerButton, type TriggerButtonProps } from '../trigger-button/trigger-button.tsx';
import '../popover/popover.css';
import './menu.css';

export type MenuEntry = {
  id: string;
  label: string;
  icon?: ReactNode;
  description?: string | undefined;
  /** The shortcut's keys, such as "⌘D". */
  shortcut?: string | undefined;
  isDanger?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Makes the entry a link. */
  href?: string | undefined;
  isExternal?: boolean | undefined;
  onAction?: (() => void) | undefined;
};

export type MenuGroup = {
  id: string;
  label?: string | undefined;
  items: readonly MenuEntry[];
  /** Id of the chosen entry, which makes the group a choice of one. */
  selected?: string | undefined;
  /** Runs with the id of the entry that the user chooses. */
  onSelect?: ((id: string) => void) | undefined;
};

export type MenuProps = Omit<TriggerButtonProps, 'label'> & {
  /** The button's name. With `isIconOnly` and no `icon`, the button shows three dots. */
  label: string;
  groups: readonly MenuGroup[];
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
};

/** A button that opens a menu of actions. Lines separate the groups. */
export function Menu({ label, groups, placement = 'bottom end', icon, ...trigger }: MenuProps) {
  const filledGroups = groups.filter((group) => group.items.length > 0);
  return (
    <MenuTrigger>
      <TriggerButton {...trigger} label={label} icon={icon ?? (trigger.isIconOnly ? <Ellipsis aria-hidden="true" /> : undefined)} />
      <Popover className="pk-popover" placement={placement} offset={4}>
        <AriaMenu className="pk-menu">
          {filledGroups.flatMap((group, index) => [
            ...(index > 0 ? [<Separator key={`${group.id}-line`} className="pk-menu-line" />] : []),
            <MenuSection key={group.id} className="pk-menu-section" {...(group.label ? {} : { 'aria-label': label })} {...choiceOf(group)}>
              {group.label && <Header className="pk-menu-header">{group.label}</Header>}
              {group.items.map((item) => (
                <Entry key={item.id} item={item} isChoice={group.selected !== undefined} />
              ))}
            </MenuSection>,
          ])}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

/** The properties of a section that is a choice of one. */
function choiceOf({ selected, onSelect }: MenuGroup) {
  if (selected === undefined) return {};
  return {
    selectionMode: 'single' as const,
    disallowEmptySelection: true,
    selectedKeys: [selected],
    onSelectionChange: (keys: 'all' | Iterable<Key>) => {
      const [chosen] = keys === 'all' ? [] : keys;
      if (chosen !== undefined) onSelect?.(String(chosen));
    },
  };
}

function Entry({ item, isChoice }: { item: MenuEntry; isChoice: boolean }) {
  const link =
    item.href === undefined ? {} : { href: item.href, ...(item.isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {}) };
  return (
    <MenuItem
      id={item.id}
      textValue={item.label}
      className="pk-menu-item"
      data-danger={item.isDanger || undefined}
      {...link}
      {...defined({ isDisabled: item.isDisabled, onAction: item.onAction })}
    >
      {isChoice && <Check className="pk-menu-check" aria-hidden="true" />}
      {item.icon}
      <span className="pk-menu-text">
        {item.label}
        {item.description && <span className="pk-menu-description">{item.description}</span>}
      </span>
      {item.shortcut && <kbd className="pk-menu-key">{item.shortcut}</kbd>}
    </MenuItem>
  );
}
