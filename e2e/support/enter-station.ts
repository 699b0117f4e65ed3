import type { BrowserContext } from '@playwright/test';
import { createClient } from '@postkit/sdk';
import type { SignInResponse } from '@postkit/sdk/schema';

/** Sets the session that the sign-in page would set in a browser. */
export async function enterStation(
  context: BrowserContext,
  url: string,
  signedIn: SignInResponse,
  station = 'harbour-fm',
): Promise<void> {
  const entry = signedIn.stations.find((one) => one.station === station);
  if (!entry) throw new Error(`There is no station ${station} to enter.`);
  const { sessions } = createClient({ baseUrl: url, station });
  await context.request.get(sessions.enterAddress(signedIn, entry, `/${station}/`, true), {
    maxRedirects: 0,
  });
}
