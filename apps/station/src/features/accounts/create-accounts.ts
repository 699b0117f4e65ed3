import type { StationContext } from '../../platform/context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { createPasswords, type JudgePassword, type PasswordCost } from '../../platform/passwords/create-passwords.ts';
import { createAccountPasswords } from './account-passwords.ts';
import { registerLiveRoute } from './accounts.live.ts';
import { registerAccountRoutes } from './accounts.routes.ts';
import { registerApiKeyRoutes } from './api-keys.routes.ts';
import { anyCompanyAdmin, isUserAt, userById, userByName } from './accounts.repository.ts';
import type { Accounts } from './accounts.service.ts';
import { createApiKeys } from './api-keys.service.ts';
import { createAuthenticate } from './authenticate.ts';
import { createPeople } from './people.service.ts';
import { createPersons } from './persons.service.ts';
import { serverSecret } from './server-secret.ts';
import { createSessionKeys } from './session-keys.ts';
import { createSessions } from './sessions.service.ts';
import { createSignIn } from './sign-in.service.ts';
import { createStationDirectory } from './station-directory.ts';
import { createStationNames, type ShowTitles } from './station-names.ts';
import { registerUserRoutes } from './users.routes.ts';
import { createUsers } from './users.service.ts';

export interface AccountsSettings {
  /** What one check of a password costs; tests take a cheap one. */
  readonly passwordCost?: PasswordCost | undefined;
  /** How a new password is judged; tests take a cheap way. */
  readonly judgePassword?: JudgePassword | undefined;
  readonly showTitles: ShowTitles;
}

/** People, stations, sign-in and keys. */
export async function createAccounts(
  context: StationContext,
  { passwordCost, judgePassword, showTitles }: AccountsSettings,
): Promise<Accounts> {
  const { db, clock, config, live } = context;
  const passwords = createPasswords({ clock, cost: passwordCost, judge: judgePassword });
  const keys = createSessionKeys(await serverSecret(config.dataDir));
  const directory = await createStationDirectory(db);
  const sessions = createSessions({ db, clock });
  const apiKeys = createApiKeys({ db, clock });
  const persons = createPersons({ db, directory });
  const stationNames = createStationNames(showTitles);

  const authenticate = createAuthenticate({ clock, keys, sessions, apiKeys, persons });

  return {
    ...createPeople({ db, clock, passwords, directory }),
    ...createAccountPasswords({ db, passwords, persons, directory, stationNames, live }),
    authenticate,
    stationOf: (slug) => directory.bySlug(slug),
    stationAt(slug) {
      const station = directory.bySlug(slug);
      if (!station) throw fail('resource.absent');
      return station;
    },
    stationById: (id) => directory.byId(id),
    stations: () => directory.all,
    user: async (userId) => (await userById(db, userId)) ?? null,
    keyOf: (person) => keys.keyOf(person.session, clock.now()),
    hasAdmin: () => anyCompanyAdmin(db),
    isUserAt: (station, email) => isUserAt(db, station, email),
    isTaken: async (name) => (await userByName(db, name)) !== undefined,
    weaknessOf: (password, names) => passwords.weaknessOf({ password, names }, 'station'),
    stop: () => passwords.close(),
    routes() {
      const signIn = createSignIn({ db, clock, passwords, keys, sessions, persons, directory });
      registerAccountRoutes(context, { signIn, sessions, keys, directory });
      registerApiKeyRoutes(context, apiKeys);
      registerUserRoutes(context, createUsers({ db, clock, passwords, directory, live, stationNames }));
      registerLiveRoute(context, directory, authenticate);
    },
  };
}
