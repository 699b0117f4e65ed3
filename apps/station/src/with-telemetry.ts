import { readConfig } from './platform/config.ts';
import { createLog } from './platform/log.ts';
import { startTelemetry } from './platform/telemetry/start-telemetry.ts';
import type { RunningRole } from './supervisor/run-role.ts';
import type { Role } from './supervisor/role-messages.ts';

/** Starts a role that sends traces, where the variables of OpenTelemetry ask for them. Its end sends the last ones. */
export async function withTelemetry(role: Role, start: () => Promise<RunningRole>): Promise<RunningRole> {
  const endTelemetry = await startTelemetry({ env: process.env, role, log: () => createLog(readConfig(process.env, null)) });
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
