import type { Tables } from '../../../platform/db/database.ts';
import type {
  AgentDayRow,
  AgentReachRow,
  AnalyticsTables,
  DeviceRow,
  ReasonRow,
} from '../analytics-tables.ts';
import { devicesAtLevels } from '../levels.ts';

const tablesOf = (db: Tables) => db.tables<AnalyticsTables>();

/** Stores the text of a user agent with the last day on which it was seen. */
export async function upsertAgent(
  db: Tables,
  row: { id: string; agent: string; last_day: number },
): Promise<void> {
  const { last_day } = row;
  const insert = tablesOf(db).insertInto('analytics_agents').values(row);
  await insert.onConflict((conflict) => conflict.column('id').doUpdateSet({ last_day })).execute();
}

export async function addToReasons(db: Tables, row: ReasonRow): Promise<void> {
  const insert = tablesOf(db).insertInto('analytics_reasons').values(row);
  await insert
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'station_id', 'show_id', 'episode_id', 'reason', 'rule'])
        .doUpdateSet((added) => ({
          requests: added('analytics_reasons.requests', '+', row.requests),
        })),
    )
    .execute();
}

export async function addToAgentDays(db: Tables, row: AgentDayRow): Promise<void> {
  const insert = tablesOf(db).insertInto('analytics_agent_days').values(row);
  await insert
    .onConflict((conflict) =>
      conflict
        .columns([
          'day',
          'station_id',
          'episode_id',
          'show_id',
          'agent_id',
          'country',
          'platform',
          'is_robot',
          'rule',
        ])
        .doUpdateSet((added) => ({
          short: added('analytics_agent_days.short', '+', row.short),
          repeats: added('analytics_agent_days.repeats', '+', row.repeats),
          downloads: added('analytics_agent_days.downloads', '+', row.downloads),
          heard: added('analytics_agent_days.heard', '+', row.heard),
        })),
    )
    .execute();
}

export async function addToAgentReach(db: Tables, row: AgentReachRow): Promise<void> {
  const insert = tablesOf(db).insertInto('analytics_agent_reach').values(row);
  await insert
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'station_id', 'shows', 'agent_id', 'country', 'platform', 'is_robot'])
        .doUpdateSet((added) => ({
          listeners: added('analytics_agent_reach.listeners', '+', row.listeners),
        })),
    )
    .execute();
}

/** Adds to the downloads by device, at every level. */
export async function addToDevices(db: Tables, row: DeviceRow): Promise<void> {
  if (row.downloads === 0) return;
  const insert = tablesOf(db).insertInto('analytics_devices').values(devicesAtLevels(row));
  await insert
    .onConflict((conflict) =>
      conflict
        .columns(['station_id', 'level', 'day', 'show_id', 'country', 'platform', 'device'])
        .doUpdateSet((added) => ({
          downloads: added('analytics_devices.downloads', '+', row.downloads),
        })),
    )
    .execute();
}

/** Deletes reasons and figures by user agent of the days before. */
export async function deleteReasonsBefore(db: Tables, day: number): Promise<void> {
  for (const table of ['analytics_reasons', 'analytics_agent_days', 'analytics_agent_reach'] as const) {
    await tablesOf(db).deleteFrom(table).where('day', '<', day).execute();
  }
  await tablesOf(db).deleteFrom('analytics_agents').where('last_day', '<', day).execute();
}
