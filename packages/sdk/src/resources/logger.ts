import type { CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import { loggerOperations } from '../schema/logger/wire-operations.ts';
import type { LogSourceUpdate } from '../schema/logger/wire-types.ts';

/** The recording of the broadcast. */
export class LoggerResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** The logged stream, and the state of the recording. */
  get(options: CallOptions = {}) {
    return this.#transport.call(loggerOperations.get, options);
  }

  /** Changes settings of the log. An invalid field rejects the whole change. Admins only. */
  update(changes: LogSourceUpdate, options: CallOptions = {}) {
    return this.#transport.call(loggerOperations.update, { ...options, body: changes });
  }

  /** Whether the broadcast is being recorded, and since when. The live event `recording_changed` carries the same. */
  recording(options: CallOptions = {}) {
    return this.#transport.call(loggerOperations.recording, options);
  }

  /** Gaps in the log between two moments (unix seconds), including one that is still open. */
  async gaps(start: number, end: number, options: CallOptions = {}) {
    return (await this.#transport.call(loggerOperations.gaps, { ...options, query: { start, end } })).gaps;
  }

  /** Stretches between two moments (unix seconds) that were recorded from the fallback address. */
  async fallbacks(start: number, end: number, options: CallOptions = {}) {
    return (await this.#transport.call(loggerOperations.fallbacks, { ...options, query: { start, end } })).fallbacks;
  }

  /** The waveform of the broadcast between two moments (unix seconds, at most 26 hours apart) in at most 4000 columns. */
  peaks(start: number, end: number, points: number, options: CallOptions = {}) {
    return this.#transport.call(loggerOperations.peaks, { ...options, query: { start, end, points } });
  }

  /**
   * Copies the broadcast between two moments (unix seconds, fractions included): one event for each logged event, cut at the moments.
   * Events that lie within the range are returned as they are.
   */
  copy(start: number, end: number, options: CallOptions = {}) {
    return this.#transport.call(loggerOperations.copy, { ...options, body: { start, end } });
  }

  /** Silences of five seconds or more between two moments (unix seconds, at most 26 hours apart). */
  async silences(start: number, end: number, options: CallOptions = {}) {
    return (await this.#transport.call(loggerOperations.silences, { ...options, query: { start, end } })).silences;
  }

  /**
   * Events between two moments (unix seconds, at most 26 hours apart) whose sound aired before, and events that are not
   * compared yet. The live event `repeats_changed` reports new ones.
   */
  repeats(start: number, end: number, options: CallOptions = {}) {
    return this.#transport.call(loggerOperations.repeats, { ...options, query: { start, end } });
  }
}
