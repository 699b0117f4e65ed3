import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { userById } from './accounts.repository.ts';

/** Milliseconds that a session in memory lasts. */
const lifetime = 12 * 3_600_000;
const maxSessions = 1000;

/**
 * Sessions that a full disk prevented from being stored, so that signing in works without a free byte. They stay in
 * memory until a restart, and end when the password of their user changes.
 */
export interface EmergencySessions {
  begin(hash: string, userId: number): Promise<void>;
  /** Null if there is none. */
  userOf(hash: string): Promise<number | null>;
  end(hash: string): void;
}

export function createEmergencySessions({ db, clock }: { db: Database; clock: Clock }): EmergencySessions {
  const sessions = new Map<string, { userId: number; password: string; endsAt: number }>();
  return {
    async begin(hash, userId) {
      const user = await userById(db, userId);
      if (!user) return;
      sessions.set(hash, { userId, password: user.password, endsAt: clock.now() + lifetime });
      const [oldest] = sessions.keys();
      if (sessions.size > maxSessions && oldest !== undefined) sessions.delete(oldest);
    },
    async userOf(hash) {
      const session = sessions.get(hash);
      if (!session) return null;
      const user = await userById(db, session.userId);
      if (user && user.password === session.password && clock.now() < session.endsAt) return session.userId;
      sessions.delete(hash);
      return null;
    },
    end: (hash) => void sessions.delete(hash),
  };
}
