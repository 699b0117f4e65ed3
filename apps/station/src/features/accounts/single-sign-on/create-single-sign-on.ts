import type { StationContext } from '../../../context.ts';
import { createGuardedFetch } from '../../../platform/fetch/guarded-fetch.ts';
import type { Passwords } from '../../../platform/passwords/create-passwords.ts';
import { createRateLimit } from '../../../platform/rate-limit.ts';
import { createSecretBox } from '../../../platform/secret-box.ts';
import type { BeginSession } from '../begin-session.ts';
import type { ShowNames } from '../limit-user.ts';
import type { StationDirectory } from '../station-directory.ts';
import { createAcceptUser } from './accept-user.ts';
import { createProviderFetch } from './provider-fetch.ts';
import { createProvider } from './provider.ts';
import { createSingleSignOn, type SingleSignOn } from './single-sign-on.service.ts';

/** Milliseconds for which a logout token is remembered: twice as long as one is valid. */
const usedTokenMs = 600_000;

export interface CreateSingleSignOnDeps {
  /** The server's secret, from which the key of the stored tokens is derived. */
  readonly secret: Buffer;
  readonly directory: StationDirectory;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly begin: BeginSession;
  readonly showNames: ShowNames;
}

/** Null if the installation has no provider. */
export function singleSignOnFor(
  context: StationContext,
  { secret, directory, passwords, begin, showNames }: CreateSingleSignOnDeps,
): SingleSignOn | null {
  const { config, db, clock, live, http, log } = context;
  const { singleSignOn: settings, allowPrivateFetch: allowPrivate } = config;
  if (!settings) return null;
  const fetch = createGuardedFetch({ allowPrivate });
  http.addHook('onClose', () => fetch.close());
  const unknown =
    settings.grants?.filter(
      ({ station }) => station !== '*' && !directory.bySlug(station) && !directory.byFormerSlug(station),
    ) ?? [];
  if (directory.all.length > 0 && unknown.length > 0)
    log.warn(
      { stations: unknown.map(({ station }) => station) },
      'POSTKIT_OIDC_GROUPS names stations that do not exist',
    );
  const usedTokens = createRateLimit({
    clock,
    limit: 1,
    windowMs: usedTokenMs,
    shared: { db, name: 'logout_tokens' },
  });
  const isFirstUse = (id: string) => usedTokens.take(id).allowed;
  const provider = createProvider({ config: settings, fetch: createProviderFetch(fetch), clock, isFirstUse });
  const acceptUser = createAcceptUser({ db, clock, config: settings, directory, passwords, showNames });
  return createSingleSignOn({
    db,
    clock,
    box: createSecretBox(secret, 'single sign-on'),
    live,
    provider,
    acceptUser,
    begin,
  });
}
