import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { Log } from '../log.ts';
import { redact } from '../redact.ts';
import { traced, type SpanFacts } from '../telemetry/tracing.ts';
import type { Turn } from '../turns/turn.ts';
import { finishJob, releaseInterrupted, returnJob, type JobRow } from './job-store.ts';
import type { JobDefinition } from './job.ts';
import { JobAborted } from './running-jobs.ts';
import { readPayload } from './stored-payload.ts';

/** A job whose process ended this often while it ran is assumed to be the cause. */
const maxInterruptions = 20;
const longestBackoff = 3_600_000;

/** Makes one attempt at a job and records its result. Never throws. */
export async function runJob<Payload>(
  row: JobRow & { lease: string },
  definition: JobDefinition<Payload>,
  { db, clock, log, signal, turn }: { db: Database; clock: Clock; log: Log; signal: AbortSignal; turn: Turn },
): Promise<void> {
  let ended = false;

  async function complete(work: (transaction: Transaction) => Promise<void>): Promise<void> {
    await db.transaction(async (transaction) => {
      if (!(await finishJob(transaction, row.id, row.lease)))
        throw new Error(`Job ${row.name} ${row.id} is no longer held by this try.`);
      await work(transaction);
    });
    ended = true;
  }

  try {
    signal.throwIfAborted();
    if (row.interruptions > maxInterruptions)
      throw new Error('The station stopped too often while this ran.');
    const { payload, origin } = readPayload(row.payload);
    await traced(jobSpan(row, origin), async () => {
      await definition.run(definition.payload.parse(payload), {
        id: row.id,
        attempt: row.attempts - row.interruptions,
        signal,
        turn,
        complete,
      });
      if (!ended) await complete(async () => {});
    });
  } catch (error) {
    const facts = { err: error, job: row.name, job_id: row.id, attempt: row.attempts };
    if (signal.aborted) log.info(facts, 'job aborted');
    else log.error(facts, ended ? 'job failed after it was complete' : 'job failed');
    if (!ended) await recordFailure(error instanceof Error ? error : new Error(String(error)));
  }

  async function recordFailure(error: Error): Promise<void> {
    const now = clock.now();
    const failed = row.attempts - row.interruptions;
    if (signal.reason instanceof JobAborted) return void (await finishJob(db, row.id, row.lease));
    if (signal.aborted) return releaseInterrupted(db, now, row.lease);
    const change = { error: redact(error.message), updated_at: now };
    if (failed <= retriesOf(definition, error) && row.interruptions <= maxInterruptions) {
      const pause = definition.backoff?.(failed, error) ?? defaultBackoff(failed);
      return returnJob(db, row, { ...change, status: 'pending', run_at: now + pause });
    }
    await db.transaction(async (transaction) => {
      await returnJob(transaction, row, { ...change, status: 'failed', run_at: row.run_at });
      const payload = definition.payload.safeParse(readPayload(row.payload).payload);
      if (payload.success) await definition.onFailed?.(payload.data, error, transaction);
    });
  }
}

function retriesOf<Payload>({ retries = 3 }: JobDefinition<Payload>, error: Error): number {
  return typeof retries === 'number' ? retries : retries(error);
}

function defaultBackoff(attempt: number): number {
  return Math.min(longestBackoff, 10_000 * 2 ** (attempt - 1));
}

/** A trace of its own, because a job can run hours after the request that added it. */
function jobSpan(
  { name, attempts, interruptions, lane, station_id }: JobRow,
  origin: string | undefined,
): SpanFacts {
  const attributes = {
    'postkit.job': name,
    'postkit.job.attempt': attempts - interruptions,
    'postkit.job.lane': lane ?? 'interactive',
    ...(station_id === null ? {} : { 'postkit.station_id': station_id }),
  };
  return { name: `job ${name}`, kind: 'consumer', attributes, begins: { origin } };
}
