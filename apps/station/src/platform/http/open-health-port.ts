import type { RequestListener } from 'node:http';
import type { Config } from '../config.ts';
import { healthRole, type MachineRole } from '../roles.ts';
import { noPort } from './no-port.ts';
import { openPort, type OpenPort } from './open-port.ts';

const served: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Binds `POSTKIT_HEALTH_PORT` for the process that serves it on a machine without the role web; null in other processes, and
 * without the setting. Its address is for balancers and Prometheus; links still name the port of the web processes.
 */
export async function openHealthPort(
  config: Pick<Config, 'healthPort' | 'host' | 'port' | 'roles'>,
  role: MachineRole,
): Promise<OpenPort | null> {
  const { healthPort, host } = config;
  if (healthPort === null || healthRole(config) !== role) return null;
  const opened = await openPort({ port: healthPort, host, setting: 'POSTKIT_HEALTH_PORT' });
  const { port, url } = noPort(config.port);
  return { ...opened, port, url, serverFactory: (handler) => opened.serverFactory(onlyHealth(handler)) };
}

/** The application has routes of everything; on this port it has three. */
function onlyHealth(handler: RequestListener): RequestListener {
  return (request, response) => {
    if (served.has(request.url?.split('?', 1)[0] ?? '')) return handler(request, response);
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
    response.end('This machine serves /healthz, /readyz and /metrics only.\n');
  };
}
