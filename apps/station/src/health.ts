import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { NightlyBackup } from './backup/nightly-backup.ts';
import type { StationContext } from './context.ts';
import type { JobTables } from './platform/jobs/job-tables.ts';

/** `/healthz`: 200 while all essential parts of the station work, else 503; a late backup changes no status. Exposes only public information. */
export function registerHealth(
  http: FastifyInstance,
  context: StationContext,
  { isStopping, backup }: { isStopping: () => boolean; backup: Pick<NightlyBackup, 'state'> },
): void {
  const { db, log, engine, storage } = context;
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
      disk: await diskState(context),
      engine: await check('engine', () => engine.check()),
      ...(context.config.objectStorage ? { storage: await check('storage', () => storage.check()) } : {}),
      jobs: await check('jobs', () => db.tables<JobTables>().selectFrom('jobs').select('id').limit(1).execute()),
    };
    const works = !isStopping() && Object.values(checks).every((state) => state === 'ok' || state === 'low');
    reply.code(works ? 200 : 503).header('cache-control', 'no-store');
    return { status: works ? 'ok' : isStopping() ? 'stopping' : 'failed', ...checks, backup: await backup.state() };
  });
}

/** Low: nothing large is accepted. Full: only signing in, reading and deleting work. */
async function diskState({ disk, ballast }: StationContext): Promise<'ok' | 'low' | 'full'> {
  if (await ballast.isFull()) return 'full';
  return (await disk.freeBytes()) < disk.keepFree ? 'low' : 'ok';
}
