import { HangWatch, type HangLimits } from '../platform/heartbeat/hang-watch.ts';
import type { ProcessHealth } from '../platform/heartbeat/process-health.ts';
import type { SupervisorLog } from './supervisor-log.ts';

interface RoleWatchSettings {
  /** Unique on the machine. */
  readonly name: string;
  readonly limits: HangLimits;
  readonly log: SupervisorLog;
  readonly pid: () => number | undefined;
  kill(): void;
}

/** Watches the heartbeats of a role over all of its processes, reports one that hangs, and kills it. */
export class RoleWatch {
  readonly #settings: RoleWatchSettings;
  #watch: HangWatch | undefined;
  #state: 'off' | 'starting' | 'works' | 'down' = 'off';
  #isDiskBlocked = false;
  #media: ProcessHealth | null = null;
  #hangs = 0;
  #hungAt: number | null = null;

  constructor(settings: RoleWatchSettings) {
    this.#settings = settings;
  }

  /** The process and its media worker; none while no process is needed. */
  get health(): ProcessHealth[] {
    if (this.#state === 'off') return [];
    const { name } = this.#settings;
    const state = this.#watch?.isSilent ? 'silent' : this.#state;
    const own: ProcessHealth = {
      name,
      state,
      silentMs: this.#watch?.silentMs ?? 0,
      hangs: this.#hangs,
      hungAt: this.#hungAt,
    };
    return this.#media ? [own, { ...this.#media, name: `${name}-media` }] : [own];
  }

  /** A process begins. */
  forked(): void {
    const { limits, pid } = this.#settings;
    this.#state = 'starting';
    this.#isDiskBlocked = false;
    this.#watch = new HangWatch({
      limits,
      pid,
      onSilent: (silentMs) => this.#report('does not respond', silentMs),
      kill: (silentMs) => this.#kill(silentMs),
    });
  }

  ready(): void {
    this.#state = 'works';
    this.#watch?.started();
  }

  beat(isDiskBlocked: boolean, media: ProcessHealth | null): void {
    this.#media = media;
    this.#isDiskBlocked = isDiskBlocked;
    if (!isDiskBlocked) this.#watch?.beat();
  }

  /** It ends in order, within a time limit of its own. */
  stopping(): void {
    this.#watch = undefined;
  }

  /** @param isNeeded whether it is started again */
  exited(isNeeded: boolean): void {
    this.#media = null;
    this.#watch = undefined;
    this.#state = isNeeded ? 'down' : 'off';
  }

  /** @param ms time of the supervisor that counts */
  tick(ms: number): void {
    this.#watch?.tick(ms);
  }

  #kill(silentMs: number): void {
    this.#hangs += 1;
    this.#hungAt = Date.now();
    this.#report('hangs and is killed', silentMs);
    this.#settings.kill();
  }

  #report(what: string, silentMs: number): void {
    const { name, log } = this.#settings;
    const reason = this.#isDiskBlocked ? 'its disk does not respond' : 'no heartbeat';
    log('error', `the ${name} process ${what}`, { milliseconds: silentMs, reason });
  }
}
