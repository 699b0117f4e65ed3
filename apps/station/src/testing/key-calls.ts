import type { ApiKey, SignInResponse } from '@postkit/sdk/schema';
import type { TestStation } from './station.ts';

/** Headers that show who calls. */
export type Credentials = Readonly<Record<string, string>>;

interface Secret {
  readonly secret: string;
  readonly username: string;
}

export interface CreatedKey extends ApiKey, Secret {
  readonly headers: Credentials;
}

/** The calls that create API keys, and begin sessions and further keys with them. */
export function keyCalls(server: () => TestStation) {
  const api = '/stations/api/v1';

  function enter({ username, secret }: Secret): Promise<Response> {
    const query = new URLSearchParams({ username, api_key: secret, current_station: server().slug });
    return server().call(`${api}/do_login/?${query.toString()}`, {
      headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
    });
  }

  return {
    /** Creates a key as the user of a request; throws unless it is created. */
    async createKey(headers: Credentials, input: { may_delegate?: boolean } = {}): Promise<CreatedKey> {
      const response = await server().call(`${api}/api_key/`, {
        method: 'POST',
        headers,
        json: { name: 'Script', ...input },
      });
      if (response.status !== 201)
        throw new Error(`Creating a key responded with ${response.status}: ${await response.text()}`);
      const key = (await response.json()) as ApiKey & { api_key: string; username: string };
      return {
        ...key,
        secret: key.api_key,
        headers: { authorization: `ApiKey ${key.username}:${key.api_key}` },
      };
    },
    enter,
    /** The credentials of the session that a key begins. */
    async cookieOf(key: Secret): Promise<Credentials> {
      const response = await enter(key);
      const [cookie] = response.headers.getSetCookie();
      if (response.status !== 302 || !cookie)
        throw new Error(`do_login responded with ${response.status}: ${await response.text()}`);
      return { cookie: cookie.split(';')[0] ?? '', authorization: 'Custom' };
    },
    /** The own key of a request, as a sign-in lists it. */
    async ownKeyOf(headers: Credentials): Promise<Secret & { headers: Credentials }> {
      const { apikey, username } = (await (
        await server().call(`${api}/session/`, { headers })
      ).json()) as SignInResponse;
      return { headers: { authorization: `ApiKey ${username}:${apikey}` }, secret: apikey, username };
    },
  };
}
