import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { clientId, clientSecret } from './openid-provider.ts';

const tenMinutes = 600;
const scope = 'openid email profile groups';

/** A user of the provider. */
export interface CertifiedUser {
  readonly sub: string;
  readonly email: string;
  readonly groups: readonly string[];
}

/** A provider that follows every rule of the protocol: `oidc-provider`, which the OpenID Foundation certified. */
export interface CertifiedProvider {
  readonly issuer: string;
  /** Who signs in next, without a form. */
  user: CertifiedUser;
  /** Registers a station as its client. */
  register(stationUrl: string): void;
  close(): Promise<void>;
}

export async function startCertifiedProvider(): Promise<CertifiedProvider> {
  let handle: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = createServer((request, response) => handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const users = new Map<string, CertifiedUser>();
  const certified: CertifiedProvider = {
    issuer,
    user: { sub: 'stranger', email: 'stranger@example.org', groups: [] },
    register(stationUrl) {
      const provider = openProvider(issuer, stationUrl, users);
      const respond = provider.callback();
      handle = (request, response) => {
        if (!request.url?.startsWith('/interaction/')) return void respond(request, response);
        users.set(certified.user.sub, certified.user);
        void provider.interactionFinished(request, response, { login: { accountId: certified.user.sub } });
      };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return certified;
}

function openProvider(
  issuer: string,
  stationUrl: string,
  users: ReadonlyMap<string, CertifiedUser>,
): Provider {
  const at = (path: string) => new URL(path, stationUrl).href;
  return new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [at('/stations/api/v1/single_sign_on/return/')],
        post_logout_redirect_uris: [at('/login')],
        backchannel_logout_uri: at('/stations/api/v1/single_sign_on/logout/'),
        scope,
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
      groups: ['groups'],
    },
    // Its own refuses addresses of this machine.
    fetch: (address, init = {}) => fetch(address, { ...init, dispatcher: undefined } as RequestInit),
    ttl: {
      AccessToken: tenMinutes,
      Grant: tenMinutes,
      IdToken: tenMinutes,
      Interaction: tenMinutes,
      Session: tenMinutes,
    },
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
    findAccount: (_context, sub) => {
      const user = users.get(sub);
      return (
        user && {
          accountId: sub,
          claims: () => ({ ...user, groups: [...user.groups], email_verified: true, given_name: 'Nora' }),
        }
      );
    },
  });
}
