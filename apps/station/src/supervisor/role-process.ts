import { fork, type ChildProcess } from 'node:child_process';
import cluster from 'node:cluster';
import { Backoff } from '../audio/recorder/backoff.ts';
import type { HangLimits } from '../platform/heartbeat/hang-watch.ts';
import type { ProcessHealth } from '../platform/heartbeat/process-health.ts';
import { memoryEnvironment } from '../platform/memory-environment.ts';
import type { Role, ToRole, ToSupervisor } from './role-messages.ts';
import { RoleWatch } from './role-watch.ts';
import type { SupervisorLog } from './supervisor-log.ts';

export interface RoleProcessSettings {
  readonly role: Role;
  /** Unique on the machine. */
  readonly name: string;
  /** Path of the program. */
  readonly entry: string;
  readonly args: readonly string[];
  /** Whether connections to its port are distributed over several processes. */
  readonly sharesPort: boolean;
  /** Environment of the next process. */
  readonly env: () => NodeJS.ProcessEnv;
  readonly log: SupervisorLog;
  readonly timing: RoleTiming;
  onMessage(message: ToSupervisor): void;
  onExit(): void;
  /** If set, a failed first start is final: it is reported here and not retried. */
  readonly onFailedStart?: (reason: string) => void;
}

/** Milliseconds. */
export interface RoleTiming {
  /** Pause before the first restart; it doubles up to `longestPause`. */
  readonly firstPause: number;
  readonly longestPause: number;
  /** After a run this long, the pauses start over. */
  readonly stable: number;
  /** How long a role may take to stop before it is killed. */
  readonly stopWithin: number;
  /** When a role that does not respond is reported and killed. */
  readonly hang: HangLimits;
}

/** One role: forks it, restarts it when it dies, kills it when it hangs, and stops it within a bound. */
export class RoleProcess {
  readonly #settings: RoleProcessSettings;
  readonly #backoff: Backoff;
  readonly #watch: RoleWatch;
  #child: ChildProcess | undefined;
  #pause: NodeJS.Timeout | undefined;
  #readyAt: number | undefined;
  #wasEverReady = false;
  #restarted = () => {};
  #failure: string | undefined;
  /** The next step after the current process exits. */
  #next: 'recover' | 'restart' | 'stay' = 'recover';

  constructor(settings: RoleProcessSettings) {
    this.#settings = settings;
    this.#backoff = new Backoff(settings.timing.firstPause, settings.timing.longestPause);
    const { name, log, timing } = settings;
    this.#watch = new RoleWatch({
      name,
      log,
      limits: timing.hang,
      pid: () => this.pid,
      kill: () => this.kill(),
    });
  }

  /** True while the role receives messages. */
  get isReady(): boolean {
    return this.#readyAt !== undefined;
  }

  /** The process and its media worker; none while no process is needed. */
  get health(): ProcessHealth[] {
    return this.#watch.health;
  }

  /** @param ms time since the last tick that counts */
  tick(ms: number): void {
    this.#watch.tick(ms);
  }

  /** Process id while there is a process. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Keeps the role running from now on. */
  start(): void {
    if (!this.#child && !this.#pause && this.#next !== 'stay') this.#fork();
  }

  send(message: ToRole): void {
    if (this.#child?.connected) this.#child.send(message, () => undefined);
  }

  /** Stops the role in order and starts it again, at once if it waits to be restarted. Resolves when it works again, or has ended. */
  async restart(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#restarted = resolve;
    if (this.#child) {
      if (this.#next !== 'recover') return;
      this.#next = 'restart';
      this.#requestStop(this.#child);
    } else if (this.#pause) {
      this.#fork();
    } else {
      return;
    }
    await promise;
  }

  /** Stops the role for good. */
  async stop(): Promise<void> {
    clearTimeout(this.#pause);
    this.#pause = undefined;
    const child = this.#child;
    const isStopping = this.#next !== 'recover';
    this.#next = 'stay';
    if (!child) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (!isStopping) this.#requestStop(child);
    await gone;
  }

  kill(): void {
    this.#child?.kill('SIGKILL');
  }

  #fork(): void {
    const { role, entry, args, sharesPort, env, log, onMessage } = this.#settings;
    clearTimeout(this.#pause);
    this.#pause = undefined;
    this.#next = 'recover';
    this.#failure = undefined;
    const environment = { ...memoryEnvironment, ...env() };
    const child = sharesPort
      ? forkOnSharedPort(entry, args, environment)
      : fork(entry, args, { env: environment, serialization: 'advanced', stdio: 'inherit' });
    this.#child = child;
    this.#watch.forked();
    child.on('message', (message: ToSupervisor) => {
      if (message.type === 'beat') return this.#watch.beat(message.isDiskBlocked, message.media);
      if (message.type === 'ready') this.#becomeReady();
      if (message.type === 'failed') this.#failure = message.reason;
      onMessage(message);
    });
    child.once('error', (error) => {
      log('error', `the ${role} process could not be started`, { err: error.message });
      if (child.pid === undefined) child.emit('exit', 1, null);
    });
    child.once('exit', (code, signal) => this.#afterExit(code, signal));
  }

  #becomeReady(): void {
    this.#readyAt = performance.now();
    this.#wasEverReady = true;
    this.#watch.ready();
    this.#restarted();
  }

  #requestStop(child: ChildProcess): void {
    const { role, log, timing } = this.#settings;
    this.send({ type: 'stop' });
    this.#watch.stopping();
    const bound = setTimeout(() => {
      log('error', `the ${role} process did not stop in time and is killed`, {
        milliseconds: timing.stopWithin,
      });
      child.kill('SIGKILL');
    }, timing.stopWithin);
    child.once('exit', () => clearTimeout(bound));
  }

  #afterExit(code: number | null, signal: NodeJS.Signals | null): void {
    const { role, timing, onExit, onFailedStart } = this.#settings;
    const how = signal ? `signal ${signal}` : `code ${code}`;
    const ran = this.#readyAt === undefined ? 0 : performance.now() - this.#readyAt;
    this.#child = undefined;
    this.#readyAt = undefined;
    this.#watch.exited(this.#next !== 'stay' && code !== 0);
    onExit();
    if (this.#next === 'restart') return this.#fork();
    this.#restarted();
    if (this.#next === 'stay' || code === 0) return;
    if (onFailedStart && !this.#wasEverReady) {
      onFailedStart(this.#failure ?? `The ${role} process ended with ${how} before it was ready.`);
      return;
    }
    if (ran >= timing.stable) this.#backoff.reset();
    this.#restartAfterExit(how);
  }

  #restartAfterExit(how: string): void {
    const { role, log } = this.#settings;
    const pause = this.#backoff.next();
    log('error', `the ${role} process died and is started again`, { how, reason: this.#failure, pause });
    this.#pause = setTimeout(() => this.#fork(), pause);
  }
}

/** This process listens on the port and hands each connection to one of the processes, so that none is lost when one of them ends. */
function forkOnSharedPort(entry: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  cluster.setupPrimary({ exec: entry, args: [...args], serialization: 'advanced', silent: false });
  return cluster.fork(env).process;
}
