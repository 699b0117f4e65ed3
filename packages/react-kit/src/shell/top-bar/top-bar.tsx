import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import type { LoadedSettings } from '@postkit/sdk';
import type { ChatTool } from '../../host/installation-tools.ts';
import { Kbd } from '../../ui/kbd/kbd.tsx';
import { Link } from '../../ui/link/link.tsx';
import { useWords } from '../../words/use-words.ts';
import { paletteKeys } from '../keys/palette-keys.ts';
import { shellMessages } from '../shell.messages.ts';
import type { MenuShape } from '../side-menu/use-menu-shape.ts';
import { StationSwitcher } from '../station/station-switcher.tsx';
import './top-bar.css';
import { ChatButton } from '../tools/chat-button.tsx';
import type { ShellKeys } from '../use-shell-keys.ts';
import { AccountMenu } from './account-menu.tsx';

export interface TopBarProps {
  loaded: LoadedSettings;
  /** The side menu shows the station, except as the bar of a phone. */
  shape: MenuShape;
  /** The chat of the host or the installation, once it has loaded. */
  chat: ChatTool | null;
  keys: ShellKeys;
  /** The line that shows that something loads. */
  progress: ReactNode;
  /** Status of the station, next to the account menu. */
  children: ReactNode;
}

export function TopBar({ loaded, shape, chat, keys, progress, children }: TopBarProps) {
  const messages = useWords(shellMessages);
  const { settings } = loaded;
  return (
    <header className="pk-top-bar">
      {progress}
      {shape === 'bar' && <StationSwitcher settings={settings} />}
      <SearchEntry onOpen={keys.openPalette} />
      <span className="pk-top-bar-space" />
      {children}
      {settings.links.academy && (
        <Link href={settings.links.academy} isExternal>
          {messages.academy}
        </Link>
      )}
      {chat && <ChatButton chat={chat} />}
      <AccountMenu loaded={loaded} keys={keys} />
    </header>
  );
}

/** Opens the palette, which searches the whole station. On narrow pages it is an icon. */
function SearchEntry({ onOpen }: { onOpen: () => void }) {
  const messages = useWords(shellMessages);
  return (
    <button type="button" className="pk-search-entry" aria-haspopup="dialog" onClick={onOpen}>
      <Search aria-hidden="true" />
      <span className="pk-search-entry-text">{messages.searchHint}</span>
      <span className="pk-search-entry-key" aria-hidden="true">
        <Kbd keys={paletteKeys()} />
      </span>
    </button>
  );
}
