import { useMemo } from 'react';
import { Link, Outlet, useNavigate } from 'react-router';
import { type Host, PostKitProvider } from '@postkit/react-kit';
import { SignInGate } from '@postkit/react-kit/sign-in-gate';
import { createClient } from '@postkit/sdk';

const client = createClient({
  baseUrl: import.meta.env.VITE_POSTKIT_URL ?? 'http://localhost:4000',
  station: 'harbour-fm',
  credentials: 'token',
});

/** The layout around the pages: the kit navigates with the router. */
export function Newsroom() {
  const navigate = useNavigate();
  const host = useMemo<Partial<Host>>(
    () => ({ navigate: (to, options) => void navigate(to, { replace: options?.replace ?? false }) }),
    [navigate],
  );
  return (
    <PostKitProvider client={client} host={host} productName="Newsroom">
      <SignInGate>
        <nav>
          <Link to="/">Shows</Link> <button onClick={() => void client.sessions.signOut()}>Sign out</button>
        </nav>
        <main>
          <Outlet />
        </main>
      </SignInGate>
    </PostKitProvider>
  );
}
