import type { CallInput, CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import { loggerOperations } from '../schema/logger/operations.ts';

type Changes = CallInput<typeof loggerOperations.update>['body'];

/** The recording of the broadcast. */
export class LoggerResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** The stream that is logged, and how the recording goes. */
  get(options: CallOptions = {}) {
    return this.#transport.call(loggerOperations.get, options);
  }

  /** Changes the log's settings, all of them or none. Admins only. */
  update(changes: Changes, options: CallOptions = {}) {
    return this.#transport.call(loggerOperations.update, { ...options, body: changes });
  }

  /** Whether the broadcast is being recorded, and since when. The live event `recording_changed` carries the same. */
  recording(options: CallOptions = {}) {
    return this.#transport.call(loggerOperations.recording, options);
  }

  /** Times between two moments (unix seconds) for which the log holds no audio, the one that is still open included. */
  async gaps(start: number, end: number, options: CallOptions = {}) {
    return (await this.#transport.call(loggerOperations.gaps, { ...options, query: { start, end } })).gaps;
  }

  /** The waveform of the broadcast between two moments (unix seconds, at most 26 hours apart) in so many columns, at most 4000. */
  peaks(start: number, end: number, points: number, options: CallOptions = {}) {
    return this.#transport.call(loggerOperations.peaks, { ...options, query: { start, end, points } });
  }

  /** Times between two moments (unix seconds, at most 26 hours apart) at which the broadcast was silent for five seconds or more. */
  async silences(start: number, end: number, options: CallOptions = {}) {
    return (await this.#transport.call(loggerOperations.silences, { ...options, query: { start, end } })).silences;
  }
}
