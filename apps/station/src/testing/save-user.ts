import type { User, UserSave } from '@postkit/sdk/schema';
import type { SignedIn } from './sign-in.ts';
import type { TestStation } from './station.ts';

/** A payload as the user form sends it. */
export function userPayload(overrides: Partial<UserSave> = {}): UserSave {
  const { isAdmin = false } = overrides;
  return {
    first_name: 'Nora',
    last_name: 'Quist',
    email: 'nora@example.com',
    username: '',
    password: '',
    isAdmin,
    accessLevel: isAdmin ? 'admin' : 'user',
    company_admin: false,
    stations: [],
    ...overrides,
  };
}

/** The payload that the form saves for a listed user: unchanged except for the overrides. */
export function payloadOf(user: User, overrides: Partial<UserSave> = {}): UserSave {
  const { id, version, first_name, last_name, email, username } = user;
  return userPayload({
    id,
    version,
    first_name,
    last_name,
    email,
    username,
    isAdmin: user.admin_stations.length > 0,
    stations: user.user_stations.map(({ station, station_name: stationTitle }) => ({
      station,
      stationTitle,
    })),
    ...(user.disabled === 1 ? { disabled: 1 } : {}),
    ...overrides,
  });
}

/** The list of users as the given user sees it. */
export async function listUsers(server: TestStation, as: SignedIn, slug = server.slug): Promise<User[]> {
  const answer = await server.call(`/${slug}/api/v1/get_employees.json`, { as });
  if (answer.status !== 200) throw new Error(`The list of users responded with ${answer.status}.`);
  return (await answer.json()) as User[];
}

export function saveUser(
  server: TestStation,
  as: SignedIn,
  payload: UserSave,
  slug = server.slug,
): Promise<Response> {
  return server.call(`/${slug}/api/v1/save_user/`, { method: 'POST', as, json: payload });
}
