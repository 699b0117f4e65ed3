import type { Recorder } from '../../audio/index.ts';
import type { StationContext } from '../../context.ts';

/**
 * Milliseconds without a stored segment, while audio arrives, after which the recording is stalled. A segment takes
 * six seconds.
 */
const stallMs = 30_000;
const checkMs = 10_000;
const behind = 'The station cannot keep up with the stream.';
const tooLittle = 'The stream sends less than five seconds of audio in half a minute.';

/** Reports audio that arrives and is not stored without any error. */
export class StallWatch {
  /** When the last segment was stored, or the connection started, in Unix milliseconds. */
  #progress_ms = 0;
  #cancel = () => {};
  readonly #context: Pick<StationContext, 'clock' | 'log'>;
  readonly #station: string;
  readonly #onStall: (since_ms: number, reason: string) => void;

  /**
   * @param station the slug, for the log
   * @param onStall receives since when, and why in words; called at each check until the stall ends
   */
  constructor(
    context: Pick<StationContext, 'clock' | 'log'>,
    station: string,
    onStall: (since_ms: number, reason: string) => void,
  ) {
    this.#context = context;
    this.#station = station;
    this.#onStall = onStall;
  }

  progressed(): void {
    this.#progress_ms = this.#context.clock.now();
  }

  start(recorder: Pick<Recorder, 'state' | 'isBehind'>): void {
    const { clock, log } = this.#context;
    this.#cancel = clock.after(checkMs, () => {
      if (recorder.state() === 'recording' && clock.now() - this.#progress_ms > stallMs) {
        log.error({ station: this.#station }, 'audio arrives and no segment was kept for 30 seconds');
        this.#onStall(this.#progress_ms, recorder.isBehind() ? behind : tooLittle);
      }
      this.start(recorder);
    });
  }

  stop(): void {
    this.#cancel();
  }
}
