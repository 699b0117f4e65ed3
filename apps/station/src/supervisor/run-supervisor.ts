import { isatty } from 'node:tty';
import { roleFaults } from '../platform/roles.ts';
import { folderFaults } from '../platform/settings/folder-faults.ts';
import { SettingsError } from '../platform/settings/settings-error.ts';
import { readEnvironment } from '../platform/settings/settings-file.ts';
import type { Role } from './role-messages.ts';
import type { RoleTiming } from './role-process.ts';
import { supervise, type Supervisor } from './supervise.ts';
import { createSupervisorLog } from './supervisor-log.ts';

export interface RunSupervisorSettings {
  readonly entries: Readonly<Record<Role, string>>;
  readonly timing?: RoleTiming;
  /** All that is wrong with the settings. Called for a start that the supervisor itself refuses: it knows few settings. */
  readonly explainSettings?: (env: NodeJS.ProcessEnv) => Promise<Error>;
}

/**
 * Runs the supervisor of a station in this process, until it ends: SIGTERM and SIGINT stop it in order, a second SIGINT at
 * once, and SIGHUP restarts the web processes. Exits with 1 and a message on standard error when the station cannot start.
 */
export async function runSupervisor({ explainSettings, ...settings }: RunSupervisorSettings): Promise<never> {
  try {
    const env = readEnvironment();
    // Before it creates or locks a folder.
    const faults = [...roleFaults(env), ...folderFaults(env)];
    if (faults.length > 0) throw (await explainSettings?.(env)) ?? new SettingsError(faults, env);
    const log = createSupervisorLog(env['POSTKIT_LOG_LEVEL']);
    const supervisor = supervise({ ...settings, env, log, onAddress: reportAddress });
    handleSignals(supervisor);
    const failure = await supervisor.ended;
    if (failure === null) process.exit(0);
    process.stderr.write(`${failure}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
  process.exit(1);
}

/** `npm start` waits for the address with its further work. */
function reportAddress(url: string): void {
  if (process.connected) process.send?.({ url }, undefined, {}, () => undefined);
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
