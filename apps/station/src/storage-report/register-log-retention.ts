import { type LogRetentionEffect, settingsOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../context.ts';
import type { Accounts, Station } from '../features/accounts/index.ts';
import type { AudioEvents } from '../features/audio-events/index.ts';
import type { Schedules } from '../features/schedules/index.ts';
import { changedFields } from '../platform/audit/changed-fields.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import { defineErrors } from '../platform/errors/define-errors.ts';
import { formatBytes } from '../platform/format-bytes.ts';
import { diskOutlook } from './disk-outlook.ts';

export interface LogRetentionDeps {
  readonly accounts: Pick<Accounts, 'setLogDays' | 'stationAt' | 'stations'>;
  readonly audioEvents: Pick<AudioEvents, 'retention'>;
  readonly schedules: Pick<Schedules, 'repeatableRuns'>;
}

const dayMs = 86_400_000;
const fail = defineErrors({
  'storage.unconfirmed': {
    status: 409,
    message: 'This time deletes audio of the log. Examine its effect, and confirm it.',
  },
});

/** How long the log of a station is kept, with the effect of another time before it is saved. */
export function registerLogRetention(context: StationContext, deps: LogRetentionDeps): void {
  const { accounts } = deps;

  context.register(settingsOperations.examineLogDays, ({ params, query, reply }) => {
    reply.header('cache-control', 'no-store');
    return effectOf(context, deps, accounts.stationAt(params.station), query.log_days);
  });

  context.register(settingsOperations.setLogDays, async ({ params, body }) => {
    const station = accounts.stationAt(params.station);
    const effect = await effectOf(context, deps, station, body.log_days);
    const { bytes } = effect.removed;
    if (bytes > 0 && !body.confirm) {
      const message = `Keeping the log for ${body.log_days} days deletes ${formatBytes(bytes)} of audio. Examine its effect, and confirm it.`;
      throw fail('storage.unconfirmed', { message });
    }
    const changes = changedFields({ log_days: station.logDays }, { log_days: body.log_days });
    if (changes.length > 0) {
      await accounts.setLogDays(station.id, body.log_days, (transaction) =>
        recordChange(transaction, { id: station.id, name: station.title, changes }),
      );
    }
    return effect;
  });
}

async function effectOf(
  context: StationContext,
  { accounts, audioEvents, schedules }: LogRetentionDeps,
  station: Station,
  days: number,
): Promise<LogRetentionEffect> {
  const now = context.clock.now();
  const cutoff = now - days * dayMs;
  const { removed, spared, oldest } = await audioEvents.retention.oldLog(station.id, cutoff, now);
  const outlook = await diskOutlook(context, accounts);
  const oldestKept = oldest === null ? null : Math.max(oldest, cutoff);
  return {
    log_days: days,
    current_days: station.logDays,
    removed,
    spared,
    lost_runs:
      days < station.logDays
        ? await schedules.repeatableRuns(station, { from: now - station.logDays * dayMs, to: cutoff })
        : 0,
    oldest_at: seconds(oldest),
    oldest_kept_at: seconds(oldestKept),
    log_bytes: Math.round(outlook.addedLog(station.id) * days),
    full_at: outlook.fullAt(),
    full_at_then: outlook.fullAt({ stationId: station.id, days, removedBytes: removed.bytes }),
  };
}

function seconds(ms: number | null): number | null {
  return ms === null ? null : Math.floor(ms / 1000);
}
