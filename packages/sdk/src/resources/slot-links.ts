import type { CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import { slotLinkOperations, slotOperations } from '../schema/slot-links/wire-operations.ts';
import type { SlotLinkInput, SlotSave } from '../schema/slot-links/wire-types.ts';

/** Links by which presenters trim and title a part of the log without an account. */
export class SlotLinksResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** The slot links of the station, newest first. */
  async list(options: CallOptions = {}) {
    return (await this.#transport.call(slotLinkOperations.list, options)).slot_links;
  }

  /**
   * Makes a link to a range of the log. Only this response contains its `token`.
   * @throws HttpError 409 if nothing was recorded in the range
   */
  create(link: SlotLinkInput, options: CallOptions = {}) {
    return this.#transport.call(slotLinkOperations.create, { ...options, body: link });
  }

  /** A new token for a slot that is not approved; the old link is void. */
  renew(id: number, days?: number, options: CallOptions = {}) {
    return this.#transport.call(slotLinkOperations.renew, { ...options, params: { id }, body: days === undefined ? {} : { days } });
  }

  /**
   * Makes a draft of a submitted slot.
   * @throws HttpError 409 if it is not submitted
   */
  approve(id: number, options: CallOptions = {}) {
    return this.#transport.call(slotLinkOperations.approve, { ...options, params: { id } });
  }

  /** Returns a submitted slot to its presenter. */
  sendBack(id: number, reply: string, options: CallOptions = {}) {
    return this.#transport.call(slotLinkOperations.sendBack, { ...options, params: { id }, body: { reply } });
  }

  revoke(id: number, options: CallOptions = {}) {
    return this.#transport.call(slotLinkOperations.revoke, { ...options, params: { id } });
  }

  /**
   * The slot of a link, for its presenter. Needs no sign-in.
   * @throws HttpError 404 for an unknown token, 410 for a link that is over
   */
  open(token: string, options: CallOptions = {}) {
    return this.#transport.call(slotOperations.open, { ...options, body: { token } });
  }

  /**
   * Saves the presenter's trim and texts.
   * @throws HttpError 409 if they were saved in another browser since `version`
   */
  save(changes: SlotSave, options: CallOptions = {}) {
    return this.#transport.call(slotOperations.save, { ...options, body: changes });
  }

  /** Submits the slot to the editors of the station. */
  submit(token: string, version: number, options: CallOptions = {}) {
    return this.#transport.call(slotOperations.submit, { ...options, body: { token, version } });
  }

  /** One fMP4 segment of the audio of a slot, as a response with an unread body. */
  segment(token: string, place: { piece: number; n: number }, options: CallOptions = {}) {
    return this.#transport.open(slotOperations.segment, { ...options, body: { token, ...place } });
  }
}
