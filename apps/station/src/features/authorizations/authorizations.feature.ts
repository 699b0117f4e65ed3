import type { Feature, StationContext } from '../../context.ts';
import { createGuardedFetch } from '../../platform/fetch/guarded-fetch.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { type Accounts, serverSecret } from '../accounts/index.ts';
import { registerAuthorizationRoutes } from './authorizations.routes.ts';
import { type Authorizations, createAuthorizationService } from './authorizations.service.ts';
import { createOAuthHttp } from './oauth-http.ts';
import { createOAuthPlatforms } from './oauth-platforms.ts';

/** Accounts of platforms, which users connect by OAuth 2.0. */
export async function createAuthorizations(
  context: StationContext,
  { accounts }: { readonly accounts: Accounts },
): Promise<Authorizations & Feature> {
  const { config, http } = context;
  const box = createSecretBox(await serverSecret(config), 'authorizations');
  const platforms = createOAuthPlatforms(config);
  const fetch = createGuardedFetch({ allowPrivate: config.allowPrivateFetch });
  http.addHook('onClose', () => fetch.close());
  const authorizations = createAuthorizationService(context, {
    box,
    platforms,
    http: createOAuthHttp(fetch),
  });
  return {
    ...authorizations,
    routes: () => registerAuthorizationRoutes(context, { accounts, platforms, authorizations }),
  };
}
