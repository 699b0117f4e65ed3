import { lockDataFolder } from '../platform/lock/lock-data-folder.ts';
import { peerOf, roles, type Role, type ServerAddress, type ToSupervisor } from './role-messages.ts';
import { RoleProcess, type RoleTiming } from './role-process.ts';
import type { SupervisorLog } from './supervisor-log.ts';

export interface SupervisorSettings {
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly log: SupervisorLog;
  /** Paths of the roles' programs. */
  readonly entries: Readonly<Record<Role, string>>;
  readonly timing?: RoleTiming;
}

export interface Supervisor {
  /** Resolves when everything has stopped: to null after `stop`, to the reason when web could not start. */
  readonly ended: Promise<string | null>;
  /** Stops web, lets running work finish, and starts it again. The recorder keeps running. */
  restartWeb(): void;
  /** Stops web, then the recorder, each within a time limit. */
  stop(): void;
  /** Kills everything at once, as a crash would. */
  kill(): void;
}

const defaultTiming: RoleTiming = { firstPause: 500, longestPause: 30_000, stable: 60_000, stopWithin: 30_000 };

/**
 * Locks the data folder and keeps the roles of a station running; see `role-messages.ts`.
 * @throws LockError before it touches anything in the folder.
 */
export function supervise({ dataDir, env, log, entries, timing = defaultTiming }: SupervisorSettings): Supervisor {
  const folder = lockDataFolder(dataDir);
  const { promise: ended, resolve } = Promise.withResolvers<string | null>();
  let address: ServerAddress | undefined;
  let stopping: Promise<void> | undefined;

  const processes: Readonly<Record<Role, RoleProcess>> = {
    web: new RoleProcess({ ...common('web'), onFailedStart: (reason) => void stop(reason) }),
    recorder: new RoleProcess(common('recorder')),
  };

  function common(role: Role) {
    return {
      role,
      entry: entries[role],
      // A restarted server keeps the port that its users know, even if any free one was requested.
      env: () => (address ? { ...env, PORT: String(address.port) } : env),
      log,
      timing,
      onMessage: (message: ToSupervisor) => take(role, message),
      onExit: () => processes[peerOf[role]].send({ type: 'peer', state: 'exited' }),
    };
  }

  function take(role: Role, message: ToSupervisor): void {
    const peer = processes[peerOf[role]];
    if (message.type === 'start') processes[message.role].start();
    if (message.type === 'relay' && peer.isReady) peer.send(message);
    if (message.type !== 'ready') return;
    if (message.address) rememberAddress(message.address);
    if (!peer.isReady) return;
    for (const one of roles) processes[one].send({ type: 'peer', state: 'started' });
  }

  function rememberAddress(now: ServerAddress): void {
    address = now;
    folder.publishAddress(now.url);
  }

  async function stop(reason: string | null): Promise<void> {
    stopping ??= (async () => {
      await processes.web.stop();
      await processes.recorder.stop();
      folder.release();
      resolve(reason);
    })();
    await stopping;
  }

  processes.web.start();
  return {
    ended,
    restartWeb: () => processes.web.restart(),
    stop: () => void stop(null),
    kill: () => roles.forEach((role) => processes[role].kill()),
  };
}
