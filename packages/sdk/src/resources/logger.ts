import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { loggerOperations } from '../schema/logger/wire-operations.ts';
import type { LogSourceUpdate, StreamTestInput } from '../schema/logger/wire-types.ts';

/** The longest time of a test, in milliseconds: the station waits for the sender, then listens. */
const testMs = 60_000;

/** The recording of the broadcast. */
export class LoggerResource extends Resource {
  /**
   * The logged stream, and the state of the recording.
   * @example
   * const { url, state, title } = await client.logger.get();
   */
  get(options: CallOptions = {}) {
    return this.call(loggerOperations.get, options);
  }

  /**
   * Changes settings of the log. An invalid field rejects the whole change. Admins only.
   * @example
   * await client.logger.update({ url: 'https://stream.harbour.fm/live.mp3', active: true });
   */
  update(changes: LogSourceUpdate, options: CallOptions = {}) {
    return this.call(loggerOperations.update, { ...options, body: changes });
  }

  /**
   * Listens to a stream for a few seconds as the recorder does; the log does not change. Resolves to the stream with its levels
   * and a sample of its audio, or to the problem. Admins only.
   * @example
   * const { stream, problem } = await client.logger.test({ url: 'https://stream.harbour.fm/live.mp3' });
   * console.log(problem?.message ?? `${stream?.codec}, ${stream?.peak} dBFS`);
   */
  test(input: StreamTestInput, options: CallOptions = {}) {
    return this.call(loggerOperations.test, {
      timeout: testMs,
      retries: 0,
      ...options,
      body: input,
    });
  }

  /**
   * Whether the broadcast is being recorded, and since when. The live event `recording_changed` carries the same.
   * @example
   * const { state, since } = await client.logger.recording();
   * if (state !== 'recording') console.log(state, since);
   */
  recording(options: CallOptions = {}) {
    return this.call(loggerOperations.recording, options);
  }

  /**
   * Gaps in the log between two moments (unix seconds), including one that is still open.
   * @example
   * const midnight = Date.UTC(2026, 10, 26) / 1000;
   * for (const { start, end } of await client.logger.gaps(midnight, midnight + 86_400)) console.log(start, end - start);
   */
  async gaps(start: number, end: number, options: CallOptions = {}) {
    return (await this.call(loggerOperations.gaps, { ...options, query: { start, end } })).gaps;
  }

  /**
   * Stretches between two moments (unix seconds) that were recorded from the fallback address.
   * @example
   * const midnight = Date.UTC(2026, 10, 26) / 1000;
   * const stretches = await client.logger.fallbacks(midnight, midnight + 86_400);
   */
  async fallbacks(start: number, end: number, options: CallOptions = {}) {
    return (await this.call(loggerOperations.fallbacks, { ...options, query: { start, end } })).fallbacks;
  }

  /**
   * The waveform of the broadcast between two moments (unix seconds, at most 26 hours apart) in at most 4000 columns.
   * @example
   * const midnight = Date.UTC(2026, 10, 26) / 1000;
   * const { min, max } = await client.logger.peaks(midnight, midnight + 86_400, 1440);
   */
  peaks(start: number, end: number, points: number, options: CallOptions = {}) {
    return this.call(loggerOperations.peaks, { ...options, query: { start, end, points } });
  }

  /**
   * Copies the broadcast between two moments (unix seconds, fractions included): one event for each logged event, cut at the moments.
   * Events that lie within the range are returned as they are.
   * @example
   * const six = Date.UTC(2026, 10, 26, 6) / 1000;
   * const { events } = await client.logger.copy(six, six + 3600);
   * const { resource_uri } = await client.shows.get(7);
   * await client.episodes.create({ show: resource_uri, name: 'Six to seven', events: events.map((event) => event.resource_uri) });
   */
  copy(start: number, end: number, options: CallOptions = {}) {
    return this.call(loggerOperations.copy, { ...options, body: { start, end } });
  }

  /**
   * Silences of five seconds or more between two moments (unix seconds, at most 26 hours apart).
   * @example
   * const midnight = Date.UTC(2026, 10, 26) / 1000;
   * const silences = await client.logger.silences(midnight, midnight + 86_400);
   */
  async silences(start: number, end: number, options: CallOptions = {}) {
    return (await this.call(loggerOperations.silences, { ...options, query: { start, end } })).silences;
  }

  /**
   * Events between two moments (unix seconds, at most 26 hours apart) whose sound aired before, and events that are not
   * compared yet. The live event `repeats_changed` reports new ones.
   * @example
   * const midnight = Date.UTC(2026, 10, 26) / 1000;
   * const { repeats } = await client.logger.repeats(midnight, midnight + 86_400);
   */
  repeats(start: number, end: number, options: CallOptions = {}) {
    return this.call(loggerOperations.repeats, { ...options, query: { start, end } });
  }
}
