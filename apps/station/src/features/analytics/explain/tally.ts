import type { FigureReason } from '@postkit/sdk/schema';
import type { Tables } from '../../../platform/db/database.ts';
import type { AgentDayRow, ReasonRow } from '../analytics-tables.ts';
import { addToAgentDays, addToReasons } from './explain.repository.ts';

/** The requests and downloads that a piece adds. */
export interface TallyCounts {
  readonly short?: number;
  readonly repeats?: number;
  readonly downloads?: number;
  readonly heard?: number;
}

/** Facts of a piece that its rows have in common. */
export type TallySubject = Omit<AgentDayRow, keyof Required<TallyCounts>>;

/** Collects why requests were counted or not, so that each row is written once for a batch. */
export interface Tally {
  /** Requests that only checked the server. */
  probe(subject: TallySubject, requests: number): void;
  add(subject: TallySubject, counts: TallyCounts): void;
  write(db: Tables): Promise<void>;
}

export function createTally(): Tally {
  const reasons = new Map<string, ReasonRow>();
  const agents = new Map<string, AgentDayRow>();

  function addReason(subject: TallySubject, reason: FigureReason, requests: number): void {
    if (requests === 0) return;
    const { day, station_id, show_id, episode_id, rule } = subject;
    const key = [day, station_id, show_id, episode_id, reason, rule].join('\n');
    const known = reasons.get(key)?.requests ?? 0;
    reasons.set(key, { day, station_id, show_id, episode_id, reason, rule, requests: known + requests });
  }

  return {
    probe: (subject, requests) => addReason(subject, subject.is_robot ? 'robot' : 'probe', requests),
    add(subject, { short = 0, repeats = 0, downloads = 0, heard = 0 }) {
      const { day, station_id, episode_id, show_id, agent_id, country, platform, is_robot, rule } = subject;
      const key = [day, station_id, episode_id, show_id, agent_id, country, platform, is_robot, rule].join(
        '\n',
      );
      const known = agents.get(key) ?? { ...subject, short: 0, repeats: 0, downloads: 0, heard: 0 };
      agents.set(key, {
        ...known,
        short: known.short + short,
        repeats: known.repeats + repeats,
        downloads: known.downloads + downloads,
        heard: known.heard + heard,
      });
      if (is_robot) return addReason(subject, 'robot', short + repeats + downloads);
      addReason(subject, 'short', short);
      addReason(subject, 'repeat', repeats);
      addReason(subject, 'counted', downloads);
    },
    async write(db) {
      for (const row of reasons.values()) if (row.requests !== 0) await addToReasons(db, row);
      for (const row of agents.values()) await addToAgentDays(db, row);
    },
  };
}
