import { createDefaultHost, rememberedLink, signInAddress } from '@postkit/react-kit';
import { createClient, type PostKitClient } from '@postkit/sdk';
import { navigateUnlessLeaving, startLeaving } from './navigate-once.ts';

let current: { station: string; client: PostKitClient } | null = null;

/** The client of a station, reused until another station is entered. When the session ends, it opens the sign-in, which returns here. */
export function stationClient(station: string): PostKitClient {
  if (current?.station === station) return current.client;
  current?.client.live.close();
  const client = createClient({
    station,
    credentials: 'cookie',
    onUnauthorized: signInAgain,
    // Sign out leads to the plain sign-in, whatever else is open when the session ends.
    hooks: { onRequest: ({ operation }) => void (operation.id === 'sessions.signOut' && startLeaving()) },
    log: ({ level, message, ...facts }) => console[level](`[postkit] ${message}`, facts),
  });
  current = { station, client };
  return client;
}

function signInAgain(): void {
  const { pathname, search, origin } = globalThis.location;
  const site = rememberedLink(createDefaultHost().storage, 'sign_in');
  navigateUnlessLeaving(signInAddress(site, pathname + search, origin));
}
