import { beatMs } from './beat-interval.ts';
import { readMainThread } from './main-thread.ts';
import { Silence } from './silence.ts';

/** Milliseconds without a heartbeat. */
export interface HangLimits {
  /** After which a process is reported. */
  readonly report: number;
  /** After which it is killed. */
  readonly kill: number;
  /** After which it is killed while it starts: migrations are long steps. */
  readonly start: number;
}

/** A hung process is reported within 10 seconds and works again within 20, with the time that it takes to start. */
export const hangLimits: HangLimits = { report: 6000, kill: 12_000, start: 600_000 };

export interface HangWatchSettings {
  readonly limits: HangLimits;
  readonly pid: () => number | undefined;
  /** Called once in a silence. */
  onSilent(silentMs: number): void;
  /** Called once. */
  kill(silentMs: number): void;
}

/** Watches the heartbeats of one process, from its start to its end. */
export class HangWatch {
  readonly #settings: HangWatchSettings;
  readonly #silence: Silence;
  #hasStarted = false;
  #isReported = false;
  #isKilled = false;

  constructor(settings: HangWatchSettings) {
    this.#settings = settings;
    this.#silence = new Silence(() => {
      const pid = settings.pid();
      return pid === undefined ? null : readMainThread(pid);
    });
  }

  get silentMs(): number {
    return this.#silence.ms;
  }

  /** Whether the silence was reported, and lasts. */
  get isSilent(): boolean {
    return this.#isReported;
  }

  /** The start is over, so that the limits of work apply. */
  started(): void {
    this.#hasStarted = true;
    this.beat();
  }

  beat(): void {
    this.#silence.end();
    if (!this.#isKilled) this.#isReported = false;
  }

  /** @param ms time of this process since the last tick that counts */
  tick(ms: number): void {
    const { limits, onSilent, kill } = this.#settings;
    this.#silence.add(ms);
    const silent = this.#silence.ms;
    if (this.#isKilled || silent < beatMs) return;
    if (!this.#isReported && silent >= (this.#hasStarted ? limits.report : limits.start)) {
      this.#isReported = true;
      onSilent(Math.round(silent));
    }
    if (silent < (this.#hasStarted ? limits.kill : limits.start)) return;
    this.#isKilled = true;
    kill(Math.round(silent));
  }
}
