import { z } from 'zod';
import type { RecountPreview } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Station } from '../../accounts/index.ts';
import { createAgents } from '../agents/agents.ts';
import { dayOf } from '../download-rule.ts';
import { filterOf } from '../figures-query.ts';
import { downloadsSum } from '../figures.repository.ts';
import { moveSubscribers } from '../subscribers/subscribers.repository.ts';
import { keptFrom, listFacts, reasonDays } from './counting-facts.ts';
import {
  countedAgents,
  recountOf,
  takeAgentDays,
  takeAgentReach,
  upsertRecount,
} from './recount.repository.ts';
import { moveDay, moveReach, renamedAgents, type Renamed } from './recount.ts';

/** Recounts the kept days of a station by the current list of robots and apps. */
export interface Recounts {
  /** The difference that a recount would make. */
  preview(station: Station): Promise<RecountPreview>;
  /** Queues a recount; one at a time for each station. */
  start(station: Station): Promise<RecountPreview>;
}

/** Rows of one transaction, so that other writers do not wait long. */
const batch = 100;
const maxChanges = 100;

export function createRecounts({ db, clock, jobs }: StationContext): Recounts {
  const firstDay = () => dayOf(clock.now()) - reasonDays + 1;
  const job = jobs.define('analytics.recount', {
    payload: z.object({ station: z.int(), requestedAt: z.int() }),
    lane: 'background',
    async run({ station, requestedAt }, { complete, signal }) {
      const first = firstDay();
      for (const renamed of renamedAgents(await countedAgents(db, station, first), createAgents())) {
        await moveAgent(db, station, first, renamed, signal);
      }
      await complete((transaction) =>
        upsertRecount(transaction, {
          station_id: station,
          status: 'completed',
          requested_at: requestedAt,
          ended_at: clock.seconds(),
        }),
      );
    },
    onFailed: ({ station, requestedAt }, _error, transaction) =>
      upsertRecount(transaction, {
        station_id: station,
        status: 'failed',
        requested_at: requestedAt,
        ended_at: clock.seconds(),
      }),
  });

  async function preview(station: Station): Promise<RecountPreview> {
    const today = dayOf(clock.now());
    const renamed = renamedAgents(await countedAgents(db, station.id, firstDay()), createAgents());
    const days = { start_date: keptFrom(today), end_date: new Date(clock.now()).toISOString().slice(0, 10) };
    const downloads = await downloadsSum(db, filterOf(station, { ...days, station_names: station.slug }));
    const difference = renamed.reduce(
      (sum, { counted, sender }) =>
        sum + (counted.is_robot === 1 ? counted.downloads : 0) - (sender.isRobot ? counted.downloads : 0),
      0,
    );
    const last = await recountOf(db, station.id);
    return {
      list: listFacts(),
      kept_from: days.start_date,
      downloads,
      downloads_after: Math.max(0, downloads + difference),
      changes: changesOf(renamed).slice(0, maxChanges),
      last: last ? { status: last.status, requested_at: last.requested_at, ended_at: last.ended_at } : null,
    };
  }

  return {
    preview,
    async start(station) {
      await db.transaction(async (transaction) => {
        const requestedAt = clock.seconds();
        await upsertRecount(transaction, {
          station_id: station.id,
          status: 'running',
          requested_at: requestedAt,
          ended_at: null,
        });
        await job.add(
          transaction,
          { station: station.id, requestedAt },
          { key: String(station.id), station: station.id },
        );
        const name = `${listFacts().source} ${listFacts().date}`;
        await recordChange(transaction, {
          kind: 'analytics',
          action: 'started',
          id: station.id,
          name,
          stationId: station.id,
        });
      });
      return preview(station);
    },
  };
}

/**
 * A batch is taken and added under its new name in one transaction, so an aborted recount continues where it was. The days
 * are last, because they make it find this agent again.
 */
async function moveAgent(
  db: Database,
  stationId: number,
  first: number,
  { counted, sender }: Renamed,
  signal: AbortSignal,
): Promise<void> {
  const key = { stationId, firstDay: first, agent: counted };
  const { agent_id: agentId, is_robot: wasRobot } = counted;
  const subscribers = {
    stationId,
    firstDay: first,
    agentId,
    wasRobot,
    isRobot: sender.isRobot ? 1 : 0,
  } as const;
  await db.transaction((transaction) => moveSubscribers(transaction, subscribers));
  await moveBatches(db, signal, async (transaction) => {
    const rows = await takeAgentReach(transaction, key, batch);
    for (const row of rows) await moveReach(transaction, row, sender);
    return rows.length;
  });
  await moveBatches(db, signal, async (transaction) => {
    const rows = await takeAgentDays(transaction, key, batch);
    for (const row of rows) await moveDay(transaction, row, sender);
    return rows.length;
  });
}

async function moveBatches(
  db: Database,
  signal: AbortSignal,
  moveBatch: (transaction: Transaction) => Promise<number>,
): Promise<void> {
  let moved = batch;
  while (moved === batch) {
    signal.throwIfAborted();
    moved = await db.transaction(moveBatch);
  }
}

/** Downloads by old and new name, most first. Robots that stay robots are no difference. */
function changesOf(renamed: readonly Renamed[]): RecountPreview['changes'] {
  const changes = new Map<string, RecountPreview['changes'][number]>();
  for (const { counted, sender } of renamed) {
    const from = counted.is_robot === 1 ? null : counted.platform;
    const to = sender.isRobot ? null : sender.name;
    if (counted.downloads === 0 || (from === null && to === null)) continue;
    const key = JSON.stringify([from, to]);
    const known = changes.get(key);
    changes.set(key, {
      from,
      to,
      agent: known?.agent ?? counted.agent,
      downloads: (known?.downloads ?? 0) + counted.downloads,
    });
  }
  return [...changes.values()].toSorted((a, b) => b.downloads - a.downloads);
}
