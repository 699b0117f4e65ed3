import { programArguments } from './platform/program-arguments.ts';
import { healthRole, readRoles } from './platform/roles.ts';
import { readEnvironment } from './platform/settings/settings-file.ts';

const usage = `Exits with 0 while the station of these settings is healthy, else with 1: on PORT, or on POSTKIT_HEALTH_PORT for a
machine without the role web. POSTKIT_HOST is its address.

  node apps/station/dist/check-health.js [--wait]

--wait waits until the station has started, healthy or not.
`;

/** Milliseconds between two requests of `--wait`. */
const pauseMs = 500;

interface Health {
  readonly isHealthy: boolean;
  readonly hasStarted: boolean;
}

/** @throws Error for a machine that serves no health */
function healthAddress({ PORT, POSTKIT_HOST, POSTKIT_HEALTH_PORT, ...env }: NodeJS.ProcessEnv): string {
  const host = POSTKIT_HOST || '127.0.0.1';
  const port = healthRole(readRoles(env)) === null ? PORT || '4000' : POSTKIT_HEALTH_PORT;
  if (!port)
    throw new Error(
      'This machine has no web role. Set POSTKIT_HEALTH_PORT, on which it then serves its health.',
    );
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/healthz`;
}

/** A station that does not respond has not started. */
async function readHealth(address: string): Promise<Health> {
  try {
    const response = await fetch(address);
    const { status } = (await response.json()) as { status?: unknown };
    return { isHealthy: response.ok, hasStarted: status !== 'starting' };
  } catch {
    return { isHealthy: false, hasStarted: false };
  }
}

const { values } = programArguments({ usage, options: { wait: { type: 'boolean', default: false } } });
try {
  const address = healthAddress(readEnvironment());
  let health = await readHealth(address);
  while (values.wait && !health.hasStarted) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    health = await readHealth(address);
  }
  process.exitCode = health.isHealthy || values.wait ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
