import { redirect } from '@tanstack/react-router';
import { createDefaultHost, startAddress } from '@postkit/react-kit';
import { stationClient } from '../host/station-client.ts';

/** `/`: redirects to the remembered station if the session is still valid, else to the sign-in. */
export async function openFirst(): Promise<never> {
  const { storage } = createDefaultHost();
  const station = storage.get('station');
  const isLoggedIn =
    station !== null &&
    (await stationClient(station)
      .sessions.loggedIn()
      .catch(() => false));
  if (isLoggedIn) throw redirect({ href: startAddress(storage, station), replace: true });
  // The sign-in page is outside the router.
  globalThis.location.replace('/login');
  return new Promise<never>(() => {});
}
