import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { slotLinkOperations, slotOperations } from '../schema/slot-links/wire-operations.ts';
import type { SlotLinkInput, SlotSave } from '../schema/slot-links/wire-types.ts';

/** Links by which presenters trim and title a part of the log without an account. */
export class SlotLinksResource extends Resource {
  /**
   * The slot links of the station, newest first.
   * @example
   * const submitted = (await client.slotLinks.list()).filter(({ state }) => state === 'submitted');
   */
  async list(options: CallOptions = {}) {
    return (await this.call(slotLinkOperations.list, options)).slot_links;
  }

  /**
   * Makes a link to a range of the log. Only this response contains its `token`.
   * @throws HttpError 409 if nothing was recorded in the range
   * @example
   * const { resource_uri } = await client.shows.get(7);
   * const six = Date.UTC(2026, 10, 26, 6) / 1000;
   * const { token } = await client.slotLinks.create({ show: resource_uri, start: six, end: six + 3600, presenter: 'Ina', days: 3 });
   */
  create(link: SlotLinkInput, options: CallOptions = {}) {
    return this.call(slotLinkOperations.create, { ...options, body: link });
  }

  /**
   * A new token for a slot that is not approved; the old link is void.
   * @example
   * const { token } = await client.slotLinks.renew(4, 7);
   */
  renew(id: number, days?: number, options: CallOptions = {}) {
    return this.call(slotLinkOperations.renew, {
      ...options,
      params: { id },
      body: days === undefined ? {} : { days },
    });
  }

  /**
   * Makes a draft of a submitted slot.
   * @throws HttpError 409 if it is not submitted
   * @example
   * for (const { id, state } of await client.slotLinks.list()) if (state === 'submitted') await client.slotLinks.approve(id);
   */
  approve(id: number, options: CallOptions = {}) {
    return this.call(slotLinkOperations.approve, { ...options, params: { id } });
  }

  /**
   * Returns a submitted slot to its presenter.
   * @example
   * await client.slotLinks.sendBack(4, 'Please leave out the news.');
   */
  sendBack(id: number, reply: string, options: CallOptions = {}) {
    return this.call(slotLinkOperations.sendBack, { ...options, params: { id }, body: { reply } });
  }

  /**
   * Revokes a link. Its presenter can open it no more.
   * @example
   * await client.slotLinks.revoke(4);
   */
  revoke(id: number, options: CallOptions = {}) {
    return this.call(slotLinkOperations.revoke, { ...options, params: { id } });
  }

  /**
   * The slot of a link, for its presenter. Needs no sign-in.
   * @throws HttpError 404 for an unknown token, 410 for a link that is over
   * @example
   * const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
   * const { presenter, seconds, pieces } = await client.slotLinks.open(token);
   */
  open(token: string, options: CallOptions = {}) {
    return this.call(slotOperations.open, { ...options, body: { token } });
  }

  /**
   * Saves the presenter's trim and texts.
   * @throws HttpError 409 if they were saved in another browser since `version`
   * @example
   * const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
   * const { version, seconds } = await client.slotLinks.open(token);
   * await client.slotLinks.save({ token, version, title: 'Boats', description: '', trim_start: 4.5, trim_end: seconds });
   */
  save(changes: SlotSave, options: CallOptions = {}) {
    return this.call(slotOperations.save, { ...options, body: changes });
  }

  /**
   * Submits the slot to the editors of the station.
   * @example
   * const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
   * const { version } = await client.slotLinks.open(token);
   * await client.slotLinks.submit(token, version);
   */
  submit(token: string, version: number, options: CallOptions = {}) {
    return this.call(slotOperations.submit, { ...options, body: { token, version } });
  }

  /**
   * One fMP4 segment of the audio of a slot, as a response with an unread body.
   * @example
   * const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
   * const [piece] = (await client.slotLinks.open(token)).pieces;
   * for (const n of piece?.segments.keys() ?? []) await client.slotLinks.segment(token, { piece: 0, n });
   */
  segment(token: string, place: { piece: number; n: number }, options: CallOptions = {}) {
    return this.transport.open(slotOperations.segment, { ...options, body: { token, ...place } });
  }
}
