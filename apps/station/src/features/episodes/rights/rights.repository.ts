import type { AcceptedEvent, RuledEvent } from '@postkit/sdk/schema';
import type { Tables } from '../../../platform/db/database.ts';
import type { EpisodeTables } from '../episode-tables.ts';

/** The events that users accepted for an episode, oldest first. */
export async function acceptedOf(db: Tables, episodeId: number): Promise<AcceptedEvent[]> {
  const rows = db.tables<EpisodeTables>().selectFrom('episode_rights');
  return rows
    .select(['event_id', 'title', 'artist', 'category', 'seconds', 'accepted_by', 'accepted_at'])
    .where('episode_id', '=', episodeId)
    .orderBy('accepted_at')
    .orderBy('event_id')
    .execute();
}

/** Records that a user accepted events for an episode. The first acceptance of an event stays. */
export async function insertAccepted(
  db: Tables,
  episodeId: number,
  events: readonly RuledEvent[],
  { by, at }: { by: string; at: number },
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => ({ ...event, episode_id: episodeId, accepted_by: by, accepted_at: at }));
  await db
    .tables<EpisodeTables>()
    .insertInto('episode_rights')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
