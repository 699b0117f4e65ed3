import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { tagOperations } from '../schema/tags/wire-operations.ts';

/** Tags of shows and episodes. */
export class TagsResource extends Resource {
  /**
   * All tags of the station, by name.
   * @example
   * const { objects } = await client.tags.list();
   * console.log(objects.map(({ name }) => name));
   */
  list(options: CallOptions = {}) {
    return this.call(tagOperations.list, { ...options, query: { limit: 0 } });
  }

  /**
   * Creates a tag.
   * @example
   * const { id, name } = await client.tags.create('News');
   */
  create(name: string, options: CallOptions = {}) {
    return this.call(tagOperations.create, { ...options, body: { name } });
  }

  /**
   * Renames a tag, also in the shows and episodes that have it.
   * @example
   * await client.tags.rename(7, 'World news');
   */
  rename(id: number, name: string, options: CallOptions = {}) {
    return this.call(tagOperations.update, { ...options, params: { id }, body: { name } });
  }

  /**
   * Counts the shows and episodes with each tag; unused tags are left out.
   * @example
   * for (const { tag_id, shows, episodes } of await client.tags.usage()) console.log(tag_id, shows + episodes);
   */
  async usage(options: CallOptions = {}) {
    return (await this.call(tagOperations.usage, options)).usage;
  }

  /**
   * Deletes a tag, also from the shows and episodes that have it.
   * @example
   * await client.tags.delete(7);
   */
  delete(id: number, options: CallOptions = {}) {
    return this.call(tagOperations.delete, { ...options, params: { id } });
  }
}
