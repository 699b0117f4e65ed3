import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createStores, PostKitProvider, useMessages, usePreview } from '@postkit/react-kit';
import { ShowsScreen } from '@postkit/react-kit/screens/shows';
import { Shell } from '@postkit/react-kit/shell';
import { createClient } from '@postkit/sdk';
import { OverlayKinds } from '../../packages/react-kit/gallery/overlay-kinds.tsx';
import { catalogues } from './catalogues.ts';
import { eventLog, hostSlots } from './host-extras.tsx';
import { mountPlace, overlayPlace } from './mount-place.ts';
import { screens } from './screens.tsx';
import { SiteBlocks } from './site-blocks.tsx';
import { TwoStations } from './two-stations.tsx';

/** Parameters of the address: `?screen=shows&station=wxyz&username=…&api_key=…`. */
const asked = new URLSearchParams(globalThis.location.search);
const word = (name: string) => asked.get(name) ?? '';

/** The parts of the kit that journeys open in this page: every screen, every part, and the shell around one. */
const parts: Readonly<Record<string, () => ReactNode>> = {
  ...screens(word),
  two: () => <TwoStations left={word('left')} right={word('right')} />,
  overlays: () => <OverlayKinds />,
  site: () => <SiteBlocks station={word('station')} />,
  shell: () => (
    <Shell path={`/${word('station')}/shows`}>
      <ShowsScreen />
    </Shell>
  ),
};

/** Gives the page styles of its own for bare elements. */
async function styleHostile(): Promise<void> {
  await import('./hostile.css');
}

const client = createClient({
  station: word('station'),
  credentials: { username: word('username'), apiKey: word('api_key') },
});

const stores = createStores();

// Buttons for the journeys: a host that uses the kit's public functions.
Object.assign(globalThis, {
  preview: (title: string, endpoint: string) =>
    usePreview.in(stores).getState().play({ title, artist: 'Harbour FM', endpoint }),
  message: (name: string, details: string, type: 'error' | 'success') =>
    useMessages.in(stores).getState().show({ name, details, type }),
  styleHostile,
});

const root = word('within') ? mountPlace(word('within')) : document.getElementById('root');
const screen = parts[word('screen')];
if (!root || !screen) throw new Error('The address names no screen.');
if (word('hostile')) await styleHostile();
const theme = word('theme');
const messages = await catalogues[word('words')]?.();
createRoot(root).render(
  <PostKitProvider
    client={client}
    messages={messages}
    stores={stores}
    theme={theme === 'dark' || theme === 'light' ? theme : undefined}
    accent={word('accent') || undefined}
    overlays={word('overlays') ? overlayPlace(word('overlays')) : undefined}
    events={word('events') ? eventLog() : undefined}
    slots={word('slots') ? hostSlots(word('slots') === 'broken') : undefined}
  >
    {screen()}
  </PostKitProvider>,
);
