import { dataFolder } from '../platform/data-folder.ts';
import { giveBackMemory } from '../platform/give-back-memory.ts';
import { DiskProbe } from '../platform/heartbeat/disk-probe.ts';
import { everyBeat } from '../platform/heartbeat/every-beat.ts';
import type { ProcessHealth } from '../platform/heartbeat/process-health.ts';
import { lockRole } from './lock-role.ts';
import { createRoleLink } from './role-link.ts';
import type { Role, RoleLink, ServerAddress, ToRole, ToSupervisor } from './role-messages.ts';
import { createSupervisorLog } from './supervisor-log.ts';

/** A role that has started. */
export interface RunningRole {
  /** Where it listens, for a role that does. */
  readonly address?: ServerAddress;
  /** A folder on the disk without which it does not work; one that does not respond counts as a hung process. */
  readonly folder?: string;
  /** The heartbeats of its media worker. */
  media?(): ProcessHealth | null;
  /** Finishes running work. */
  close(): Promise<void>;
}

export interface RoleWork {
  readonly role: Role;
  /** @param tasks the work of this process */
  start(link: RoleLink, tasks: readonly string[]): Promise<RunningRole>;
  /** Message for the operator about an error that kept the role from starting. */
  explain(error: unknown): string;
}

/** Milliseconds after a start, when its first work is done. */
const settledMs = 5000;

/**
 * Runs this process as a role of the supervisor that forked it: takes the role's lock, starts it, and ends it when the
 * supervisor asks. When the supervisor dies the process exits at once, as in a crash.
 */
export async function runRole({ role, start, explain }: RoleWork): Promise<void> {
  if (!process.connected) {
    process.stderr.write(`The ${role} process is started by main.ts.\n`);
    process.exit(1);
  }
  process.once('disconnect', () => process.exit(1));
  // Ctrl-C and service managers signal the whole process group; only the supervisor decides who stops when.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

  const { link, receive, tick } = createRoleLink(send);
  const log = createSupervisorLog(process.env['POSTKIT_LOG_LEVEL']);
  let running: RunningRole | undefined;
  let probe: DiskProbe | undefined;
  everyBeat((ms) => {
    if (tick(ms)) log('error', 'the supervisor does not respond');
    send({ type: 'beat', isDiskBlocked: probe?.responds() === false, media: running?.media?.() ?? null });
  });
  process.on('message', (message: ToRole) => {
    if (message.type === 'stop') void stop(running);
    else receive(message);
  });
  try {
    const [, , folder = dataFolder(process.env), name = role, tasks = role] = process.argv;
    await lockRole(folder, name);
    running = await start(link, tasks.split(','));
    if (running.folder !== undefined) probe = new DiskProbe(running.folder);
    send({ type: 'ready', address: running.address ?? null });
    setTimeout(giveBackMemory, settledMs).unref();
  } catch (error) {
    await deliver({ type: 'failed', reason: explain(error) });
    process.exit(1);
  }
}

async function stop(running: RunningRole | undefined): Promise<void> {
  try {
    // An interrupted start leaves the same state as a crash, which the next start completes.
    await running?.close();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  }
}

function send(message: ToSupervisor): void {
  // Without a supervisor there is no recipient, and `disconnect` ends this process.
  if (process.connected) process.send?.(message, undefined, {}, () => undefined);
}

function deliver(message: ToSupervisor): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(message, undefined, {}, () => resolve());
    else resolve();
  });
}
