import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import { currentAuditScope } from '../../platform/audit/audit-scope.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { ignoreFullDisk } from '../../platform/errors/ignore-full-disk.ts';
import { isDiskFull } from '../../platform/errors/is-disk-full.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { UsedApiKey } from '../../platform/http/access.ts';
import type { AccountTables } from './account-tables.ts';
import { apiKeyById } from './api-keys.repository.ts';
import { createEmergencySessions } from './emergency-sessions.ts';
import { hashSecret } from './session-keys.ts';
import type { SessionOwner } from './session-owner.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOf,
  insertSession,
  sessionByHash,
  extendSession,
} from './sessions.repository.ts';
import { usedApiKey } from './used-api-key.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** A session expires after this time without use, */
const idleLifetime = 14 * day;
/** and at the latest this long after the sign-in. */
export const longestSession = 90 * day;

export interface SessionStart {
  /** When it ends at the latest, in milliseconds since 1970. */
  readonly endsAt?: number | undefined;
  /** The key that begins it, with which it ends. */
  readonly apiKey?: UsedApiKey | undefined;
}

export interface Sessions {
  /** Begins a session; returns its random id, of which only a hash is stored. @throws access.sign-in if the key has been revoked */
  begin(userId: number, start?: SessionStart): Promise<string>;
  /** The owner of a session; null if it has ended. Using it keeps it alive. */
  ownerOf(sessionId: string): Promise<SessionOwner | null>;
  /** Ends a session, and with it its cookie and key. */
  end(sessionId: string): Promise<void>;
  /** The same by its stored hash. */
  endHashed(hash: string): Promise<void>;
  /** Ends every session of a user except the one with this hash. */
  endAllOf(userId: number, except: string): Promise<void>;
}

export function createSessions({ db, clock }: { db: Database; clock: Clock }): Sessions {
  const emergency = createEmergencySessions({ db, clock });

  async function store(row: Insertable<AccountTables['sessions']>): Promise<void> {
    try {
      await deleteExpiredSessions(db, row.created_at);
      await insertSession(db, row);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      await emergency.begin(row.id_hash, row.user_id, row.api_key_id ?? null);
    }
  }

  async function endHashed(hash: string): Promise<void> {
    emergency.end(hash);
    await deleteSession(db, hash);
  }

  return {
    async begin(userId, { endsAt, apiKey } = {}) {
      const now = clock.now();
      const sessionId = randomBytes(32).toString('base64url');
      const expires = Math.min(now + idleLifetime, endsAt ?? Infinity);
      const times = { created_at: now, seen_at: now, expires_at: expires, ends_at: endsAt ?? null };
      const { agent = '', network = '' } = currentAuditScope() ?? {};
      const row = {
        id_hash: hashSecret(sessionId),
        user_id: userId,
        api_key_id: apiKey?.id ?? null,
        agent,
        network,
        ...times,
      };
      // A key that was revoked meanwhile begins nothing.
      if (apiKey && !(await apiKeyById(db, apiKey.id))) throw fail('access.sign-in');
      await store(row);
      return sessionId;
    },
    async ownerOf(sessionId) {
      const now = clock.now();
      const hash = hashSecret(sessionId);
      const session = await sessionByHash(db, hash);
      if (!session) return emergency.ownerOf(hash);
      if (session.expires_at <= now) return null;
      if (now - session.seen_at > 10 * minute) {
        const expires = Math.min(
          now + idleLifetime,
          session.created_at + longestSession,
          session.ends_at ?? Infinity,
        );
        await extendSession(db, session.id_hash, now, expires).catch(ignoreFullDisk);
      }
      const { api_key_id: id, key_name: name, may_delegate: mayDelegate } = session;
      const apiKey =
        id === null || name === null || mayDelegate === null
          ? null
          : usedApiKey({ id, name, may_delegate: mayDelegate });
      return { userId: session.user_id, apiKey };
    },
    end: (sessionId) => endHashed(hashSecret(sessionId)),
    endHashed,
    async endAllOf(userId, except) {
      emergency.endOf(userId, except);
      await deleteSessionsOf(db, userId, except);
    },
  };
}
