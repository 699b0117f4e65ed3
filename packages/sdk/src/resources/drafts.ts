import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { draftOperations } from '../schema/drafts/wire-operations.ts';
import type { DraftInput } from '../schema/drafts/wire-types.ts';

/** The caller's drafts of episodes, by key: `episode-12`, `show-4` for a new episode of a show, or `new`. */
export class DraftsResource extends Resource {
  /**
   * The caller's drafts without their content, latest change first.
   * @example
   * for (const { key, updated_at } of await client.drafts.list()) console.log(key, updated_at);
   */
  async list(options: CallOptions = {}) {
    return (await this.call(draftOperations.list, options)).drafts;
  }

  /**
   * The draft for a key, or null, and how the draft `id` ended, or null if it has not.
   * @example
   * const { draft, retired } = await client.drafts.lookup('show-7');
   * console.log(draft?.revision, retired?.outcome);
   */
  lookup(key: string, id?: string, options: CallOptions = {}) {
    return this.call(draftOperations.lookup, {
      ...options,
      query: id === undefined ? { key } : { key, id },
    });
  }

  /**
   * The draft for a key.
   * @throws HttpError 404 without a draft for the key
   * @example
   * const { content } = await client.drafts.get('episode-101');
   */
  get(key: string, options: CallOptions = {}) {
    return this.call(draftOperations.get, { ...options, params: { key } });
  }

  /**
   * Saves a draft.
   * @throws HttpError 409 if it was changed since `base`, 410 if it has ended
   * @example
   * const { draft } = await client.drafts.lookup('show-7');
   * const content = JSON.stringify({ name: 'Tides' });
   * await client.drafts.save('show-7', { revision: crypto.randomUUID(), content, events: [], base: draft?.revision ?? null });
   */
  save(key: string, draft: DraftInput, options: CallOptions = {}) {
    return this.call(draftOperations.save, { ...options, params: { key }, body: draft });
  }

  /**
   * Discards a draft in every browser if it still has this revision. A missing draft is no error.
   * @example
   * const { revision } = await client.drafts.get('show-7');
   * await client.drafts.remove('show-7', revision);
   */
  remove(key: string, revision?: string, options: CallOptions = {}) {
    return this.call(draftOperations.remove, {
      ...options,
      params: { key },
      query: revision === undefined ? {} : { revision },
    });
  }
}
