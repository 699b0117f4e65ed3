import { sql } from 'kysely';
import type { Tables } from '../../../platform/db/database.ts';
import type { AnalyticsTables, SubscriberRow } from '../analytics-tables.ts';

const tablesOf = (db: Tables) => db.tables<AnalyticsTables>();

/** Downloads of one subscription. */
export interface SubscriberDownloads {
  /** In the last 28 days, today included. */
  readonly recent: number;
  readonly total: number;
  /** UTC day since 1970 of the last one. */
  readonly lastDay: number;
}

/** Counts a download of a subscription. */
export async function addToSubscriber(db: Tables, row: Omit<SubscriberRow, 'downloads'>): Promise<void> {
  const insert = tablesOf(db)
    .insertInto('analytics_subscribers')
    .values({ ...row, downloads: 1 });
  await insert
    .onConflict((conflict) =>
      conflict
        .columns(['subscription_id', 'day', 'agent_id', 'is_robot'])
        .doUpdateSet((added) => ({ downloads: added('analytics_subscribers.downloads', '+', 1) })),
    )
    .execute();
}

/**
 * The downloads of subscriptions, by id; those without any are absent.
 * @param recentFrom first of the last 28 days, in UTC days since 1970
 */
export async function subscriberDownloads(
  db: Tables,
  subscriptionIds: readonly number[],
  recentFrom: number,
): Promise<ReadonlyMap<number, SubscriberDownloads>> {
  const recent = sql<number>`sum(case when day >= ${recentFrom} then downloads else 0 end)`;
  const rows = await tablesOf(db)
    .selectFrom('analytics_subscribers')
    .where('is_robot', '=', 0)
    .where('subscription_id', 'in', db.dialect.numbers(subscriptionIds))
    .select(({ fn }) => [
      'subscription_id as id',
      recent.as('recent'),
      fn.sum<number>('downloads').as('total'),
      fn.max<number>('day').as('lastDay'),
    ])
    .groupBy('subscription_id')
    .execute();
  return new Map(rows.map(({ id, ...downloads }) => [id, downloads]));
}

export async function deleteSubscribers(db: Tables, subscriptionIds: readonly number[]): Promise<void> {
  await tablesOf(db)
    .deleteFrom('analytics_subscribers')
    .where('subscription_id', 'in', db.dialect.numbers(subscriptionIds))
    .execute();
}

/**
 * Adds the days before up to one row for each subscription, at its last day and without the user agent, and deletes rows of
 * subscriptions that were revoked while a download was counted.
 */
export async function mergeSubscribersBefore(db: Tables, day: number): Promise<void> {
  const tables = db.tables();
  await sql`insert into analytics_subscribers (subscription_id, day, agent_id, is_robot, station_id, downloads)
    select subscription_id, max(day), '', 0, max(station_id), sum(downloads) from analytics_subscribers
    where day < ${day} and is_robot = 0 and subscription_id in
      (select subscription_id from analytics_subscribers where day < ${day} and agent_id <> '')
    group by subscription_id
    on conflict (subscription_id, day, agent_id, is_robot) do update set downloads = excluded.downloads`.execute(
    tables,
  );
  await sql`delete from analytics_subscribers where day < ${day} and (agent_id <> '' or exists
    (select 1 from analytics_subscribers later where later.subscription_id = analytics_subscribers.subscription_id
      and later.agent_id = '' and later.day > analytics_subscribers.day))`.execute(tables);
  await sql`delete from analytics_subscribers where subscription_id not in (select id from feed_subscriptions)`.execute(
    tables,
  );
}

interface RecountedSubscribers {
  readonly stationId: number;
  readonly firstDay: number;
  readonly agentId: string;
  /** Whether the agent was counted as a robot so far. */
  readonly wasRobot: 0 | 1;
  readonly isRobot: 0 | 1;
}

/** Adds a user agent's downloads to those of subscriptions, or takes them out, after a list made it a robot or not. */
export async function moveSubscribers(
  db: Tables,
  { stationId, firstDay, agentId, wasRobot, isRobot }: RecountedSubscribers,
): Promise<void> {
  if (wasRobot === isRobot) return;
  const moved = sql`station_id = ${stationId} and day >= ${firstDay} and agent_id = ${agentId} and is_robot = ${wasRobot}`;
  await sql`insert into analytics_subscribers (subscription_id, day, agent_id, is_robot, station_id, downloads)
    select subscription_id, day, agent_id, ${sql.lit(isRobot)}, station_id, downloads from analytics_subscribers where ${moved}
    on conflict (subscription_id, day, agent_id, is_robot)
    do update set downloads = analytics_subscribers.downloads + excluded.downloads`.execute(db.tables());
  await sql`delete from analytics_subscribers where ${moved}`.execute(db.tables());
}
