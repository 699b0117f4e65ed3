import type { Licence, Operation } from '@postkit/sdk/schema';
import { listUsers, makeStation, makeUser, payloadOf, saveUser, type TestStation } from '../testing/index.ts';

/** Somebody who tries every call of the table. */
export interface Walker {
  readonly name: string;
  /** Value of the `Authorization` header; null for nobody. */
  readonly authorization: string | null;
  /** What they are at the station that is asked; null where they have no part in it. */
  readonly entry: { readonly admin: boolean; readonly licence: Licence } | null;
  readonly companyAdmin: boolean;
  /** Whether their key still opens anything. */
  readonly isEnded?: boolean;
  /** Station that they ask. */
  readonly slug: string;
  readonly sessionId: string;
}

/** One of every kind of person; each has a long-lived key, which no call of the walk ends. */
export async function makeWalkers(server: TestStation): Promise<Walker[]> {
  const here = server.features.accounts.stationAt(server.slug);
  const logger = await makeStation(server, { features: { logger_only: true } });
  const neighbour = await makeStation(server);
  const abroad = await makeStation(server, { companyId: await server.features.accounts.addCompany('Abroad') });

  async function keyOf(name: string, password?: string): Promise<string> {
    const as = await server.signIn(name, password);
    const made = await server.call('/stations/api/v1/api_key/', { method: 'POST', as, json: { name: 'Walk' } });
    const { api_key: key } = (await made.json()) as { api_key: string };
    return `ApiKey ${as.username}:${key}`;
  }

  async function somebody(name: string, stationId: number, entry: { admin?: boolean; licence?: Licence } = {}): Promise<string> {
    const companyId = stationId === abroad.id ? abroad.companyId : here.companyId;
    const user = await makeUser(server, { username: name.replaceAll(' ', '-'), companyId, stations: [{ stationId, ...entry }] });
    return keyOf(user.username, user.password);
  }

  /** A key of somebody who was disabled after it was made. */
  async function keyOfDisabled(): Promise<string> {
    const user = await makeUser(server, { username: 'disabled-user' });
    const key = await keyOf(user.username, user.password);
    const admin = await server.signIn();
    const listed = (await listUsers(server, admin)).find(({ id }) => id === user.id);
    if (!listed) throw new Error('They were to be listed.');
    await saveUser(server, admin, payloadOf(listed, { disabled: 1, stations: [], password: 'something random' }));
    return key;
  }

  const at = { slug: here.slug, sessionId: here.sessionId, companyAdmin: false };
  const user = { admin: false, licence: 'full' } as const;
  return [
    { ...at, name: 'nobody', authorization: null, entry: null },
    { ...at, name: 'user', authorization: await somebody('user', here.id), entry: user },
    {
      ...at,
      name: 'podcast-only user',
      authorization: await somebody('podcast-only user', here.id, { licence: 'podcast' }),
      entry: { ...user, licence: 'podcast' },
    },
    {
      ...at,
      name: 'user of a logger-only station',
      slug: logger.slug,
      sessionId: logger.sessionId,
      authorization: await somebody('logger-only user', logger.id),
      entry: { ...user, licence: 'logger' },
    },
    {
      ...at,
      name: 'admin of a logger-only station',
      slug: logger.slug,
      sessionId: logger.sessionId,
      authorization: await somebody('logger-only admin', logger.id, { admin: true }),
      entry: { admin: true, licence: 'logger' },
    },
    { ...at, name: 'somebody disabled', authorization: await keyOfDisabled(), entry: user, isEnded: true },
    { ...at, name: 'admin', authorization: await somebody('admin of it', here.id, { admin: true }), entry: { ...user, admin: true } },
    { ...at, name: 'company admin', authorization: await keyOf('admin@localhost'), companyAdmin: true, entry: { ...user, admin: true } },
    { ...at, name: 'admin of the neighbour', authorization: await somebody('neighbour admin', neighbour.id, { admin: true }), entry: null },
    { ...at, name: 'admin abroad', authorization: await somebody('foreign admin', abroad.id, { admin: true }), entry: null },
  ];
}

/** What the table promises to this caller: one status, or `in` for whatever the call itself has to say. */
export function promised({ access, path }: Operation, walker: Walker): 'in' | 401 | 403 | 404 {
  if (access.role === 'public') return 'in';
  if (!walker.authorization || walker.isEnded) return 401;
  // Where no station is named, what somebody is at their own station counts.
  const entry = walker.entry ?? (path.includes('{station}') ? null : { admin: true, licence: 'full' as const });
  if (!entry) return 404;
  const isLicensed = !access.licences || access.licences.includes(entry.licence);
  const hasRole =
    access.role === 'company_admin' ? walker.companyAdmin : access.role === 'admin' ? walker.companyAdmin || entry.admin : true;
  return isLicensed && hasRole ? 'in' : 403;
}
