import { readConfig } from './platform/config.ts';
import { createLog } from './platform/log.ts';
import { startTelemetry, wantsTelemetry } from './platform/telemetry/start-telemetry.ts';
import type { Role } from './supervisor/role-messages.ts';
import type { RunningRole } from './supervisor/run-role.ts';

/** Starts a role that sends traces, where the variables of OpenTelemetry ask for them. Its end sends the last ones. */
export async function withTelemetry(role: Role, start: () => Promise<RunningRole>): Promise<RunningRole> {
  if (!wantsTelemetry(process.env)) return start();
  const config = readConfig(process.env, null);
  const endTelemetry = await startTelemetry({ config: config.telemetry, role, log: createLog(config) });
  const running = await start();
  async function close(): Promise<void> {
    try {
      await running.close();
    } finally {
      await endTelemetry();
    }
  }
  return { ...running, close };
}
