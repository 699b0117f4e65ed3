import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { categoryOperations } from '../schema/categories/wire-operations.ts';
import type { CategoryGroupInput, CategoryGroupUpdate } from '../schema/categories/wire-types.ts';

/** Groups of the categories of logged audio. */
export class CategoriesResource extends Resource {
  /**
   * All category groups of the station.
   * @example
   * const { objects } = await client.categories.list();
   * const adverts = objects.filter(({ category_type }) => category_type === 'advert');
   */
  list(options: CallOptions = {}) {
    return this.call(categoryOperations.list, { ...options, query: { limit: 0 } });
  }

  /**
   * Creates a category group.
   * @example
   * await client.categories.create({ name: 'Commercials', category_type: 'advert', categories: [{ name: 'Spot' }], in_episodes: 'strip' });
   */
  create(fields: CategoryGroupInput, options: CallOptions = {}) {
    return this.call(categoryOperations.create, { ...options, body: fields });
  }

  /**
   * Changes a category group.
   * @throws HttpError 409 if another user saved it since the given `version`
   * @example
   * const [group] = (await client.categories.list()).objects;
   * if (group) await client.categories.update(group.id, { in_episodes: 'warn', version: group.version });
   */
  update(id: number, changes: CategoryGroupUpdate, options: CallOptions = {}) {
    return this.call(categoryOperations.update, { ...options, params: { id }, body: changes });
  }

  /**
   * Deletes a category group. Its categories have no group then.
   * @example
   * await client.categories.delete(7);
   */
  delete(id: number, options: CallOptions = {}) {
    return this.call(categoryOperations.delete, { ...options, params: { id } });
  }
}
