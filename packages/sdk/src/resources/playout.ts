import type { CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import { playoutOperations } from '../schema/playout/wire-operations.ts';
import type { PlayoutSample } from '../schema/playout/wire-types.ts';

/** Messages of playout systems, which say what is on air. */
export class PlayoutResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * The playout systems whose messages the station reads, by name.
   * @example
   * for (const { id, name, is_seen } of await client.playout.systems()) console.log(id, name, is_seen);
   */
  async systems(options: CallOptions = {}) {
    return (await this.#transport.call(playoutOperations.systems, options)).systems;
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
    return this.#transport.call(playoutOperations.read, { ...options, body: sample });
  }
}
