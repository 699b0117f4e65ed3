import type { ConnectionType } from '@postkit/sdk/schema';
import type { Tables } from '../../platform/db/database.ts';
import type { EpisodeDestination, EpisodeTables, PostState } from './episode-tables.ts';

/** Destinations that the station serves itself: they have an episode as soon as it is published. */
const ownDestinations = ['rss', 'webwidget'] as const satisfies ConnectionType[];

export async function eventIdsOf(db: Tables, episodeId: number): Promise<number[]> {
  const events = db
    .tables<EpisodeTables>()
    .selectFrom('episode_events')
    .select('event_id')
    .where('episode_id', '=', episodeId);
  return (await events.orderBy('position').execute()).map((row) => row.event_id);
}

export async function replaceEvents(
  db: Tables,
  episodeId: number,
  eventIds: readonly number[],
): Promise<void> {
  const tables = db.tables<EpisodeTables>();
  await tables.deleteFrom('episode_events').where('episode_id', '=', episodeId).execute();
  for (const values of chunks(
    eventIds.map((event_id, position) => ({ episode_id: episodeId, position, event_id })),
  )) {
    await tables.insertInto('episode_events').values(values).execute();
  }
}

export async function replaceTags(db: Tables, episodeId: number, tagIds: readonly number[]): Promise<void> {
  const tables = db.tables<EpisodeTables>();
  await tables.deleteFrom('episode_tags').where('episode_id', '=', episodeId).execute();
  for (const values of chunks(
    tagIds.map((tag_id, position) => ({ episode_id: episodeId, position, tag_id })),
  )) {
    await tables.insertInto('episode_tags').values(values).execute();
  }
}

export async function tagIdsOf(
  db: Tables,
  episodeIds: readonly number[],
): Promise<ReadonlyMap<number, number[]>> {
  const tags = db
    .tables<EpisodeTables>()
    .selectFrom('episode_tags')
    .select(['episode_id', 'tag_id'])
    .where('episode_id', 'in', episodeIds);
  return byEpisode(await tags.orderBy('episode_id').orderBy('position').execute(), (row) => row.tag_id);
}

/** Number of episodes with each tag, by the tag's id, without deleted ones. */
export async function countEpisodesByTag(
  db: Tables,
  stationId: number,
): Promise<ReadonlyMap<number, number>> {
  const tagged = db
    .tables<EpisodeTables>()
    .selectFrom('episode_tags')
    .innerJoin('episodes', 'episodes.id', 'episode_tags.episode_id');
  const rows = await tagged
    .select((row) => ['tag_id', row.fn.countAll<number>().as('count')])
    .where('station_id', '=', stationId)
    .where('deleted_at', 'is', null)
    .groupBy('tag_id')
    .execute();
  return new Map(rows.map((row) => [row.tag_id, Number(row.count)]));
}

/** Destinations of the published and unpublished episodes of a station that carry a tag. */
export async function destinationsOfTag(db: Tables, stationId: number, tagId: number): Promise<number[]> {
  const tagged = db
    .tables<EpisodeTables>()
    .selectFrom('episode_tags')
    .innerJoin('episodes', 'episodes.id', 'episode_tags.episode_id')
    .innerJoin('episode_connections', 'episode_connections.episode_id', 'episode_tags.episode_id');
  const rows = await tagged
    .select('connection_id')
    .distinct()
    .where('tag_id', '=', tagId)
    .where('station_id', '=', stationId)
    .where('status', 'in', ['published', 'unpublished'])
    .execute();
  return rows.map(({ connection_id }) => connection_id);
}

export async function destinationsByEpisode(
  db: Tables,
  episodeIds: readonly number[],
): Promise<ReadonlyMap<number, EpisodeDestination[]>> {
  const destinations = db
    .tables<EpisodeTables>()
    .selectFrom('episode_connections')
    .selectAll()
    .where('episode_id', 'in', episodeIds);
  return byEpisode(await destinations.orderBy('episode_id').orderBy('connection_id').execute(), (row) => row);
}

/** The things that an episode is linked to. */
export interface EpisodeLinks {
  /** Ids of its destinations, in order. */
  readonly destinations: readonly number[];
  /** Ids of its tags, in the order that the user chose. */
  readonly tags: readonly number[];
}

