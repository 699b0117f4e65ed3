import type { LoadedSettings } from '@postkit/sdk';
import { Suspense, useState } from 'react';
import { useSignOut } from '../../features/sessions/index.ts';
import { PartFailureDialog } from '../../host/part-failure-dialog.tsx';
import { usePostKit } from '../../host/postkit-context.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { shellMessages as messages } from '../shell.messages.ts';
import { useThemeGroup } from '../side-menu/use-theme-group.ts';
import { AboutDialog } from './about-dialog.tsx';

// Loads on demand, since few users create a key.
const ApiKeysDialog = lazyPart(
  () => import('../../features/api-keys/dialog/index.ts').then((module) => module.ApiKeysDialog),
  (failure, { onClose }) => <PartFailureDialog {...failure} onClose={onClose} />,
);

/** The user: their keys, the theme, the version, and the way out. */
export function AccountMenu({ loaded }: { loaded: LoadedSettings }) {
  const { host } = usePostKit();
  const signOut = useSignOut();
  const themes = useThemeGroup();
  const [isAboutOpen, setAboutOpen] = useState(false);
  const [areKeysOpen, setKeysOpen] = useState(false);
  const { settings } = loaded;
  const person = settings.email || settings.username;

  function leave() {
    host.storage.remove('station');
    host.leave(host.hrefOf('/login'));
  }

  return (
    <>
      <Menu
        label={messages.account}
        variant="quiet"
        className="pk-account"
        content={<Avatar name={person} />}
        groups={[
          {
            id: 'person',
            label: person,
            items: [
              { id: 'api-keys', label: messages.apiKeys, onAction: () => setKeysOpen(true) },
              { id: 'about', label: messages.about, onAction: () => setAboutOpen(true) },
            ],
          },
          ...(themes ? [themes] : []),
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
    </>
  );
}
