import { randomBytes } from 'node:crypto';
import type { ApiKey, ApiKeyInput } from '@postkit/sdk/schema';
import type { LiveHub } from '../../live/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { defineErrors } from '../../platform/errors/define-errors.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { SignedInUser, UsedApiKey } from '../../platform/http/access.ts';
import type { ApiKeyRow } from './account-tables.ts';
import {
  apiKeyByHash,
  apiKeyById,
  apiKeysOf,
  countApiKeys,
  deleteApiKey,
  insertApiKey,
  touchApiKey,
} from './api-keys.repository.ts';
import { hashSecret } from './session-keys.ts';
import { countSessionsBegunBy } from './sessions.repository.ts';
import { usedApiKey } from './used-api-key.ts';

const failKey = defineErrors({
  'api-keys.key': {
    status: 403,
    message:
      'This API key cannot create that key. Sign in with the password, or use a key whose user lets it create further keys; ' +
      'those cannot create keys themselves.',
  },
});

const minute = 60_000;
/** Prefix that distinguishes an API key from a session's own key. */
const start = 'pk_';
const prefixLength = 11;

/** A key with its user. */
export interface KeyOwner {
  readonly userId: number;
  readonly apiKey: UsedApiKey;
}

/** The user whose key is created, with the key behind the request. */
export type KeyCreator = Pick<SignedInUser, 'userId' | 'apiKey'>;

export interface ApiKeys {
  list(userId: number, page: { limit: number; offset: number }): Promise<{ keys: ApiKey[]; total: number }>;
  /**
   * The secret is only in this response. A key that a key creates ends with it, and may not delegate itself.
   * @throws api-keys.key if the request comes by a key that may not
   */
  create(creator: KeyCreator, input: ApiKeyInput): Promise<ApiKey & { api_key: string }>;
  /** Ends the sessions and keys that it began as well, and every stream of the user. @throws resource.absent if it is not a key of this user */
  revoke(userId: number, id: number): Promise<void>;
  /** The owner of a key by its secret; null if there is none. */
  ownerOf(secret: string): Promise<KeyOwner | null>;
  /** The same by id, for keys derived from an API key. */
  ownerById(id: number): Promise<KeyOwner | null>;
}

export interface ApiKeysDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly live: Pick<LiveHub, 'end'>;
}

export function createApiKeys({ db, clock, live }: ApiKeysDeps): ApiKeys {
  async function recordUse(row: ApiKeyRow | undefined): Promise<KeyOwner | null> {
    if (!row) return null;
    const now = clock.now();
    if (row.last_used_at === null || now - row.last_used_at > minute) await touchApiKey(db, row.id, now);
    return { userId: row.user_id, apiKey: usedApiKey(row) };
  }

  return {
    async list(userId, page) {
      const [keys, total] = await Promise.all([apiKeysOf(db, userId, page), countApiKeys(db, userId)]);
      const begun = await countSessionsBegunBy(
        db,
        keys.map(({ id }) => id),
        clock.now(),
      );
      return { keys: keys.map((key) => present(key, begun.get(key.id))), total };
    },
    async create({ userId, apiKey }, { name, may_delegate: mayDelegate }) {
      if (apiKey && (!apiKey.mayDelegate || mayDelegate)) throw failKey('api-keys.key');
      const secret = `${start}${randomBytes(32).toString('base64url')}`;
      const row = await insertApiKey(db, {
        user_id: userId,
        name,
        prefix: secret.slice(0, prefixLength),
        key_hash: hashSecret(secret),
        created_at: clock.now(),
        last_used_at: null,
        may_delegate: mayDelegate ? 1 : 0,
        created_by: apiKey?.id ?? null,
      });
      return { ...present(row), api_key: secret };
    },
    async revoke(userId, id) {
      await db.transaction(async (transaction) => {
        if (!(await deleteApiKey(transaction, userId, id))) throw fail('resource.absent');
        await live.end(transaction, String(userId));
      });
    },
    ownerOf: async (secret) =>
      secret.startsWith(start) ? recordUse(await apiKeyByHash(db, hashSecret(secret))) : null,
    ownerById: async (id) => recordUse(await apiKeyById(db, id)),
  };
}

function present(row: ApiKeyRow, sessions = 0): ApiKey {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    created_at: Math.floor(row.created_at / 1000),
    last_used_at: row.last_used_at === null ? null : Math.floor(row.last_used_at / 1000),
    may_delegate: row.may_delegate === 1,
    created_by: row.created_by,
    sessions,
  };
}
