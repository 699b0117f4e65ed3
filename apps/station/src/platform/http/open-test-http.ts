import type { FastifyInstance } from 'fastify';
import { createFakeClock } from '../fake-clock.ts';
import { createLog } from '../log.ts';
import { connectionLimits } from './connection-limits.ts';
import { createHttp, type HttpSettings } from './create-http.ts';

/** A test server without routes, and the lines that it logs. */
export async function openTestHttp(
  config: Partial<HttpSettings['config']> = {},
  {
    clock = createFakeClock(),
    limits = connectionLimits,
  }: Partial<Pick<HttpSettings, 'clock' | 'limits'>> = {},
): Promise<{ app: FastifyInstance; lines: string[] }> {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'debug' }, { write: (line: string) => void lines.push(line) });
  const settings = {
    trustProxy: false,
    publicUrl: 'http://localhost',
    uploadLimitBytes: 1024 * 1024,
    allowedOrigins: new Set<string>(),
    ...config,
  };
  return { app: await createHttp({ config: settings, log, clock, limits }), lines };
}

/** Listens on a free port and returns the address. */
export async function listen(app: FastifyInstance): Promise<string> {
  return app.listen({ port: 0, host: '127.0.0.1' });
}
