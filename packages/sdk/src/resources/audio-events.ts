import type { CallOptions } from '../core/call-input.ts';
import { overOffsets } from '../core/paging.ts';
import type { Transport } from '../core/transport.ts';
import { audioEventOperations } from '../schema/audio-events/wire-operations.ts';
import type {
  AudioEvent,
  AudioEventListQuery,
  CartUpdate,
  CloneQuery,
  CutInput,
  EventsPeaksQuery,
  PeaksQuery,
} from '../schema/audio-events/wire-types.ts';

/** `startTime` and `endTime`: air time in unix seconds. */
export type AudioEventQuery = AudioEventListQuery & { startTime?: number; endTime?: number };

/** Logged and uploaded audio. */
export class AudioEventsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  list({ startTime, endTime, ...query }: AudioEventQuery = {}, options: CallOptions = {}) {
    // Ids increase with time: unix seconds × 1000 + a number below 1000.
    const range = {
      ...(startTime === undefined ? {} : { id__gte: startTime * 1000 }),
      ...(endTime === undefined ? {} : { id__lt: endTime * 1000 }),
    };
    return this.#transport.call(audioEventOperations.list, { ...options, query: { ...range, ...query } });
  }

  /** Every matching event; the loop loads page after page. */
  each(query: AudioEventQuery = {}, options: CallOptions = {}): AsyncGenerator<AudioEvent, void> {
    return overOffsets((page) => this.list({ ...query, ...page }, options), query);
  }

  get(id: number, options: CallOptions = {}) {
    return this.#transport.call(audioEventOperations.get, { ...options, params: { id } });
  }

  /**
   * Copies an event by reference: trimmed (`start`, `end` in seconds), faded (`fade_in`, `fade_out` in milliseconds), or
   * extended into the broadcast around it.
   */
  clone(id: number, query: CloneQuery = {}, options: CallOptions = {}) {
    return this.#transport.call(audioEventOperations.clone, { ...options, params: { id }, query, retries: 0 });
  }

  /** Copies the parts of an event to keep, as seconds, into one new event with short fades where audio was removed. */
  cut(id: number, cut: CutInput, options: CallOptions = {}) {
    return this.#transport.call(audioEventOperations.cut, { ...options, params: { id }, body: cut });
  }

  /** Creates a short-lived token for the waveform editor. */
  edit(id: number, autoPlay = false, options: CallOptions = {}) {
    const query = autoPlay ? { auto_play: 'true' as const } : {};
    return this.#transport.call(audioEventOperations.edit, { ...options, params: { id }, query });
  }

  /** Merges events into one. Its `id` is available at once, its audio when its progress says so. */
  merge(ids: readonly number[], options: CallOptions = {}) {
    return this.#transport.call(audioEventOperations.merge, { ...options, body: { events: [...ids] } });
  }

  bulkDelete(ids: readonly number[], options: CallOptions = {}) {
    return this.#transport.call(audioEventOperations.bulkDelete, { ...options, body: { events: [...ids] } });
  }

  updateCart(cartId: number, changes: CartUpdate, options: CallOptions = {}) {
    return this.#transport.call(audioEventOperations.updateCart, { ...options, params: { id: cartId }, body: changes });
  }

  peaks(id: number, query: PeaksQuery = {}, options: CallOptions = {}) {
    return this.#transport.call(audioEventOperations.peaks, { ...options, params: { id }, query });
  }

  /** The waveforms of up to 100 events; events without audio are left out. `start` and `end`: milliseconds into each event. */
  peaksOf(ids: readonly number[], query: Omit<EventsPeaksQuery, 'events'>, options: CallOptions = {}) {
    return this.#transport.call(audioEventOperations.peaksOf, { ...options, query: { events: ids.join(','), ...query } });
  }

  /** When the audio of up to 100 events was broadcast, in unix seconds, also of trimmed copies; null if it is not from the log. */
  airedOf(ids: readonly number[], options: CallOptions = {}) {
    return this.#transport.call(audioEventOperations.airedOf, { ...options, query: { events: ids.join(',') } });
  }

  /** Address of the event's HLS playlist. */
  playlistAddress(id: number): string {
    return this.#transport.addressOf(audioEventOperations.playlist, { params: { id } });
  }
}
