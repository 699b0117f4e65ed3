import type { LoadedSettings } from '@postkit/sdk';
import CircleUser from 'lucide-react/icons/circle-user';
import { type ReactNode, Suspense, useState } from 'react';
import { useSignOut } from '../../features/sessions/index.ts';
import type { ChatTool } from '../../host/installation-tools.ts';
import { PartFailureDialog } from '../../host/part-failure-dialog.tsx';
import { usePostKit } from '../../host/postkit-context.ts';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { SearchSelect } from '../../ui/search-select/search-select.tsx';
import { Select } from '../../ui/select/select.tsx';
import { shellMessages as messages } from '../shell.messages.ts';
import { ChatButton } from '../tools/chat-button.tsx';
import { AboutDialog } from './about-dialog.tsx';

/** As many as users take in at a glance. */
const stationsWithoutSearch = 8;

// Loads on demand, since few users create a key.
const ApiKeysDialog = lazyPart(
  () => import('../../features/api-keys/dialog/index.ts').then((module) => module.ApiKeysDialog),
  (failure, { onClose }) => <PartFailureDialog {...failure} onClose={onClose} />,
);

export interface TopBarProps {
  loaded: LoadedSettings;
  /** The chat of the host or the installation, once it has loaded. */
  chat: ChatTool | null;
  /** Status of the station, next to the account menu. */
  children: ReactNode;
}

export function TopBar({ loaded, chat, children }: TopBarProps) {
  const { host, productName } = usePostKit();
  const signOut = useSignOut();
  const [isAboutOpen, setAboutOpen] = useState(false);
  const [areKeysOpen, setKeysOpen] = useState(false);
  const { settings } = loaded;
  const Switcher = settings.station_list.length > stationsWithoutSearch ? SearchSelect : Select;

  function leave() {
    host.storage.remove('station');
    host.leave(host.hrefOf('/login'));
  }

  return (
    <header className="pk-top-bar">
      <span className="pk-top-bar-product">{productName}</span>
      <Switcher
        label={messages.station}
        isLabelHidden
        size="small"
        options={settings.station_list.map((entry) => ({ id: entry.station, label: (entry.title || entry.station).toUpperCase() }))}
        value={settings.station}
        onChange={(station) => {
          if (station === settings.station) return;
          host.storage.set('station', station);
          host.navigate(`/${station}/shows`);
        }}
      />
      <span className="pk-top-bar-space" />
      {children}
      {settings.links.academy && (
        <Link href={settings.links.academy} isExternal>
          {messages.academy}
        </Link>
      )}
      {chat && <ChatButton chat={chat} />}
      <Menu
        label={messages.account}
        isIconOnly
        variant="quiet"
        icon={<CircleUser aria-hidden="true" />}
        groups={[
          {
            id: 'person',
            label: settings.email || settings.username,
            items: [
              { id: 'api-keys', label: messages.apiKeys, onAction: () => setKeysOpen(true) },
              { id: 'about', label: messages.about, onAction: () => setAboutOpen(true) },
            ],
          },
          // The user leaves on failure too: the session ends on the station or with its expiry.
          {
            id: 'session',
            items: [{ id: 'sign-out', label: messages.signOut, onAction: () => signOut.mutate(undefined, { onSettled: leave }) }],
          },
        ]}
      />
      {areKeysOpen && (
        <Suspense fallback={null}>
          <ApiKeysDialog onClose={() => setKeysOpen(false)} />
        </Suspense>
      )}
      <AboutDialog isOpen={isAboutOpen} loaded={loaded} onClose={() => setAboutOpen(false)} />
    </header>
  );
}
