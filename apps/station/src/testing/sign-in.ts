import { signInResponse, type SignInResponse } from '@postkit/sdk/schema';

/** A signed-in user. */
export interface SignedIn {
  readonly username: string;
  readonly key: string;
  /** Value of the `Authorization` header. */
  readonly authorization: string;
  readonly answer: SignInResponse;
}

/** Signs in over HTTP; throws if it fails. */
export async function signIn(url: string, name: string, password: string): Promise<SignedIn> {
  const response = await requestSignIn(url, name, password);
  if (response.status !== 200) throw new Error(`Signing in as ${name} responded with ${response.status}.`);
  const answer = signInResponse.parse(await response.json());
  const { username, apikey: key } = answer;
  return { username, key, authorization: `ApiKey ${username}:${key}`, answer };
}

/** The plain sign-in call. */
export function requestSignIn(url: string, name: string, password: string): Promise<Response> {
  const authorization = `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
  return fetch(new URL('/stations/api/v1/get_stations.json', url), { headers: { authorization } });
}