/** The links of a new episode. */
export const noLinks: EpisodeLinks = { destinations: [], tags: [] };

export async function linksOf(db: Tables, episodeId: number): Promise<EpisodeLinks> {
  const [destinations, tags] = [
    await destinationsByEpisode(db, [episodeId]),
    await tagIdsOf(db, [episodeId]),
  ];
  return {
    destinations: (destinations.get(episodeId) ?? []).map(({ connection_id }) => connection_id),
    tags: tags.get(episodeId) ?? [],
  };
}

/** Replaces the destinations. A remaining one keeps its state; a removed one is chosen again. */
export async function replaceDestinations(
  db: Tables,
  episodeId: number,
  chosen: readonly { readonly id: number; readonly type: ConnectionType }[],
): Promise<void> {
  const tables = db.tables<EpisodeTables>();
  const ids = chosen.map(({ id }) => id);
  const dropped = tables.deleteFrom('episode_connections').where('episode_id', '=', episodeId);
  await (ids.length === 0 ? dropped : dropped.where('connection_id', 'not in', ids)).execute();
  for (const { id, type } of chosen) {
    await tables
      .insertInto('episode_connections')
      .values({ episode_id: episodeId, connection_id: id, type, state: 'chosen' })
      .onConflict((conflict) =>
        conflict
          .columns(['episode_id', 'connection_id'])
          .doUpdateSet({ state: 'chosen' })
          .where('episode_connections.state', '=', 'removed'),
      )
      .execute();
  }
}

/** Marks the episode as posted at the station's own destinations that are in one of these states. */
export async function markPostedAtOwnDestinations(
  db: Tables,
  episodeId: number,
  from: readonly PostState[],
): Promise<void> {
  const destinations = db.tables<EpisodeTables>().updateTable('episode_connections').set({ state: 'posted' });
  await destinations
    .where('episode_id', '=', episodeId)
    .where('type', 'in', ownDestinations)
    .where('state', 'in', from)
    .execute();
}

/** Marks the episode as posted at an outside destination. */
export async function markPosted(db: Tables, episodeId: number, destinationId: number): Promise<void> {
  const destinations = db.tables<EpisodeTables>().updateTable('episode_connections').set({ state: 'posted' });
  const chosen = destinations.where('episode_id', '=', episodeId).where('connection_id', '=', destinationId);
  await chosen.where('state', '=', 'chosen').execute();
}

export async function removeDestinations(
  db: Tables,
  episodeId: number,
  destinationIds: readonly number[],
): Promise<void> {
  const destinations = db
    .tables<EpisodeTables>()
    .updateTable('episode_connections')
    .set({ state: 'removed' });
  await destinations
    .where('episode_id', '=', episodeId)
    .where('connection_id', 'in', destinationIds)
    .execute();
}

export async function deleteEpisodeDestinations(db: Tables, destinationId: number): Promise<void> {
  await db
    .tables<EpisodeTables>()
    .deleteFrom('episode_connections')
    .where('connection_id', '=', destinationId)
    .execute();
}

/** SQLite limits the number of values in a statement. */
function chunks<Row>(rows: readonly Row[], size = 500): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}

function byEpisode<Row extends { episode_id: number }, Value>(
  rows: readonly Row[],
  value: (row: Row) => Value,
): Map<number, Value[]> {
  const found = new Map<number, Value[]>();
  for (const row of rows) {
    const known = found.get(row.episode_id);
    if (known) known.push(value(row));
    else found.set(row.episode_id, [value(row)]);
  }
  return found;
}

/** Ids of the published and scheduled episodes at a destination. */
export async function episodesOutAt(db: Tables, destinationId: number): Promise<number[]> {
  const posts = db
    .tables<EpisodeTables>()
    .selectFrom('episode_connections')
    .where('connection_id', '=', destinationId);
  const rows = await posts
    .innerJoin('episodes', 'episodes.id', 'episode_connections.episode_id')
    .select('episodes.id')
    .where('episodes.status', 'in', ['published', 'scheduled'])
    .where('episodes.deleted_at', 'is', null)
    .orderBy('episodes.id')
    .execute();
  return rows.map(({ id }) => id);
}
