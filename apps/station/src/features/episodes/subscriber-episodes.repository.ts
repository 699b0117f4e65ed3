import { type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';

/**
 * Whether an episode is for subscribers: a private feed has it, and no public feed or player does. An episode without any
 * destination is for them as well if its station has a private feed, because it may have lost that destination.
 * @param episode the id of the episode in the statement
 */
export function forSubscribers(episode: RawBuilder<unknown>): RawBuilder<boolean> {
  const posts = sql`from episode_connections posts join connections on connections.id = posts.connection_id
    where posts.episode_id = ${episode}`;
  return sql<boolean>`(not exists (select 1 ${posts} and posts.state = 'posted' and connections.type in ('rss', 'webwidget')
      and connections.is_private = 0)
    and (exists (select 1 ${posts} and connections.is_private = 1)
      or (not exists (select 1 ${posts}) and exists (select 1 from connections where connections.is_private = 1
        and connections.station_id = (select owned.station_id from episodes owned where owned.id = ${episode})))))`;
}

export async function isForSubscribers(db: Tables, episodeId: number): Promise<boolean> {
  const condition = forSubscribers(sql`${episodeId}`);
  const { rows } = await sql<{
    id: number;
  }>`select id from episodes where id = ${episodeId} and ${condition}`.execute(db.tables());
  return rows.length > 0;
}

/** The number of published and scheduled episodes that only this private feed has. */
export async function countOnlyAt(db: Tables, destinationId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from episodes
    where status in ('published', 'scheduled') and deleted_at is null
      and exists (select 1 from episode_connections posts join connections on connections.id = posts.connection_id
        where posts.episode_id = episodes.id and posts.connection_id = ${destinationId} and connections.is_private = 1)
      and not exists (select 1 from episode_connections others join connections on connections.id = others.connection_id
        where others.episode_id = episodes.id and others.connection_id <> ${destinationId} and connections.type in ('rss', 'webwidget')
          and others.state <> 'removed')`.execute(db.tables());
  return Number(rows[0]?.count ?? 0);
}
