import type { CallOptions } from '../core/call-input.ts';
import { overOffsets } from '../core/paging.ts';
import { Resource } from '../core/resource.ts';
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
export class AudioEventsResource extends Resource {
  /**
   * One page of events, oldest first unless `order` is `DESC`.
   * @example
   * const noon = Date.UTC(2026, 10, 26, 12) / 1000;
   * const { objects } = await client.audioEvents.list({ cart__type_name: 'LOGGER', startTime: noon, endTime: noon + 3600 });
   */
  list({ startTime, endTime, ...query }: AudioEventQuery = {}, options: CallOptions = {}) {
    // Ids increase with time: unix seconds × 1000 + a number below 1000.
    const range = {
      ...(startTime === undefined ? {} : { id__gte: startTime * 1000 }),
      ...(endTime === undefined ? {} : { id__lt: endTime * 1000 }),
    };
    return this.call(audioEventOperations.list, { ...options, query: { ...range, ...query } });
  }

  /**
   * Every matching event; the loop loads page after page.
   * @example
   * for await (const { cart, duration } of client.audioEvents.each({ cart__type_name: 'UPLOAD' })) console.log(cart.title, duration);
   */
  each(query: AudioEventQuery = {}, options: CallOptions = {}): AsyncGenerator<AudioEvent, void> {
    return overOffsets((page) => this.list({ ...query, ...page }, options), query);
  }

  /**
   * One event.
   * @example
   * const { duration, loudness } = await client.audioEvents.get(1_795_694_400_000);
   */
  get(id: number, options: CallOptions = {}) {
    return this.call(audioEventOperations.get, { ...options, params: { id } });
  }

  /**
   * Copies an event by reference: trimmed (`start`, `end` in seconds), faded (`fade_in`, `fade_out` in milliseconds), or
   * extended into the broadcast around it.
   * @example
   * const trimmed = await client.audioEvents.clone(1_795_694_400_000, { start: 4.5, end: 61, fade_out: 500 });
   */
  clone(id: number, query: CloneQuery = {}, options: CallOptions = {}) {
    return this.call(audioEventOperations.clone, {
      ...options,
      params: { id },
      query,
      retries: 0,
    });
  }

  /**
   * Copies the parts of an event to keep, as seconds, into one new event with short fades where audio was removed.
   * @example
   * const keep = [{ start: 0, end: 12.4 }, { start: 15, end: 90 }];
   * const shorter = await client.audioEvents.cut(1_795_694_400_000, { keep });
   */
  cut(id: number, cut: CutInput, options: CallOptions = {}) {
    return this.call(audioEventOperations.cut, { ...options, params: { id }, body: cut });
  }

  /**
   * Creates a short-lived token for the waveform editor.
   * @example
   * const { token } = await client.audioEvents.edit(1_795_694_400_000);
   */
  edit(id: number, autoPlay = false, options: CallOptions = {}) {
    const query = autoPlay ? { auto_play: 'true' as const } : {};
    return this.call(audioEventOperations.edit, { ...options, params: { id }, query });
  }

  /**
   * Merges events into one. Its `id` is available at once, its audio when its progress says so.
   * @example
   * const { id } = await client.audioEvents.merge([1_795_694_400_000, 1_795_694_520_000]);
   * const { progress } = await client.uploads.eventProgress('harbour-fm', id);
   */
  merge(ids: readonly number[], options: CallOptions = {}) {
    return this.call(audioEventOperations.merge, { ...options, body: { events: [...ids] } });
  }

  /**
   * Deletes events. Audio that an episode uses stays in the episode.
   * @example
   * const { deleted } = await client.audioEvents.bulkDelete([1_795_694_400_000]);
   */
  bulkDelete(ids: readonly number[], options: CallOptions = {}) {
    return this.call(audioEventOperations.bulkDelete, { ...options, body: { events: [...ids] } });
  }

  /**
   * Changes the title, artist or type of an event's cart.
   * @example
   * const { cart } = await client.audioEvents.get(1_795_694_400_000);
   * await client.audioEvents.updateCart(cart.id, { title: 'Interview with the harbour master' });
   */
  updateCart(cartId: number, changes: CartUpdate, options: CallOptions = {}) {
    return this.call(audioEventOperations.updateCart, {
      ...options,
      params: { id: cartId },
      body: changes,
    });
  }

  /**
   * The waveform of an event. `start` and `end`: milliseconds into it.
   * @example
   * const { min, max } = await client.audioEvents.peaks(1_795_694_400_000, { points: 800 });
   */
  peaks(id: number, query: PeaksQuery = {}, options: CallOptions = {}) {
    return this.call(audioEventOperations.peaks, { ...options, params: { id }, query });
  }

  /**
   * The waveforms of up to 100 events; events without audio are left out. `start` and `end`: milliseconds into each event.
   * @example
   * const { peaks } = await client.audioEvents.peaksOf([1_795_694_400_000, 1_795_694_520_000], { points: 64 });
   */
  peaksOf(ids: readonly number[], query: Omit<EventsPeaksQuery, 'events'>, options: CallOptions = {}) {
    return this.call(audioEventOperations.peaksOf, {
      ...options,
      query: { events: ids.join(','), ...query },
    });
  }

  /**
   * When the audio of up to 100 events was broadcast, in unix seconds, also of trimmed copies; null if it is not from the log.
   * @example
   * const { aired } = await client.audioEvents.airedOf([1_795_694_400_000]);
   * console.log(aired[0]?.aired_at);
   */
  airedOf(ids: readonly number[], options: CallOptions = {}) {
    return this.call(audioEventOperations.airedOf, {
      ...options,
      query: { events: ids.join(',') },
    });
  }

  /**
   * Address of the event's HLS playlist.
   * @example
   * const address = client.audioEvents.playlistAddress(1_795_694_400_000);
   */
  playlistAddress(id: number): string {
    return this.transport.addressOf(audioEventOperations.playlist, { params: { id } });
  }
}
