import { everyBeat } from '../platform/heartbeat/every-beat.ts';
import { hangLimits } from '../platform/heartbeat/hang-watch.ts';
import { lockFolder, lockFolders } from '../platform/lock/lock-folder.ts';
import { readRoles } from '../platform/roles.ts';
import { planProcesses, type PlannedProcess } from './plan-processes.ts';
import { peerOf, type Role, type ServerAddress, type ToSupervisor } from './role-messages.ts';
import { RoleProcess, type RoleTiming } from './role-process.ts';
import type { SupervisorLog } from './supervisor-log.ts';

export interface SupervisorSettings {
  readonly env: NodeJS.ProcessEnv;
  readonly log: SupervisorLog;
  /** Paths of the roles' programs. */
  readonly entries: Readonly<Record<Role, string>>;
  readonly timing?: RoleTiming;
  /** Gets the address of the server each time that it begins to respond. */
  readonly onAddress?: (url: string) => void;
}

export interface Supervisor {
  /** Resolves when everything has stopped: to null after `stop`, to the reason when a process could not start. */
  readonly ended: Promise<string | null>;
  /** Stops each web process, lets running work finish, and starts it again, one after the other. The others keep running. */
  restartWeb(): void;
  /** Stops web and the worker, then the recorder, each within a time limit. */
  stop(): void;
  /** Kills everything at once, as a crash would. */
  kill(): void;
}

const defaultTiming: RoleTiming = {
  firstPause: 500,
  longestPause: 30_000,
  stable: 60_000,
  stopWithin: 30_000,
  hang: hangLimits,
};

/**
 * Locks the station's folder and keeps the processes of this machine running; see `role-messages.ts`.
 * @throws LockError before it touches anything in the folder.
 */
export function supervise({
  env,
  log,
  entries,
  timing = defaultTiming,
  onAddress,
}: SupervisorSettings): Supervisor {
  const plan = planProcesses(readRoles(env), Boolean(env['DATABASE_URL']));
  const folder = lockFolders(env);
  const lockDir = lockFolder(env);
  const drainMs = 1000 * (Number(env['POSTKIT_DRAIN_SECONDS']) || 0);
  const { promise: ended, resolve } = Promise.withResolvers<string | null>();
  let address: ServerAddress | undefined;
  let stopping: Promise<void> | undefined;
  const processes = plan.map((planned) => ({ planned, process: createProcess(planned) }));
  const ofRole = (role: Role) =>
    processes.filter(({ planned }) => planned.role === role).map(({ process }) => process);
  /** The process at the other end of a link; none where the database connects them. */
  const peerFor = (role: Role) =>
    env['DATABASE_URL'] || role === 'worker' ? undefined : ofRole(peerOf[role])[0];

  function createProcess({ role, name, tasks, sharesPort, isOnDemand }: PlannedProcess): RoleProcess {
    return new RoleProcess({
      role,
      name,
      entry: entries[role],
      args: [lockDir, name, tasks.join()],
      sharesPort,
      // A restarted server keeps the port that its users know, even if any free one was requested. Processes that share one ask for
      // the same number each time.
      env: () => (address && role === 'web' && !sharesPort ? { ...env, PORT: String(address.port) } : env),
      log,
      timing: { ...timing, stopWithin: timing.stopWithin + (role === 'web' ? drainMs : 0) },
      onMessage: (message: ToSupervisor) => handleMessage(role, message),
      onExit: () => peerFor(role)?.send({ type: 'peer', state: 'exited' }),
      ...(isOnDemand ? {} : { onFailedStart: (reason: string) => void stop(reason) }),
    });
  }

  function handleMessage(role: Role, message: ToSupervisor): void {
    const peer = peerFor(role);
    if (message.type === 'start') for (const process of ofRole(message.role)) process.start();
    if (message.type === 'relay' && peer?.isReady) peer.send(message);
    if (message.type !== 'ready') return;
    if (message.address) rememberAddress(message.address);
    if (!peer?.isReady) return;
    for (const one of [...ofRole(role), peer]) one.send({ type: 'peer', state: 'started' });
  }

  function beat(ms: number): void {
    for (const { process } of processes) process.tick(ms);
    const health = processes.flatMap(({ process }) => process.health);
    for (const { process } of processes)
      if (process.isReady) process.send({ type: 'processes', processes: health });
  }

  function rememberAddress(now: ServerAddress): void {
    address = now;
    folder.publishAddress(now.url);
    onAddress?.(now.url);
  }

  async function stop(reason: string | null): Promise<void> {
    stopping ??= (async () => {
      await Promise.all([...ofRole('web'), ...ofRole('worker')].map((process) => process.stop()));
      await Promise.all(ofRole('recorder').map((process) => process.stop()));
      folder.release();
      endBeats();
      resolve(reason);
    })();
    await stopping;
  }

  async function restartWeb(): Promise<void> {
    for (const process of ofRole('web')) await process.restart();
  }

  const endBeats = everyBeat(beat);
  for (const { planned, process } of processes) if (!planned.isOnDemand) process.start();
  return {
    ended,
    restartWeb: () => void restartWeb(),
    stop: () => void stop(null),
    kill: () => processes.forEach(({ process }) => process.kill()),
  };
}
