import type { CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import type { DraftInput } from '../schema/drafts/draft.ts';
import { draftOperations } from '../schema/drafts/operations.ts';

/** The caller's own unsaved work on episodes, by key: `episode-12`, `show-4` for a new one of a show, or `new`. */
export class DraftsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** The draft of a key, null for none, and how the draft `id` ended, null where it has not. */
  lookup(key: string, id?: string, options: CallOptions = {}) {
    return this.#transport.call(draftOperations.lookup, { ...options, query: id === undefined ? { key } : { key, id } });
  }

  /** Rejects with HttpError 404 where there is none. */
  get(key: string, options: CallOptions = {}) {
    return this.#transport.call(draftOperations.get, { ...options, params: { key } });
  }

  /** Keeps it. One that was changed since `base` is refused: HttpError 409; one that has ended: HttpError 410. */
  save(key: string, draft: DraftInput, options: CallOptions = {}) {
    return this.#transport.call(draftOperations.save, { ...options, params: { key }, body: draft });
  }

  /** Discards it for every browser, where it is still of this revision. One that is not there is no error. */
  remove(key: string, revision?: string, options: CallOptions = {}) {
    return this.#transport.call(draftOperations.remove, { ...options, params: { key }, query: revision === undefined ? {} : { revision } });
  }
}
