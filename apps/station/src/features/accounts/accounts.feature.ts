import type { Feature, StationContext } from '../../context.ts';
import { createPasswords, type PasswordOptions } from '../../platform/passwords/create-passwords.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { createAccountAdmin } from './account-admin.service.ts';
import { createAccountPasswords } from './account-passwords.ts';
import { type IsWithinScope, registerLiveRoute } from './accounts.live.ts';
import { registerAccountRoutes } from './accounts.routes.ts';
import { createAccountService, type Accounts } from './accounts.service.ts';
import { registerApiKeyRoutes } from './api-keys.routes.ts';
import { createApiKeys } from './api-keys.service.ts';
import { createAuthenticate, createUserOfCookie } from './authenticate.ts';
import { type BeginSession, createBeginSession } from './begin-session.ts';
import { createIdentityCache } from './identity-cache.ts';
import { registerLicenceRoutes } from './licences.routes.ts';
import { createLicences } from './licences.service.ts';
import type { ShowNames } from './limit-user.ts';
import { createOwnSessions } from './own-sessions.service.ts';
import { redirectFormerSlugs } from './redirect-former-slugs.ts';
import { refusePasswords } from './refuse-passwords.ts';
import { createSecondFactors } from './second-factors/create-second-factors.ts';
import { registerSecondFactorRoutes } from './second-factors/second-factors.routes.ts';
import { createSignInRules } from './second-factors/sign-in-rules.service.ts';
import { serverSecret } from './server-secret.ts';
import { createSessionCookie } from './session-cookie.ts';
import { createSessionKeys } from './session-keys.ts';
import { createSessions } from './sessions.service.ts';
import { createSignInLimits } from './sign-in-limits.ts';
import { createSignIn } from './sign-in.service.ts';
import { createSignOut } from './sign-out.ts';
import { singleSignOnFor } from './single-sign-on/create-single-sign-on.ts';
import { createPendingSignIns } from './single-sign-on/pending-sign-in.ts';
import { registerSingleSignOnRoutes } from './single-sign-on/single-sign-on.routes.ts';
import { createStationChanges } from './station-changes.ts';
import { createStationDirectory, followStations, type StationDirectory } from './station-directory.ts';
import { createStationNames, type ShowTitles } from './station-names.ts';
import type { StationOutside } from './stations/company-station-deps.ts';
import { registerCompanyStationRoutes } from './stations/company-stations.routes.ts';
import { createCompanyStations } from './stations/company-stations.service.ts';
import { defineStationDeletion } from './stations/delete-station.jobs.ts';
import { registerTokenRoutes } from './tokens.routes.ts';
import { createTokens } from './tokens.service.ts';
import { createUserManagement } from './user-management.service.ts';
import { registerUserRoutes } from './users.routes.ts';

export interface AccountsSettings {
  readonly passwordOptions?: PasswordOptions | undefined;
  /** Created later than accounts. */
  readonly shows: () => ShowNames & { readonly titles: ShowTitles };
  /** Decides which live events a user gets who is limited to shows. */
  readonly isWithin: IsWithinScope;
  readonly outside: StationOutside;
}

/** Users, stations, sign-in and keys. */
export async function createAccounts(
  context: StationContext,
  { passwordOptions, shows, isWithin, outside }: AccountsSettings,
): Promise<Accounts & Feature> {
  const { db, clock, config, live, announce } = context;
  const passwords = createPasswords({ clock, ...passwordOptions });
  const secret = await serverSecret(config);
  const directory = await createStationDirectory(db);
  const stopFollowing = followStations(context, directory);
  context.quota.limitBy((stationId) => directory.byId(stationId)?.quotaBytes ?? null);
  redirectFormerSlugs(context.http, directory);
  const parts = createSessionParts(context, { secret, directory });
  const { keys, sessions, identities, sessionCookie, signOut, beginSession } = parts;
  const stationNames = createStationNames((stationIds) => shows().titles(stationIds));
  const admin = createAccountAdmin({ db, clock, passwords, directory });
  const accountPasswords = createAccountPasswords({
    db,
    passwords,
    identities,
    directory,
    stationNames,
    live,
  });
  const showNames: ShowNames = {
    known: (from, stationId, ids) => shows().known(from, stationId, ids),
    titleOf: (from, stationId, id) => shows().titleOf(from, stationId, id),
  };
  const singleSignOn = singleSignOnFor(context, {
    secret,
    directory,
    passwords,
    begin: beginSession,
    showNames,
  });
  const pending = createPendingSignIns({
    clock,
    box: createSecretBox(secret, 'sign-ins at a provider'),
    isSecure: parts.isSecure,
  });
  const stationChanges = createStationChanges({ db, clock });
  const companyStations = createCompanyStations({
    ...context,
    directory,
    outside,
    stationChanges,
    stationQuotaBytes: config.stationQuotaBytes,
    deletion: defineStationDeletion(context),
  });
  const users = createUserManagement({
    db,
    clock,
    passwords,
    directory,
    live,
    announce,
    stationNames,
    showNames,
  });

  return {
    ...createAccountService(context, {
      ...parts,
      passwords,
      directory,
      admin,
      stationChanges,
      accountPasswords,
      users,
      singleSignOn,
    }),
    async stop() {
      stopFollowing();
      await passwords.close();
    },
    routes() {
      const limits = createSignInLimits({ clock, db });
      const begin: BeginSession = async (user) => {
        refusePasswords(config);
        return beginSession(user);
      };
      const { secondSteps, passkeySteps, ownFactors, ownPasskeys } = createSecondFactors(context, {
        secret,
        passwords,
        limits,
        begin,
      });
      const signIn = createSignIn({ db, clock, config, passwords, limits, secondSteps, begin });
      registerAccountRoutes(context, { ...parts, signIn, directory, secondSteps });
      registerSingleSignOnRoutes(context, { singleSignOn, pending, sessionCookie, signOut, limits });
      registerTokenRoutes(context, {
        signIn,
        tokens: createTokens({ db, clock, keys, sessions, identities, live }),
        secondSteps,
      });
      registerSecondFactorRoutes(context, { secondSteps, passkeySteps, ownFactors, ownPasskeys });
      registerApiKeyRoutes(context, parts.apiKeys);
      registerUserRoutes(context, users, createSignInRules({ db, directory }));
      registerLicenceRoutes(context, createLicences({ ...context, directory }));
      registerCompanyStationRoutes(context, companyStations);
      registerLiveRoute(context, { directory, authenticate: parts.authenticate, isWithin });
    },
  };
}

/** Sessions and API keys, and how a request shows whose they are. */
function createSessionParts(
  { db, clock, config, live }: StationContext,
  { secret, directory }: { secret: Buffer; directory: StationDirectory },
) {
  const keys = createSessionKeys(secret);
  const sessions = createSessions({ db, clock });
  const apiKeys = createApiKeys({ db, clock, live });
  const identities = createIdentityCache({ db, directory });
  const { allowedOrigins } = config;
  const isSecure = config.publicUrl.startsWith('https:');
  const sessionCookie = createSessionCookie(keys, isSecure);
  return {
    keys,
    sessions,
    apiKeys,
    ownSessions: createOwnSessions({ db, clock, sessions, live }),
    identities,
    authenticate: createAuthenticate({ clock, keys, sessions, apiKeys, identities, allowedOrigins }),
    userOfCookie: createUserOfCookie({ keys, sessions, identities }),
    isSecure,
    sessionCookie,
    signOut: createSignOut({ db, live, sessions, sessionCookie }),
    beginSession: createBeginSession({ db, clock, sessions, identities, directory }),
  };
}
