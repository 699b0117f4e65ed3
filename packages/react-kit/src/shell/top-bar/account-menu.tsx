import { Suspense, useState } from 'react';
import type { LoadedSettings } from '@postkit/sdk';
import { PartFailureDialog } from '../../host/part-failure-dialog.tsx';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { Menu, type MenuGroup } from '../../ui/menu/menu.tsx';
import type { Catalogue } from '../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { shellMessages } from '../shell.messages.ts';
import { useThemeGroup } from '../side-menu/use-theme-group.ts';
import { useLeave } from '../use-leave.ts';
import type { ShellKeys } from '../use-shell-keys.ts';
import { AboutDialog } from './about-dialog.tsx';
import { useLanguageGroup } from './use-language-group.ts';
import { useStartGroup } from './use-start-group.ts';

// Loads on demand, since few users create a key.
const ApiKeysDialog = lazyPart(
  () => import('../api-keys/api-keys-dialog.tsx').then((module) => module.ApiKeysDialog),
  (failure, { onClose }) => <PartFailureDialog {...failure} onClose={onClose} />,
);

const OwnSessionsDialog = lazyPart(
  () => import('../sessions/own-sessions/own-sessions-dialog.tsx').then((module) => module.OwnSessionsDialog),
  (failure, { onClose }) => <PartFailureDialog {...failure} onClose={onClose} />,
);

const SecurityDialog = lazyPart(
  () => import('../second-factors/security-dialog.tsx').then((module) => module.SecurityDialog),
  (failure, { onClose }) => <PartFailureDialog {...failure} onClose={onClose} />,
);

export interface AccountMenuProps {
  loaded: LoadedSettings;
  keys: ShellKeys;
}

/** The user: how they sign in, their sessions and API keys, the keyboard, the theme, the language, the first screen, the version, and the way out. */
export function AccountMenu({ loaded, keys }: AccountMenuProps) {
  const catalogue = useCatalogue();
  const messages = useWords(shellMessages);
  const signOut = useLeave();
  const themes = useThemeGroup();
  const languages = useLanguageGroup();
  const start = useStartGroup(loaded.settings);
  const [isAboutOpen, setAboutOpen] = useState(false);
  const [areKeysOpen, setKeysOpen] = useState(false);
  const [areSessionsOpen, setSessionsOpen] = useState(false);
  const [isSecurityOpen, setSecurityOpen] = useState(false);
  const { settings } = loaded;
  const person = settings.email || settings.username;

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
              { id: 'security', label: messages.security, onAction: () => setSecurityOpen(true) },
              { id: 'sessions', label: messages.sessions, onAction: () => setSessionsOpen(true) },
              { id: 'api-keys', label: messages.apiKeys, onAction: () => setKeysOpen(true) },
              { id: 'key-help', label: messages.keyHelp, onAction: keys.openHelp },
              { id: 'about', label: messages.about, onAction: () => setAboutOpen(true) },
            ],
          },
          ...(themes ? [themes] : []),
          ...(languages ? [languages] : []),
          ...(start ? [start] : []),
          singleKeyGroup(keys, catalogue),
          { id: 'session', items: [{ id: 'sign-out', label: messages.signOut, onAction: signOut }] },
        ]}
      />
      {areKeysOpen && (
        <Suspense fallback={null}>
          <ApiKeysDialog onClose={() => setKeysOpen(false)} />
        </Suspense>
      )}
      {areSessionsOpen && (
        <Suspense fallback={null}>
          <OwnSessionsDialog onClose={() => setSessionsOpen(false)} />
        </Suspense>
      )}
      {isSecurityOpen && (
        <Suspense fallback={null}>
          <SecurityDialog onClose={() => setSecurityOpen(false)} />
        </Suspense>
      )}
      <AboutDialog isOpen={isAboutOpen} loaded={loaded} onClose={() => setAboutOpen(false)} />
    </>
  );
}

/** Users of speech input turn single keys off, since every word would press some. */
function singleKeyGroup({ singleKeys }: ShellKeys, catalogue: Catalogue): MenuGroup {
  const messages = catalogue.wordsOf(shellMessages);
  return {
    id: 'single-keys',
    label: messages.singleKeys,
    selected: singleKeys.areOn ? 'on' : 'off',
    onSelect: (id) => singleKeys.choose(id === 'on'),
    items: [
      { id: 'on', label: messages.singleKeysOn },
      { id: 'off', label: messages.singleKeysOff },
    ],
  };
}
