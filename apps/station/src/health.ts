import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { NightlyBackup } from './backup/nightly-backup.ts';
import type { StationContext } from './context.ts';
import { readDamageNote } from './platform/db/damage-note.ts';
import type { ProcessHealth } from './platform/heartbeat/process-health.ts';
import type { JobTables } from './platform/jobs/job-tables.ts';

/** Whether the station still serves requests, and whether a balancer should send it more. */
export interface ServingState {
  isStopping(): boolean;
  /** Whether it was asked to stop, and serves requests until the balancer has noticed. */
  isDraining(): boolean;
}

export interface HealthSources extends Pick<StationContext, 'db' | 'log' | 'clock'> {
  readonly config: Pick<StationContext['config'], 'dataDir'>;
  readonly engine: Pick<StationContext['engine'], 'check'>;
  readonly disk: Pick<StationContext['disk'], 'freeBytes' | 'keepFree'>;
  /** Whether only signing in, reading and deleting work. */
  isDiskFull(): Promise<boolean>;
  /** The bucket; null where this process uses none. */
  readonly storage: Pick<StationContext['storage'], 'check'> | null;
  /** The processes of this machine; none without a supervisor. */
  processes(): readonly ProcessHealth[];
  readonly serving: ServingState;
  /** Null in a process that makes no backups. */
  readonly backup: Pick<NightlyBackup, 'state'> | null;
}

/** Milliseconds after which a disk counts as blocked. */
const diskWithin = 5000;

/**
 * `/healthz`: 200 while all essential parts of the station work, else 503; a late backup, and a database that is damaged in places, change no status.
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

  const lookAtDisk = createDiskLook(sources);

  http.get('/healthz', async (_request, reply) => {
    const database = await check('db', () => sql`select 1`.execute(db.tables()));
    const { disk, isDamaged } = await lookAtDisk();
    const checks = {
      db: database === 'ok' && isDamaged ? 'damaged' : database,
      disk,
      engine: await check('engine', () => engine.check()),
      ...(storage ? { storage: await check('storage', () => storage.check()) } : {}),
      jobs: await check('jobs', () =>
        db.tables<JobTables>().selectFrom('jobs').select('id').limit(1).execute(),
      ),
    };
    const processes = sources.processes();
    const isStopping = serving.isStopping();
    const works =
      !isStopping &&
      Object.values(checks).every((state) => ['ok', 'low', 'damaged'].includes(state)) &&
      processes.every(({ state }) => state === 'works' || state === 'starting');
    reply.code(works ? 200 : 503).header('cache-control', 'no-store');
    return {
      status: works ? 'ok' : isStopping ? 'stopping' : 'failed',
      ...checks,
      ...(processes.length > 0
        ? { processes: Object.fromEntries(processes.map(({ name, state }) => [name, state])) }
        : {}),
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

interface DiskLook {
  readonly disk: 'ok' | 'low' | 'full' | 'blocked';
  /** Whether damage of the database is known. */
  readonly isDamaged: boolean;
}

/** Looks once at a time: each look at a disk that does not respond occupies one of the few threads that read files. */
function createDiskLook(sources: HealthSources): () => Promise<DiskLook> {
  let looking: Promise<DiskLook> | undefined;
  return async () => {
    looking ??= diskState(sources).finally(() => (looking = undefined));
    const { promise: tooLate, resolve } = Promise.withResolvers<DiskLook>();
    const cancel = sources.clock.after(diskWithin, () => resolve({ disk: 'blocked', isDamaged: false }));
    return Promise.race([looking, tooLate]).finally(cancel);
  };
}

/** Low: nothing large is accepted. Full: only signing in, reading and deleting work. */
async function diskState({ config, disk, isDiskFull }: HealthSources): Promise<DiskLook> {
  const isDamaged = (await readDamageNote(config.dataDir)) !== null;
  if (await isDiskFull()) return { disk: 'full', isDamaged };
  return { disk: (await disk.freeBytes()) < disk.keepFree ? 'low' : 'ok', isDamaged };
}
