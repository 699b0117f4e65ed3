import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { playoutOperations } from '../schema/playout/wire-operations.ts';
import type {
  PlayoutCorrectionCreate,
  PlayoutCorrectionSource,
  PlayoutCorrectionsQuery,
  PlayoutInputCreate,
  PlayoutInputUpdate,
  PlayoutJournalQuery,
  PlayoutReportQuery,
  PlayoutSample,
  PlayoutSettings,
} from '../schema/playout/wire-types.ts';

/** Messages of playout systems, which say what is on air. */
export class PlayoutResource extends Resource {
  /**
   * The playout systems whose messages the station reads, by name.
   * @example
   * for (const { id, name, is_seen } of await client.playout.systems()) console.log(id, name, is_seen);
   */
  async systems(options: CallOptions = {}) {
    return (await this.call(playoutOperations.systems, options)).systems;
  }

  /**
   * Reads a message: the elements that it names, and what the reader mended or assumed. Stores nothing. For admins.
   * @param sample the message with the id of its system, or with the form of a system that has no reader
   * @throws HttpError 400 if the system is unknown, or if neither or both of `system` and `form` are given
   * @example
   * const { messages, findings } = await client.playout.read({
   *   system: 'updinfo',
   *   query: 'mode=updinfo&song=Rook%20-%20Salt',
   *   sample: ' ',
   * });
   * console.log(messages[0]?.artist, messages[0]?.title, findings);
   */
  read(sample: PlayoutSample, options: CallOptions = {}) {
    return this.call(playoutOperations.read, { ...options, body: sample });
  }

  /**
   * The inputs by which the station learns what is on air, in order: the first one that is not silent counts.
   * @returns them with the settings of carts, and with the ports and folders that the operator allows
   * @example
   * const { inputs } = await client.playout.inputs();
   * for (const { name, state, on_air } of inputs) console.log(name, state, on_air?.title);
   */
  inputs(options: CallOptions = {}) {
    return this.call(playoutOperations.inputs, options);
  }

  /**
   * Adds an input, as the last in order. For admins.
   * @returns the input, and the token of an `http-in` input, which no other response contains
   * @throws HttpError 400 if system, form or transport are not allowed here, 409 if the station has 20 inputs
   * @example
   * const { input, token } = await client.playout.createInput({
   *   name: 'Studio 1',
   *   system: 'zetta',
   *   transport: { type: 'http-in' },
   * });
   * console.log(`POST the messages to ${input.address} with the password ${token}.`);
   */
  createInput(input: PlayoutInputCreate, options: CallOptions = {}) {
    return this.call(playoutOperations.createInput, { ...options, body: input });
  }

  /**
   * Changes an input; absent fields stay as they are. For admins.
   * @returns it with the `token` of an input that has become `http-in`, which no other response contains
   * @throws HttpError 400 if system, form or transport are not allowed here
   * @example
   * const { inputs } = await client.playout.inputs();
   * for (const { id } of inputs) await client.playout.updateInput(id, { categories: { A1: 'Music' } });
   */
  updateInput(id: number, change: PlayoutInputUpdate, options: CallOptions = {}) {
    return this.call(playoutOperations.updateInput, { ...options, params: { id }, body: change });
  }

  /**
   * Deletes an input with its journal. The events that it logged stay. For admins.
   * @example
   * const { inputs } = await client.playout.inputs();
   * for (const { id, active } of inputs) if (!active) await client.playout.removeInput(id);
   */
  removeInput(id: number, options: CallOptions = {}) {
    return this.call(playoutOperations.removeInput, { ...options, params: { id } });
  }

  /**
   * Makes a new token for an `http-in` input; the old one is void at once. For admins.
   * @throws HttpError 409 if the input receives no requests
   * @example
   * const { inputs } = await client.playout.inputs();
   * const [first] = inputs.filter(({ transport }) => transport.type === 'http-in');
   * if (first) console.log((await client.playout.newToken(first.id)).token);
   */
  newToken(id: number, options: CallOptions = {}) {
    return this.call(playoutOperations.newToken, { ...options, params: { id } });
  }

  /**
   * Applies the measured offset of an input to what is cut from now on; events that exist stay. For admins.
   * @throws HttpError 409 if the offset has not been measured
   * @example
   * const { inputs } = await client.playout.inputs();
   * for (const { id, clock } of inputs)
   *   if (clock && clock.certainty >= 0.9) await client.playout.applyOffset(id);
   */
  applyOffset(id: number, options: CallOptions = {}) {
    return this.call(playoutOperations.applyOffset, { ...options, params: { id } });
  }

  /**
   * Sets the order of the inputs. For admins.
   * @param ids of all inputs of the station, the first one first
   * @throws HttpError 409 if these are not the inputs of the station
   * @example
   * const { inputs } = await client.playout.inputs();
   * await client.playout.orderInputs(inputs.map(({ id }) => id).reverse());
   */
  orderInputs(ids: number[], options: CallOptions = {}) {
    return this.call(playoutOperations.orderInputs, { ...options, body: { ids } });
  }

