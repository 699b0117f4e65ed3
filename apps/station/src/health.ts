import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { StationContext } from './platform/context.ts';
import type { JobTables } from './platform/jobs/job-tables.ts';

/** `/healthz`: 200 while everything works that the station cannot do without, else 503. Tells nothing that is not public. */
export function registerHealth(http: FastifyInstance, { db, storage, log, engine }: StationContext, isStopping: () => boolean): void {
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
      disk: await check('disk', () => storage.ensureSpace(0)),
      engine: await check('engine', () => engine.check()),
      jobs: await check('jobs', () => db.tables<JobTables>().selectFrom('jobs').select('id').limit(1).execute()),
    };
    const works = !isStopping() && Object.values(checks).every((state) => state === 'ok');
    reply.code(works ? 200 : 503).header('cache-control', 'no-store');
    return { status: works ? 'ok' : isStopping() ? 'stopping' : 'failed', ...checks };
  });
}
