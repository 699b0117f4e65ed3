import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { NightlyBackup } from './backup/nightly-backup.ts';
import type { StationContext } from './context.ts';
import type { JobTables } from './platform/jobs/job-tables.ts';

/** Whether the station still serves requests, and whether a balancer should send it more. */
export interface ServingState {
  isStopping(): boolean;
  /** Whether it was asked to stop, and serves requests until the balancer has noticed. */
  isDraining(): boolean;
}

export interface HealthSources extends Pick<StationContext, 'db' | 'log'> {
  readonly engine: Pick<StationContext['engine'], 'check'>;
  readonly disk: Pick<StationContext['disk'], 'freeBytes' | 'keepFree'>;
  /** Whether only signing in, reading and deleting work. */
  isDiskFull(): Promise<boolean>;
  /** The bucket; null where this process uses none. */
  readonly storage: Pick<StationContext['storage'], 'check'> | null;
  readonly serving: ServingState;
  /** Null in a process that makes no backups. */
  readonly backup: Pick<NightlyBackup, 'state'> | null;
}

/**
 * `/healthz`: 200 while all essential parts of the station work, else 503; a late backup changes no status.
 * `/readyz`: 200 while the station should receive requests. Both expose only public information.
 */
export function registerHealth(http: FastifyInstance, sources: HealthSources): void {
  const { db, log, engine, storage, serving, backup } = sources;
  async function check(name: string, work: () => Promise<unknown>): Promise<'ok' | 'failed'> {
    try {
      await work();
      return 'ok';
    } catch (error) {
      log.error({ err: error, check: name }, 'a health check failed');
      return 'failed';
    }
  }

  http.get('/healthz', async (_request, reply) => {
    const checks = {
      db: await check('db', () => sql`select 1`.execute(db.tables())),
      disk: await diskState(sources),
      engine: await check('engine', () => engine.check()),
      ...(storage ? { storage: await check('storage', () => storage.check()) } : {}),
      jobs: await check('jobs', () => db.tables<JobTables>().selectFrom('jobs').select('id').limit(1).execute()),
    };
    const isStopping = serving.isStopping();
    const works = !isStopping && Object.values(checks).every((state) => state === 'ok' || state === 'low');
    reply.code(works ? 200 : 503).header('cache-control', 'no-store');
    return {
      status: works ? 'ok' : isStopping ? 'stopping' : 'failed',
      ...checks,
      ...(backup ? { backup: await backup.state() } : {}),
    };
  });

  http.get('/readyz', async (_request, reply) => {
    const isLeaving = serving.isDraining() || serving.isStopping();
    const isReady = !isLeaving && (await check('db', () => sql`select 1`.execute(db.tables()))) === 'ok';
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    return { status: isReady ? 'ready' : isLeaving ? 'draining' : 'failed' };
  });
}

/** Low: nothing large is accepted. Full: only signing in, reading and deleting work. */
async function diskState({ disk, isDiskFull }: HealthSources): Promise<'ok' | 'low' | 'full'> {
  if (await isDiskFull()) return 'full';
  return (await disk.freeBytes()) < disk.keepFree ? 'low' : 'ok';
}
