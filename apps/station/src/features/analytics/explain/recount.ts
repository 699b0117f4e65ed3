import type { Tables } from '../../../platform/db/database.ts';
import type { Agents, Sender } from '../agents/agents.ts';
import type { AgentDayRow, AgentReachRow } from '../analytics-tables.ts';
import { addToDay, addToReach } from '../counting.repository.ts';
import { addToAgentDays, addToAgentReach, addToDevices, addToReasons } from './explain.repository.ts';
import type { CountedAgent } from './recount.repository.ts';

/** A user agent that the current list names otherwise than it was counted. */
export interface Renamed {
  readonly counted: CountedAgent;
  readonly sender: Sender;
}

/** The user agents whose name or kind a recount changes. A site keeps its name, because the referrer is not stored. */
export function renamedAgents(counted: readonly CountedAgent[], agents: Agents): Renamed[] {
  return counted.flatMap((row) => {
    const sender = agents(row.agent);
    const keepsName = row.platform === sender.name || (row.is_site === 1 && !sender.isRobot);
    return keepsName && (row.is_robot === 1) === sender.isRobot ? [] : [{ counted: row, sender }];
  });
}

/** Moves the figures of a user agent's row to its new name. The row itself is already deleted. */
export async function moveDay(transaction: Tables, row: AgentDayRow, sender: Sender): Promise<void> {
  const after: AgentDayRow = {
    ...row,
    platform: sender.name,
    is_robot: sender.isRobot ? 1 : 0,
    is_site: 0,
    device: sender.device,
  };
  await addToAgentDays(transaction, after);
  await addFigures(transaction, row, -1);
  await addFigures(transaction, after, 1);
}

async function addFigures(transaction: Tables, row: AgentDayRow, sign: 1 | -1): Promise<void> {
  const { station_id, day, show_id, episode_id, country, platform, device, rule } = row;
  const reason = async (name: 'robot' | 'short' | 'repeat' | 'counted', requests: number) => {
    if (requests !== 0)
      await addToReasons(transaction, {
        day,
        station_id,
        show_id,
        episode_id,
        rule,
        reason: name,
        requests: sign * requests,
      });
  };
  if (row.is_robot === 1) return reason('robot', row.short + row.repeats + row.downloads);
  await reason('short', row.short);
  await reason('repeat', row.repeats);
  await reason('counted', row.downloads);
  if (row.downloads === 0 && row.heard === 0) return;
  const counts = { downloads: sign * row.downloads, heard: sign * row.heard };
  await addToDay(transaction, { station_id, day, show_id, episode_id, country, platform, ...counts });
  await addToDevices(transaction, {
    station_id,
    day,
    show_id,
    country,
    platform,
    device,
    downloads: counts.downloads,
  });
}

/** Moves the listeners of a user agent's row to its new name. The row itself is already deleted. */
export async function moveReach(transaction: Tables, row: AgentReachRow, sender: Sender): Promise<void> {
  const { station_id, day, shows, country, platform, is_robot, listeners } = row;
  await addToAgentReach(transaction, { ...row, platform: sender.name, is_robot: sender.isRobot ? 1 : 0 });
  const group = { station_id, day, shows, country };
  if (is_robot === 0) await addToReach(transaction, { ...group, platform, listeners: -listeners });
  if (!sender.isRobot) await addToReach(transaction, { ...group, platform: sender.name, listeners });
}
