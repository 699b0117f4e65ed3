import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { ApiKeyRow, SessionRow } from '../account-tables.ts';
import { apiKeysOf, deleteApiKey } from '../api-keys.repository.ts';
import { nameOfUser } from '../name-of-user.ts';
import { deleteSession, openSessionsOf, publicSessionId } from '../sessions.repository.ts';
import {
  loggedStationsOf,
  operatedUser,
  type OperatedUser,
  runAsOperator,
  titleOfUser,
} from './operated-user.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { failOperator } from './operator-errors.ts';

/** A sign-in that has not ended. Times are in milliseconds since 1970. */
export interface ListedSession {
  /** The first digits of the stored hash; no secret. */
  readonly id: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly expiresAt: number;
}

/** Times are in milliseconds since 1970. */
export interface ListedKey {
  readonly id: string;
  readonly name: string;
  /** The first characters of the key. */
  readonly prefix: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
}

export interface EndedCredentials {
  /** Name and email of the user. */
  readonly title: string;
  readonly count: number;
}

/** Sessions and API keys of a user. An `id` ends one, null ends all. */
export interface OperatorCredentials {
  sessions(name: string): Promise<ListedSession[]>;
  /** @throws operator.nothing-to-do if there is no such session */
  endSessions(name: string, id: string | null): Promise<EndedCredentials>;
  apiKeys(name: string): Promise<ListedKey[]>;
  /** @throws operator.nothing-to-do if there is no such key */
  revokeApiKeys(name: string, id: string | null): Promise<EndedCredentials>;
}

const everyKey = { limit: 0, offset: 0 };

export function createOperatorCredentials({ db, clock, directory, live }: OperatorDeps): OperatorCredentials {
  function endCredentials(
    operation: string,
    name: string,
    work: (transaction: Transaction, user: OperatedUser) => Promise<number>,
  ) {
    return runAsOperator({ db, clock, operation }, async (transaction): Promise<EndedCredentials> => {
      const user = await operatedUser(transaction, directory, name);
      const count = await work(transaction, user);
      await live.end(transaction, String(user.member.id));
      return { title: titleOfUser(user.member), count };
    });
  }

  return {
    async sessions(name) {
      const { member } = await operatedUser(db, directory, name);
      return (await openSessionsOf(db, member.id, clock.now())).map(presentSession);
    },
    endSessions: (name, id) =>
      endCredentials('operator.endSessions', name, async (transaction, user) => {
        const open = await openSessionsOf(transaction, user.member.id, clock.now());
        const ended = chosen(user, open, { id, idOf: publicSessionId, noun: 'session' });
        for (const { id_hash: hash } of ended) await deleteSession(transaction, hash);
        const changes = [
          {
            field: 'sessions',
            old: String(open.length),
            new: String(open.length - ended.length),
            secret: false,
          },
        ];
        const entry = {
          kind: 'user',
          action: 'changed',
          id: user.member.id,
          name: nameOfUser(user.member),
          changes,
        } as const;
        for (const stationId of await loggedStationsOf(transaction, user))
          await recordChange(transaction, { ...entry, stationId });
        return ended.length;
      }),
    async apiKeys(name) {
      const { member } = await operatedUser(db, directory, name);
      return (await apiKeysOf(db, member.id, everyKey)).map(presentKey);
    },
    revokeApiKeys: (name, id) =>
      endCredentials('operator.revokeApiKeys', name, async (transaction, user) => {
        const keys = await apiKeysOf(transaction, user.member.id, everyKey);
        const ended = chosen(user, keys, { id, idOf: (key) => String(key.id), noun: 'API key' });
        const stationIds = await loggedStationsOf(transaction, user);
        for (const key of ended) {
          await deleteApiKey(transaction, user.member.id, key.id);
          const changes = [{ field: 'user', old: nameOfUser(user.member), new: null, secret: false }];
          const entry = { kind: 'api_key', action: 'deleted', id: key.id, name: key.name, changes } as const;
          for (const stationId of stationIds) await recordChange(transaction, { ...entry, stationId });
        }
        return ended.length;
      }),
  };
}

/** The rows to end: the one of the id, or all. @throws operator.nothing-to-do */
function chosen<Row>(
  { member }: OperatedUser,
  rows: readonly Row[],
  {
    id,
    idOf,
    noun,
  }: { readonly id: string | null; readonly idOf: (row: Row) => string; readonly noun: string },
): readonly Row[] {
  const ended = id === null ? rows : rows.filter((row) => idOf(row) === id);
  if (ended.length > 0) return ended;
  const which = id === null ? noun : `${noun} ${id}`;
  throw failOperator('operator.nothing-to-do', { message: `${titleOfUser(member)} has no ${which}.` });
}

function presentSession(row: SessionRow): ListedSession {
  return {
    id: publicSessionId(row),
    createdAt: row.created_at,
    seenAt: row.seen_at,
    expiresAt: row.expires_at,
  };
}

function presentKey({ id, name, prefix, created_at, last_used_at }: ApiKeyRow): ListedKey {
  return { id: String(id), name, prefix, createdAt: created_at, lastUsedAt: last_used_at };
}
