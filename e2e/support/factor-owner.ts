import { createClient, type PostKitClient } from '@postkit/sdk';
import * as schema from '@postkit/sdk/schema';
import { appCode } from './app-code.ts';
import { addPasskey, type Authenticator } from './passkey-page.ts';

export interface FactorOwner {
  readonly client: PostKitClient;
  /** The code of the app that the client sets up. */
  code(): string;
  /** With the user's passkey. */
  readonly authenticator: Authenticator;
}

const password = 'harbour-fm-1234';
let owners = 0;

/**
 * A new user whose session is confirmed, with a passkey and an app that waits for its first code or, with `isOn`, is on.
 * @param admin client of an admin of the station
 */
export async function makeFactorOwner(
  admin: PostKitClient,
  stationTitle: string,
  isOn: boolean,
): Promise<FactorOwner> {
  owners += 1;
  const email = `owner-${owners}@example.org`;
  const rights = { isAdmin: false, accessLevel: 'user', company_admin: false } as const;
  const names = { first_name: 'Nora', last_name: 'Quist', email, username: '' };
  await admin.users.create({ ...names, ...rights, password, stations: [{ stationTitle }] });
  const { baseUrl, station } = admin.transport;
  const client = createClient({ baseUrl, station, validate: schema });
  const { username, apikey: apiKey } = await client.sessions.signIn(email, password);
  client.configure({ credentials: { username, apiKey } });
  await client.secondFactors.confirm({ password });
  const authenticator = await addPasskey(client);
  const { secret } = await client.secondFactors.setUpApp();
  if (isOn) await client.secondFactors.confirmApp(appCode(secret));
  return { client, code: () => appCode(secret), authenticator };
}
