import { clientId, clientSecret, type TestProvider } from './openid-provider.ts';
import { startStation, type TestStation, type TestStationOptions } from './station.ts';

const path = '/stations/api/v1/single_sign_on/';

/** A station whose users sign in at a test provider. */
export function startStationWith(
  provider: TestProvider,
  env: Record<string, string> = {},
  options: TestStationOptions = {},
): Promise<TestStation> {
  return startStation({ ...options, env: { ...settingsFor(provider), ...env } });
}

/** The station's settings for a test provider. */
export function settingsFor({ issuer }: Pick<TestProvider, 'issuer'>): Record<string, string> {
  return {
    POSTKIT_OIDC_ISSUER: issuer,
    POSTKIT_OIDC_CLIENT_ID: clientId,
    POSTKIT_OIDC_CLIENT_SECRET: clientSecret,
    POSTKIT_OIDC_NAME: 'Harbour',
    POSTKIT_ALLOW_PRIVATE_FETCH: '1',
  };
}

/** A browser that signs in at the provider, step by step. */
export function startProviderBrowser(server: TestStation) {
  const cookies = new Map<string, string>();

  async function open(address: string, headers: Record<string, string> = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await server.call(address, { headers: { cookie, ...headers } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  return {
    cookies,
    open,
    /** The address at the provider that the station sends the browser to. */
    async begin(next = ''): Promise<string> {
      const response = await open(next === '' ? path : `${path}?${new URLSearchParams({ next }).toString()}`);
      return response.headers.get('location') ?? '';
    },
    /** The address of the station that the provider sends the browser to. */
    async visit(address: string): Promise<string> {
      const response = await fetch(address, { redirect: 'manual' });
      return response.headers.get('location') ?? '';
    },
    /** The address that the station continues at, such as `/login#single_sign_on=done`. */
    async finish(address: string): Promise<string> {
      // The provider's site leads the browser here.
      const response = await open(address, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' });
      const [, target = ''] = /url=([^"]*)"/.exec(await response.text()) ?? [];
      return target.replaceAll('&amp;', '&');
    },
    /** All steps; resolves to the outcome. */
    async signIn(next = ''): Promise<string> {
      const target = await this.finish(await this.visit(await this.begin(next)));
      return new URLSearchParams(target.split('#')[1]).get('single_sign_on') ?? '';
    },
    /** A call of the page after the sign-in. */
    page: (address: string) => open(address, { 'sec-fetch-site': 'same-origin' }),
    /** The stations that the session opens; null without a session. */
    async stations(): Promise<string[] | null> {
      const response = await this.page('/stations/api/v1/session/');
      if (response.status !== 200) return null;
      return ((await response.json()) as { stations: { station: string }[] }).stations.map(
        ({ station }) => station,
      );
    },
  };
}
