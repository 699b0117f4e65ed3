import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { userById } from './accounts.repository.ts';
import { apiKeyById } from './api-keys.repository.ts';
import type { SessionOwner } from './session-owner.ts';
import { usedApiKey } from './used-api-key.ts';

/** Milliseconds that a session in memory lasts. */
const lifetime = 12 * 3_600_000;
const maxSessions = 1000;

/**
 * Sessions that a full disk prevented from being stored, so that signing in works without a free byte. They stay in
 * memory until a restart, and end when the password of their user changes, or with the API key that began them.
 */
export interface EmergencySessions {
  /** @param keyId the API key that begins it; null for a sign-in */
  begin(hash: string, userId: number, keyId: number | null): Promise<void>;
  /** Null if there is none. */
  ownerOf(hash: string): Promise<SessionOwner | null>;
  end(hash: string): void;
  /** Ends those of a user except the one with this hash. */
  endOf(userId: number, except: string): void;
}

export function createEmergencySessions({ db, clock }: { db: Database; clock: Clock }): EmergencySessions {
  const sessions = new Map<
    string,
    { userId: number; keyId: number | null; password: string; endsAt: number }
  >();
  return {
    async begin(hash, userId, keyId) {
      const user = await userById(db, userId);
      if (!user) return;
      sessions.set(hash, { userId, keyId, password: user.password, endsAt: clock.now() + lifetime });
      const [oldest] = sessions.keys();
      if (sessions.size > maxSessions && oldest !== undefined) sessions.delete(oldest);
    },
    async ownerOf(hash) {
      const session = sessions.get(hash);
      if (!session) return null;
      const user = await userById(db, session.userId);
      const key = session.keyId === null ? null : await apiKeyById(db, session.keyId);
      const isOpen = user?.password === session.password && key !== undefined && clock.now() < session.endsAt;
      if (isOpen) return { userId: session.userId, apiKey: key && usedApiKey(key) };
      sessions.delete(hash);
      return null;
    },
    end: (hash) => void sessions.delete(hash),
    endOf(userId, except) {
      for (const [hash, session] of sessions)
        if (session.userId === userId && hash !== except) sessions.delete(hash);
    },
  };
}
