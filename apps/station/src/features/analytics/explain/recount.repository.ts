import type { Tables } from '../../../platform/db/database.ts';
import type { AgentDayRow, AgentReachRow, AnalyticsTables } from '../analytics-tables.ts';

const tablesOf = (db: Tables) => db.tables<AnalyticsTables>();

/** Downloads of a user agent under the name by which it was counted. */
export interface CountedAgent {
  readonly agent_id: string;
  readonly agent: string;
  readonly platform: string;
  readonly is_robot: 0 | 1;
  readonly is_site: 0 | 1;
  readonly downloads: number;
}

/** All user agents of a station since a day. */
export async function countedAgents(
  db: Tables,
  stationId: number,
  firstDay: number,
): Promise<CountedAgent[]> {
  return tablesOf(db)
    .selectFrom('analytics_agent_days as days')
    .innerJoin('analytics_agents as agents', 'agents.id', 'days.agent_id')
    .where('days.station_id', '=', stationId)
    .where('days.day', '>=', firstDay)
    .select((row) => [
      'agent_id',
      'agent',
      'platform',
      'is_robot',
      'is_site',
      row.fn.sum<number>('downloads').as('downloads'),
    ])
    .groupBy(['agent_id', 'agent', 'platform', 'is_robot', 'is_site'])
    .execute();
}

interface CountedAs {
  readonly stationId: number;
  readonly firstDay: number;
  readonly agent: Pick<CountedAgent, 'agent_id' | 'platform' | 'is_robot'>;
}

/** Takes some rows of a user agent; none when all are taken. */
export async function takeAgentDays(db: Tables, counted: CountedAs, limit: number): Promise<AgentDayRow[]> {
  const { stationId, firstDay, agent } = counted;
  const rows = await tablesOf(db)
    .selectFrom('analytics_agent_days')
    .selectAll()
    .where('station_id', '=', stationId)
    .where('day', '>=', firstDay)
    .where('agent_id', '=', agent.agent_id)
    .where('platform', '=', agent.platform)
    .where('is_robot', '=', agent.is_robot)
    .limit(limit)
    .execute();
  for (const row of rows) {
    await tablesOf(db)
      .deleteFrom('analytics_agent_days')
      .where('day', '=', row.day)
      .where('station_id', '=', stationId)
      .where('episode_id', '=', row.episode_id)
      .where('show_id', '=', row.show_id)
      .where('agent_id', '=', row.agent_id)
      .where('country', '=', row.country)
      .where('platform', '=', row.platform)
      .where('is_robot', '=', row.is_robot)
      .where('rule', '=', row.rule)
      .execute();
  }
  return rows;
}

/** Takes some rows of a user agent's listeners; none when all are taken. */
export async function takeAgentReach(
  db: Tables,
  { stationId, firstDay, agent }: CountedAs,
  limit: number,
): Promise<AgentReachRow[]> {
  const rows = await tablesOf(db)
    .selectFrom('analytics_agent_reach')
    .selectAll()
    .where('station_id', '=', stationId)
    .where('day', '>=', firstDay)
    .where('agent_id', '=', agent.agent_id)
    .where('platform', '=', agent.platform)
    .where('is_robot', '=', agent.is_robot)
    .limit(limit)
    .execute();
  for (const row of rows) {
    await tablesOf(db)
      .deleteFrom('analytics_agent_reach')
      .where('day', '=', row.day)
      .where('station_id', '=', stationId)
      .where('shows', '=', row.shows)
      .where('agent_id', '=', row.agent_id)
      .where('country', '=', row.country)
      .where('platform', '=', row.platform)
      .where('is_robot', '=', row.is_robot)
      .execute();
  }
  return rows;
}

export async function recountOf(db: Tables, stationId: number) {
  return tablesOf(db)
    .selectFrom('analytics_recounts')
    .selectAll()
    .where('station_id', '=', stationId)
    .executeTakeFirst();
}

export async function upsertRecount(db: Tables, row: AnalyticsTables['analytics_recounts']): Promise<void> {
  const { station_id: _station, ...state } = row;
  const insert = tablesOf(db).insertInto('analytics_recounts').values(row);
  await insert.onConflict((conflict) => conflict.column('station_id').doUpdateSet(state)).execute();
}
