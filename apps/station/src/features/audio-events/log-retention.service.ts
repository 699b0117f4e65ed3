import { framesToMs, SEGMENT_FRAMES } from '../../audio/index.ts';
import type { Database } from '../../platform/db/database.ts';
import {
  type LogFile,
  logFilesBefore,
  type NeededRange,
  neededRanges,
  oldestOfLog,
} from './retention.repository.ts';
import { logName } from './segments.repository.ts';

/** Whole hours of a log. */
export interface LogHours {
  seconds: number;
  bytes: number;
}

/** The part of a log that is older than a moment. */
export interface OldLog {
  /** Hours that nothing needs. */
  readonly removed: LogHours;
  /** Hours that stay, and the number of their users. */
  readonly spared: LogHours & {
    readonly episodes: number;
    readonly drafts: number;
    readonly holds: number;
    readonly others: number;
  };
  /** Milliseconds since 1970 at which the log starts; null for an empty log. */
  readonly oldest: number | null;
}

export interface LogRetention {
  /** The part of a station's log that is older than a moment (Unix milliseconds), and its users. */
  oldLog(stationId: number, ms: number, now: number): Promise<OldLog>;
}

export function createLogRetention(db: Database): LogRetention {
  return {
    async oldLog(stationId, ms, now) {
      const name = logName(stationId);
      const { files, isShared } = await logFilesBefore(db, name, ms);
      const needed = await neededRanges(db, name, files.at(-1)?.last_n ?? -1, now);
      const owners = new Set<string>();
      const removed: LogHours = { seconds: 0, bytes: 0 };
      const spared: LogHours = { seconds: 0, bytes: 0 };
      for (const file of files) {
        const users = needed.filter((range) => overlaps(range, file));
        for (const { owner } of users) owners.add(owner ?? 'library');
        addTo(users.length > 0 || isShared ? spared : removed, file);
      }
      const ofKind = (kind: string) => [...owners].filter((owner) => owner.startsWith(`${kind}:`)).length;
      const [episodes, drafts, holds] = [ofKind('episode'), ofKind('draft'), ofKind('hold')];
      return {
        removed,
        spared: { ...spared, episodes, drafts, holds, others: owners.size - episodes - drafts - holds },
        oldest: await oldestOfLog(db, name),
      };
    },
  };
}

function overlaps(range: NeededRange, file: LogFile): boolean {
  return range.first_n <= file.last_n && range.last_n >= file.first_n;
}

function addTo(hours: LogHours, { first_n, last_n, bytes }: LogFile): void {
  hours.bytes += bytes;
  hours.seconds += framesToMs((last_n - first_n + 1) * SEGMENT_FRAMES) / 1000;
}
