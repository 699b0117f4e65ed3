import type { Licence, Operation } from '@postkit/sdk/schema';
import { listUsers, makeStation, makeUser, payloadOf, saveUser, type TestStation } from '../testing/index.ts';

/** A caller that tries every operation of the table. */
export interface TestCaller {
  readonly name: string;
  /** Value of the `Authorization` header; null without a sign-in. */
  readonly authorization: string | null;
  /** Role and licence at the station; null without access to it. */
  readonly entry: { readonly admin: boolean; readonly licence: Licence } | null;
  readonly companyAdmin: boolean;
  /** Whether the key no longer works. */
  readonly isRevoked?: boolean;
  /** Station that it calls. */
  readonly slug: string;
  readonly sessionId: string;
}

/** One caller for every kind of access; each has a long-lived key, which no operation revokes. */
export async function makeTestCallers(server: TestStation): Promise<TestCaller[]> {
  const here = server.features.accounts.stationAt(server.slug);
  const logger = await makeStation(server, { features: { logger_only: true } });
  const otherStation = await makeStation(server);
  const otherCompany = await makeStation(server, {
    companyId: await server.features.accounts.addCompany('Other company'),
  });

  async function keyOf(name: string, password?: string): Promise<string> {
    const as = await server.signIn(name, password);
    const created = await server.call('/stations/api/v1/api_key/', {
      method: 'POST',
      as,
      json: { name: 'Walk' },
    });
    const { api_key: key } = (await created.json()) as { api_key: string };
    return `ApiKey ${as.username}:${key}`;
  }

  async function makeKey(
    name: string,
    stationId: number,
    entry: { admin?: boolean; licence?: Licence } = {},
  ): Promise<string> {
    const companyId = stationId === otherCompany.id ? otherCompany.companyId : here.companyId;
    const user = await makeUser(server, {
      username: name.replaceAll(' ', '-'),
      companyId,
      stations: [{ stationId, ...entry }],
    });
    return keyOf(user.username, user.password);
  }

  /** The key of a user who was disabled after it was created. */
  async function keyOfDisabled(): Promise<string> {
    const user = await makeUser(server, { username: 'disabled-user' });
    const key = await keyOf(user.username, user.password);
    const admin = await server.signIn();
    const listed = (await listUsers(server, admin)).find(({ id }) => id === user.id);
    if (!listed) throw new Error('The user is not in the list.');
    await saveUser(
      server,
      admin,
      payloadOf(listed, { disabled: 1, stations: [], password: 'something random' }),
    );
    return key;
  }

  const at = { slug: here.slug, sessionId: here.sessionId, companyAdmin: false };
  const user = { admin: false, licence: 'full' } as const;
  return [
    { ...at, name: 'visitor', authorization: null, entry: null },
    { ...at, name: 'user', authorization: await makeKey('user', here.id), entry: user },
    {
      ...at,
      name: 'podcast-only user',
      authorization: await makeKey('podcast-only user', here.id, { licence: 'podcast' }),
      entry: { ...user, licence: 'podcast' },
    },
    {
      ...at,
      name: 'user of a logger-only station',
      slug: logger.slug,
      sessionId: logger.sessionId,
      authorization: await makeKey('logger-only user', logger.id),
      entry: { ...user, licence: 'logger' },
    },
    {
      ...at,
      name: 'admin of a logger-only station',
      slug: logger.slug,
      sessionId: logger.sessionId,
      authorization: await makeKey('logger-only admin', logger.id, { admin: true }),
      entry: { admin: true, licence: 'logger' },
    },
    { ...at, name: 'disabled user', authorization: await keyOfDisabled(), entry: user, isRevoked: true },
    {
      ...at,
      name: 'admin',
      authorization: await makeKey('admin of it', here.id, { admin: true }),
      entry: { ...user, admin: true },
    },
    {
      ...at,
      name: 'company admin',
      authorization: await keyOf('admin@localhost'),
      companyAdmin: true,
      entry: { ...user, admin: true },
    },
    {
      ...at,
      name: 'admin of another station',
      authorization: await makeKey('neighbour admin', otherStation.id, { admin: true }),
      entry: null,
    },
    {
      ...at,
      name: 'admin of another company',
      authorization: await makeKey('foreign admin', otherCompany.id, { admin: true }),
      entry: null,
    },
  ];
}

/** The status that the table requires for this caller, or `in` when the operation itself decides. */
export function requiredAccess({ access, path }: Operation, walker: TestCaller): 'in' | 401 | 403 | 404 {
  if (access.role === 'public') return 'in';
  if (!walker.authorization || walker.isRevoked) return 401;
  // Without a station in the path, the access at any station counts.
  const entry =
    walker.entry ?? (path.includes('{station}') ? null : { admin: true, licence: 'full' as const });
  if (!entry) return 404;
  const isLicensed = !access.licences || access.licences.includes(entry.licence);
  const hasRole =
    access.role === 'company_admin'
      ? walker.companyAdmin
      : access.role === 'admin'
        ? walker.companyAdmin || entry.admin
        : true;
  return isLicensed && hasRole ? 'in' : 403;
}
