import { useSyncExternalStore } from 'react';
import { type Host, PostKitProvider } from '@postkit/react-kit';
import { ShowDetailsScreen } from '@postkit/react-kit/screens/show-details';
import { ShowsScreen } from '@postkit/react-kit/screens/shows';
import { SignInGate } from '@postkit/react-kit/sign-in-gate';
import { createClient } from '@postkit/sdk';

const client = createClient({
  baseUrl: import.meta.env.VITE_POSTKIT_URL ?? 'http://localhost:4000',
  station: 'harbour-fm',
  credentials: 'token',
});

/** Screens navigate in the part of the address after `#`. */
const host: Partial<Host> = {
  hrefOf: (to) => `#${to}`,
  navigate: (to, options) => (options?.replace ? location.replace(`#${to}`) : location.assign(`#${to}`)),
};

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

export function Newsroom() {
  const path = useSyncExternalStore(onHashChange, () => location.hash.slice(1));
  const showId = /\/shows\/(\d+)/.exec(path)?.[1];
  return (
    <PostKitProvider client={client} host={host} productName="Newsroom">
      <SignInGate>
        <nav>
          <a href="#/">Shows</a> <button onClick={() => void client.sessions.signOut()}>Sign out</button>
        </nav>
        <main>{showId ? <ShowDetailsScreen key={showId} showId={Number(showId)} /> : <ShowsScreen />}</main>
      </SignInGate>
    </PostKitProvider>
  );
}
