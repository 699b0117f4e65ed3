import { parseArgs } from 'node:util';

const usage = `Exits with 0 while the station that PORT and POSTKIT_HOST name is healthy, else with 1.

  node --conditions=postkit-source apps/station/src/check-health.ts [--wait]

--wait waits until the station has started, healthy or not.
`;

/** Milliseconds between two requests of `--wait`. */
const pauseMs = 500;

interface Health {
  readonly isHealthy: boolean;
  readonly hasStarted: boolean;
}

/** A station that does not respond has not started. */
async function readHealth(): Promise<Health> {
  const { PORT, POSTKIT_HOST } = process.env;
  const host = POSTKIT_HOST || '127.0.0.1';
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${PORT || 4000}/healthz`;
  try {
    const response = await fetch(address);
    const { status } = (await response.json()) as { status?: unknown };
    return { isHealthy: response.ok, hasStarted: status !== 'starting' };
  } catch {
    return { isHealthy: false, hasStarted: false };
  }
}

const { values } = parseArgs({
  options: { wait: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h', default: false } },
});
if (values.help) {
  process.stdout.write(usage);
} else {
  let health = await readHealth();
  while (values.wait && !health.hasStarted) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    health = await readHealth();
  }
  process.exitCode = health.isHealthy || values.wait ? 0 : 1;
}
