import { PostKitProvider, useMessages, usePreview } from '@postkit/react-kit';
import { AudioEditorScreen } from '@postkit/react-kit/screens/audio-editor';
import { LicencesScreen } from '@postkit/react-kit/screens/licences';
import { ShowDetailsScreen } from '@postkit/react-kit/screens/show-details';
import { ShowSetupScreen } from '@postkit/react-kit/screens/show-setup';
import { ShowsScreen } from '@postkit/react-kit/screens/shows';
import { SignInScreen } from '@postkit/react-kit/screens/sign-in';
import { UsersScreen } from '@postkit/react-kit/screens/users';
import { Shell } from '@postkit/react-kit/shell';
import { createClient } from '@postkit/sdk';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Parameters of the address: `?screen=shows&station=wxyz&username=…&api_key=…`. */
const asked = new URLSearchParams(globalThis.location.search);
const word = (name: string) => asked.get(name) ?? '';

const screens: Readonly<Record<string, () => ReactNode>> = {
  'sign-in': () => <SignInScreen forgotAddress="https://help.example.org/reset" />,
  shows: () => (
    <main>
      <ShowsScreen />
    </main>
  ),
  'show-details': () => (
    <main>
      <ShowDetailsScreen showId={Number(word('show'))} />
    </main>
  ),
  'show-setup': () => (
    <main>
      <ShowSetupScreen showId={word('show') || 'new'} />
    </main>
  ),
  'audio-editor': () => (
    <main>
      <AudioEditorScreen />
    </main>
  ),
  users: () => (
    <main>
      <UsersScreen />
    </main>
  ),
  licences: () => (
    <main>
      <LicencesScreen />
    </main>
  ),
  shell: () => <Shell path={`/${word('station')}/shows`}>{word('throws') ? <Broken /> : <ShowsScreen />}</Shell>,
};

function Broken(): ReactNode {
  if (!document.body.dataset['mended']) throw new Error('This screen is broken.');
  return <h1>Mended</h1>;
}

const client = createClient({
  station: word('station'),
  credentials: { username: word('username'), apiKey: word('api_key') },
});

// Buttons for the journeys: a host that uses the kit's public functions.
Object.assign(globalThis, {
  preview: (title: string, endpoint: string) => usePreview.getState().play({ title, artist: 'Harbour FM', endpoint }),
  message: (name: string, details: string, type: 'error' | 'success') => useMessages.getState().show({ name, details, type }),
});

const root = document.getElementById('root');
const screen = screens[word('screen')];
if (!root || !screen) throw new Error('The address names no screen.');
if (word('hostile')) await import('./hostile.css');
const theme = word('theme');
createRoot(root).render(
  <PostKitProvider client={client} theme={theme === 'dark' || theme === 'light' ? theme : undefined}>
    {screen()}
  </PostKitProvider>,
);
