import { randomBytes } from 'node:crypto';
import type { ApiKey } from '@postkit/sdk/schema';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { ApiKeyRow } from './account-tables.ts';
import { apiKeyByHash, apiKeyById, apiKeysOf, countApiKeys, deleteApiKey, insertApiKey, touchApiKey } from './api-keys.repository.ts';
import { hashSecret } from './session-keys.ts';

const minute = 60_000;
/** Prefix that distinguishes an API key from a session's own key. */
const start = 'pk_';
const prefixLength = 11;

export interface KeyOwner {
  readonly id: number;
  readonly userId: number;
  /** Name of the key. */
  readonly name: string;
}

export interface ApiKeys {
  list(userId: number, page: { limit: number; offset: number }): Promise<{ keys: ApiKey[]; total: number }>;
  /** The secret is only in this response. */
  create(userId: number, name: string): Promise<ApiKey & { api_key: string }>;
  /** @throws resource.absent if it is not a key of this user */
  revoke(userId: number, id: number): Promise<void>;
  /** The owner, id and name of a key by its secret; null if there is none. */
  ownerOf(secret: string): Promise<KeyOwner | null>;
  /** The same by id, for keys derived from an API key. */
  ownerById(id: number): Promise<KeyOwner | null>;
}

export function createApiKeys({ db, clock }: { db: Database; clock: Clock }): ApiKeys {
  async function recordUse(row: ApiKeyRow | undefined): Promise<KeyOwner | null> {
    if (!row) return null;
    const now = clock.now();
    if (row.last_used_at === null || now - row.last_used_at > minute) await touchApiKey(db, row.id, now);
    return { id: row.id, userId: row.user_id, name: row.name };
  }

  return {
    async list(userId, page) {
      const [keys, total] = await Promise.all([apiKeysOf(db, userId, page), countApiKeys(db, userId)]);
      return { keys: keys.map(present), total };
    },
    async create(userId, name) {
      const secret = `${start}${randomBytes(32).toString('base64url')}`;
      const row = await insertApiKey(db, {
        user_id: userId,
        name,
        prefix: secret.slice(0, prefixLength),
        key_hash: hashSecret(secret),
        created_at: clock.now(),
        last_used_at: null,
      });
      return { ...present(row), api_key: secret };
    },
    async revoke(userId, id) {
      if (!(await deleteApiKey(db, userId, id))) throw fail('resource.absent');
    },
    ownerOf: async (secret) => (secret.startsWith(start) ? recordUse(await apiKeyByHash(db, hashSecret(secret))) : null),
    ownerById: async (id) => recordUse(await apiKeyById(db, id)),
  };
}

function present(row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    created_at: Math.floor(row.created_at / 1000),
    last_used_at: row.last_used_at === null ? null : Math.floor(row.last_used_at / 1000),
  };
}
