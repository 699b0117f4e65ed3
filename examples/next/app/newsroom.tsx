'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { type Host, PostKitProvider } from '@postkit/react-kit';
import { ShowDetailsScreen } from '@postkit/react-kit/screens/show-details';
import { ShowsScreen } from '@postkit/react-kit/screens/shows';
import { SignInGate } from '@postkit/react-kit/sign-in-gate';
import { createClient } from '@postkit/sdk';

// Also runs on the server, so it needs a baseUrl; the tokens are in the browser only.
const client = createClient({
  baseUrl: process.env.NEXT_PUBLIC_POSTKIT_URL ?? 'http://localhost:4000',
  station: 'harbour-fm',
  credentials: 'token',
});

export function Newsroom({ showId }: { showId: number | null }) {
  const router = useRouter();
  const host = useMemo<Partial<Host>>(
    () => ({ navigate: (to, options) => (options?.replace ? router.replace(to) : router.push(to)) }),
    [router],
  );
  return (
    <PostKitProvider client={client} host={host} productName="Newsroom">
      <SignInGate>
        <nav>
          <Link href="/">Shows</Link> <button onClick={() => void client.sessions.signOut()}>Sign out</button>
        </nav>
        <main>{showId === null ? <ShowsScreen /> : <ShowDetailsScreen key={showId} showId={showId} />}</main>
      </SignInGate>
    </PostKitProvider>
  );
}
