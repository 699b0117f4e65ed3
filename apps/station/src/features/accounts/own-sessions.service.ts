import type { UserSession } from '@postkit/sdk/schema';
import type { LiveHub } from '../../live/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { SignedInUser } from '../../platform/http/access.ts';
import { hashSecret } from './session-keys.ts';
import { openSessionsOf, publicSessionId } from './sessions.repository.ts';
import type { Sessions } from './sessions.service.ts';

/** The user, with the session of the request. */
export type SessionHolder = Pick<SignedInUser, 'userId' | 'session'>;

/** A user's own sessions. Ending one also ends the user's live streams; those of other sessions reconnect. */
export interface OwnSessions {
  /** The one of the request first, then the ones used last. */
  list(holder: SessionHolder): Promise<UserSession[]>;
  /** @throws resource.absent if the user has no such session */
  end(holder: SessionHolder, id: string): Promise<void>;
  /** Ends all but the one of the request; with an API key, all. */
  endOthers(holder: SessionHolder): Promise<void>;
}

export interface OwnSessionsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly sessions: Pick<Sessions, 'endHashed' | 'endAllOf'>;
  readonly live: Pick<LiveHub, 'end'>;
}

export function createOwnSessions({ db, clock, sessions, live }: OwnSessionsDeps): OwnSessions {
  return {
    async list({ userId, session }) {
      const rows = await openSessionsOf(db, userId, clock.now());
      const current = hashSecret(session);
      return rows
        .toSorted(
          (a, b) => Number(b.id_hash === current) - Number(a.id_hash === current) || b.seen_at - a.seen_at,
        )
        .map((row) => ({
          id: publicSessionId(row),
          created_at: Math.floor(row.created_at / 1000),
          seen_at: Math.floor(row.seen_at / 1000),
          expires_at: Math.floor(row.expires_at / 1000),
          browser: row.agent,
          network: row.network,
          origin: row.origin,
          api_key: row.key_name,
          is_current: row.id_hash === current,
        }));
    },
    async end({ userId }, id) {
      const rows = await openSessionsOf(db, userId, clock.now());
      const row = rows.find((one) => publicSessionId(one) === id);
      if (!row) throw fail('resource.absent');
      await sessions.endHashed(row.id_hash);
      await live.end(db, String(userId));
    },
    async endOthers({ userId, session }) {
      await sessions.endAllOf(userId, hashSecret(session));
      await live.end(db, String(userId));
    },
  };
}
