import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { widgetOperations } from '../schema/widgets/wire-operations.ts';
import type { WidgetQuery } from '../schema/widgets/wire-types.ts';

/** Episodes of players on other sites. */
export class WidgetsResource extends Resource {
  /**
   * Published episodes of a web widget (`zone`), or one of them (`playlist_id`).
   * @example
   * const { playlists, look } = await client.widgets.get({ zone: 4, page: 1, limit: 10 });
   */
  get(query: WidgetQuery, options: CallOptions = {}) {
    return this.call(widgetOperations.get, { ...options, query });
  }
}
