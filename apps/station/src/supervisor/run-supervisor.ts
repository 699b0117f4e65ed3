import { isatty } from 'node:tty';
import type { Role } from './role-messages.ts';
import type { RoleTiming } from './role-process.ts';
import { supervise, type Supervisor } from './supervise.ts';
import { createSupervisorLog } from './supervisor-log.ts';

/**
 * Runs the supervisor of a station in this process, until it ends: SIGTERM and SIGINT stop it in order, a second SIGINT at
 * once, and SIGHUP restarts the web processes. Exits with 1 and a message on standard error when the station cannot start.
 */
export async function runSupervisor(settings: { entries: Readonly<Record<Role, string>>; timing?: RoleTiming }): Promise<never> {
  try {
    const log = createSupervisorLog(process.env['POSTKIT_LOG_LEVEL']);
    const supervisor = supervise({ ...settings, env: process.env, log });
    handleSignals(supervisor);
    const failure = await supervisor.ended;
    if (failure === null) process.exit(0);
    process.stderr.write(`${failure}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
  process.exit(1);
}

function handleSignals(supervisor: Supervisor): void {
  const startedAtTerminal = isatty(0);
  // Service managers may send it twice: to the whole group, and through `npm start`.
  process.on('SIGTERM', () => supervisor.stop());
  process.once('SIGINT', () => {
    supervisor.stop();
    process.once('SIGINT', () => {
      supervisor.kill();
      process.exit(1);
    });
  });
  process.on('SIGHUP', () => {
    // A closed terminal sends the same signal.
    if (startedAtTerminal && !isatty(0)) supervisor.stop();
    else supervisor.restartWeb();
  });
}
