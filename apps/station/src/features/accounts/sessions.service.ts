import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { isDiskFull } from '../../platform/errors/is-disk-full.ts';
import type { AccountTables } from './account-tables.ts';
import { createEmergencySessions } from './emergency-sessions.ts';
import { hashSecret } from './session-keys.ts';
import { deleteExpiredSessions, deleteSession, insertSession, sessionByHash, extendSession } from './sessions.repository.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** A session expires after this time without use, */
const idleLifetime = 14 * day;
/** and at the latest this long after the sign-in. */
export const longestSession = 90 * day;

export interface Sessions {
  /**
   * Begins a session; returns its random id, of which only a hash is stored.
   * @param endsAt when it ends at the latest, in milliseconds since 1970
   */
  begin(userId: number, endsAt?: number): Promise<string>;
  /** The user of a session; null if it has ended. Using it keeps it alive. */
  userOf(sessionId: string): Promise<number | null>;
  /** Ends a session, and with it its cookie and key. */
  end(sessionId: string): Promise<void>;
}

export function createSessions({ db, clock }: { db: Database; clock: Clock }): Sessions {
  const emergency = createEmergencySessions({ db, clock });

  async function store(row: Insertable<AccountTables['sessions']>): Promise<void> {
    try {
      await deleteExpiredSessions(db, row.created_at);
      await insertSession(db, row);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      await emergency.begin(row.id_hash, row.user_id);
    }
  }

  return {
    async begin(userId, endsAt) {
      const now = clock.now();
      const sessionId = randomBytes(32).toString('base64url');
      const expires = Math.min(now + idleLifetime, endsAt ?? Infinity);
      const times = { created_at: now, seen_at: now, expires_at: expires, ends_at: endsAt ?? null };
      await store({ id_hash: hashSecret(sessionId), user_id: userId, ...times });
      return sessionId;
    },
    async userOf(sessionId) {
      const now = clock.now();
      const hash = hashSecret(sessionId);
      const session = await sessionByHash(db, hash);
      if (!session) return emergency.userOf(hash);
      if (session.expires_at <= now) return null;
      if (now - session.seen_at > 10 * minute) {
        const expires = Math.min(now + idleLifetime, session.created_at + longestSession, session.ends_at ?? Infinity);
        await extendSession(db, session.id_hash, now, expires).catch(ignoreFullDisk);
      }
      return session.user_id;
    },
    async end(sessionId) {
      emergency.end(hashSecret(sessionId));
      await deleteSession(db, hashSecret(sessionId));
    },
  };
}

/** The request continues: the session just expires a little earlier. */
function ignoreFullDisk(error: unknown): void {
  if (!isDiskFull(error)) throw error;
}
