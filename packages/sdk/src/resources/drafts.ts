import type { CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import { draftOperations } from '../schema/drafts/wire-operations.ts';
import type { DraftInput } from '../schema/drafts/wire-types.ts';

/** The caller's drafts of episodes, by key: `episode-12`, `show-4` for a new episode of a show, or `new`. */
export class DraftsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** The caller's drafts without their content, latest change first. */
  async list(options: CallOptions = {}) {
    return (await this.#transport.call(draftOperations.list, options)).drafts;
  }

  /** The draft for a key, or null, and how the draft `id` ended, or null if it has not. */
  lookup(key: string, id?: string, options: CallOptions = {}) {
    return this.#transport.call(draftOperations.lookup, { ...options, query: id === undefined ? { key } : { key, id } });
  }

  /** @throws HttpError 404 without a draft for the key */
  get(key: string, options: CallOptions = {}) {
    return this.#transport.call(draftOperations.get, { ...options, params: { key } });
  }

  /**
   * Saves a draft.
   * @throws HttpError 409 if it was changed since `base`, 410 if it has ended
   */
  save(key: string, draft: DraftInput, options: CallOptions = {}) {
    return this.#transport.call(draftOperations.save, { ...options, params: { key }, body: draft });
  }

  /** Discards a draft in every browser if it still has this revision. A missing draft is no error. */
  remove(key: string, revision?: string, options: CallOptions = {}) {
    return this.#transport.call(draftOperations.remove, { ...options, params: { key }, query: revision === undefined ? {} : { revision } });
  }
}
