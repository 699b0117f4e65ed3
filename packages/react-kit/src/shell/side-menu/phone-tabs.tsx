import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import type { MenuAreaId } from '../../screens.ts';
import { Drawer } from '../../ui/drawer/drawer.tsx';
import { isPlainClick } from '../../ui/link/is-plain-click.ts';
import { useWords } from '../../words/use-words.ts';
import { shellMessages } from '../shell.messages.ts';
import { areaIcons } from './area-icons.ts';
import { phoneTabs } from './phone-tabs.model.ts';
import type { MenuEntry } from './use-menu-sections.ts';

/** The areas that need the thumb most as tabs; the others in a sheet. */
export function PhoneTabs({ items }: { items: readonly MenuEntry[] }) {
  const messages = useWords(shellMessages);
  const [isOpen, setOpen] = useState(false);
  const { tabs, rest } = phoneTabs(items);
  const isDeck = items.some(({ id, isCurrent }) => isCurrent && id === deckArea);
  return (
    <nav className="pk-tabs-bar" aria-label={messages.menu} data-deck={isDeck || undefined}>
      {tabs.map((item) => (
        <Tab key={item.id} item={item} className="pk-tabs-bar-tab" />
      ))}
      {rest.length > 0 && (
        <button
          type="button"
          className="pk-tabs-bar-tab"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          data-current={rest.some(({ isCurrent }) => isCurrent) || undefined}
          onClick={() => setOpen(true)}
        >
          <Ellipsis aria-hidden="true" />
          <span className="pk-truncate">{messages.more}</span>
        </button>
      )}
      <Drawer isOpen={isOpen} side="sheet" title={messages.more} onClose={() => setOpen(false)}>
        <ul className="pk-tabs-sheet">
          {rest.map((item) => (
            <li key={item.id}>
              <Tab item={item} className="pk-tabs-sheet-item" onOpen={() => setOpen(false)} />
            </li>
          ))}
        </ul>
      </Drawer>
    </nav>
  );
}

/** Below the editor, which ends in its deck, the bar continues the deck. */
const deckArea: MenuAreaId = 'audio';

interface TabProps {
  item: MenuEntry;
  className: string;
  onOpen?: () => void;
}

function Tab({ item, className, onOpen }: TabProps) {
  const Icon = areaIcons[item.id];
  return (
    <a
      className={className}
      href={item.href}
      aria-current={item.isCurrent ? 'page' : undefined}
      aria-disabled={item.isLocked || undefined}
      onClick={(event) => {
        if (item.isLocked) event.preventDefault();
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen?.();
        item.open();
      }}
    >
      <Icon aria-hidden="true" />
      <span className="pk-truncate">{item.label}</span>
    </a>
  );
}
