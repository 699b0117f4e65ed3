import Check from 'lucide-react/icons/check';
import { type Key, useRef } from 'react';
import {
  Header,
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Separator,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { Takeover } from '../deferred/use-deferred-trigger.ts';
import { useTakeover } from '../deferred/use-takeover.ts';
import { defined } from '../defined/defined.ts';
import { TriggerButton } from '../trigger-button/trigger-button.tsx';
import type { MenuEntry, MenuGroup, MenuProps } from './menu-props.ts';
import '../popover/popover.css';
import './menu.css';

export function MenuControl({
  label,
  groups,
  placement = 'bottom end',
  takeover,
  ...trigger
}: MenuProps & { takeover: Takeover | undefined }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen, focus] = useTakeover(takeover, button);
  const filledGroups = groups.filter((group) => group.items.length > 0);
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <TriggerButton {...trigger} label={label} ref={button} />
      <Popover className="pk-popover" placement={placement} offset={4}>
        <AriaMenu className="pk-menu" {...(focus && { autoFocus: focus })}>
          {filledGroups.flatMap((group, index) => [
            ...(index > 0 ? [<Separator key={`${group.id}-line`} className="pk-menu-line" />] : []),
            <MenuSection
              key={group.id}
              className="pk-menu-section"
              {...(group.label ? {} : { 'aria-label': label })}
              {...choiceOf(group)}
            >
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
    item.href === undefined
      ? {}
      : { href: item.href, ...(item.isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {}) };
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