  /**
   * Changes how events are made of carts; absent fields stay as they are. For admins.
   * @example
   * await client.playout.saveSettings({ shortest_talk_s: 6, talk_category: 'Talk' });
   */
  saveSettings(settings: Partial<PlayoutSettings>, options: CallOptions = {}) {
    return this.call(playoutOperations.saveSettings, { ...options, body: settings });
  }

  /**
   * The messages that arrived in a span, with what was read and what became of them, the newest first.
   * @param query `start` and `end` in unix seconds; `before` is the last id of a page
   * @example
   * const end = Math.floor(Date.now() / 1000) + 1;
   * for (const { text, elements } of await client.playout.journal({ start: end - 3600, end }))
   *   console.log(text, elements.map(({ fate }) => fate));
   */
  async journal(query: PlayoutJournalQuery, options: CallOptions = {}) {
    return (await this.call(playoutOperations.journal, { ...options, query })).messages;
  }

  /**
   * The corrections of the log that concern a span, the newest first; proposed ones wait for a user.
   * @param query `start` and `end` in unix seconds
   * @example
   * const end = Math.floor(Date.now() / 1000) + 1;
   * for (const { id, state, name, counts } of await client.playout.corrections({ start: end - 86_400, end }))
   *   console.log(id, state, name, counts.recut);
   */
  async corrections(query: PlayoutCorrectionsQuery, options: CallOptions = {}) {
    return (await this.call(playoutOperations.corrections, { ...options, query })).corrections;
  }

  /**
   * Shows what a log of what aired, or the inputs with another offset, would change. Stores nothing. For admins.
   * @param source a file, or a span with an input and its offset; at most 48 hours
   * @throws HttpError 400 if the file cannot be read, 409 if the log has no events in the span
   * @example
   * const end = Math.floor(Date.now() / 1000);
   * const source = { start: end - 3600, end };
   * const shown = await client.playout.previewCorrection(source).catch(() => null);
   * if (shown) console.log(shown.counts.recut, shown.lines.length);
   */
  previewCorrection(source: PlayoutCorrectionSource, options: CallOptions = {}) {
    return this.call(playoutOperations.previewCorrection, { ...options, body: source });
  }

  /**
   * Applies a correction as it was previewed, whole or some of its lines. The bounds of events that are used never move. For admins.
   * @param correction the source, the `version` of its preview, and the indexes of `lines`
   * @throws HttpError 409 if the log has changed since the preview, or if the lines change nothing
   * @example
   * const end = Math.floor(Date.now() / 1000);
   * const source = { start: end - 3600, end };
   * const shown = await client.playout.previewCorrection(source).catch(() => null);
   * if (shown && shown.counts.recut > 0)
   *   await client.playout.applyCorrection({ ...source, version: shown.version });
   */
  applyCorrection(correction: PlayoutCorrectionCreate, options: CallOptions = {}) {
    return this.call(playoutOperations.applyCorrection, { ...options, body: correction });
  }

  /**
   * Puts the log back as it was before a correction. For admins.
   * @returns the correction, and the events that stay because they are used by now
   * @throws HttpError 409 if it is not applied, or if a later one concerns the same span
   * @example
   * const end = Math.floor(Date.now() / 1000) + 1;
   * const [last] = await client.playout.corrections({ start: end - 86_400, end });
   * if (last?.can_undo) console.log((await client.playout.undoCorrection(last.id)).kept);
   */
  undoCorrection(id: number, options: CallOptions = {}) {
    return this.call(playoutOperations.undoCorrection, { ...options, params: { id } });
  }

  /**
   * Dismisses a proposed correction. The log stays as it is. For admins.
   * @throws HttpError 409 if it is not proposed
   * @example
   * const end = Math.floor(Date.now() / 1000) + 1;
   * for (const { id, state } of await client.playout.corrections({ start: end - 86_400, end }))
   *   if (state === 'proposed') await client.playout.dismissCorrection(id);
   */
  dismissCorrection(id: number, options: CallOptions = {}) {
    return this.call(playoutOperations.dismissCorrection, { ...options, params: { id } });
  }

  /**
   * A report of what aired in a span, as a response with an unread body of CSV.
   * @param report `played`, `spots`, `sound-exchange` or `suisa`
   * @param query `start` and `end` in unix seconds, at most 400 days; `tuning_hours` for `sound-exchange`
   * @throws HttpError 400 if the span is empty or too long
   * @example
   * const end = Math.floor(Date.now() / 1000);
   * const response = await client.playout.report('played', { start: end - 86_400, end });
   * console.log((await response.text()).split('\r\n')[0]);
   */
  report(
    report: 'played' | 'sound-exchange' | 'suisa' | 'spots',
    query: PlayoutReportQuery,
    options: CallOptions = {},
  ) {
    return this.transport.open(playoutOperations.report, { ...options, params: { report }, query });
  }
}
