import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { publicSiteOperations } from '../schema/public-site/wire-operations.ts';
import type { PublicSiteUpdateBody } from '../schema/public-site/wire-types.ts';

/** The choice of what the public may see of the log. For admins; `@postkit/sdk/public` reads the public data. */
export class PublicSiteResource extends Resource {
  /**
   * Which data of the log the public data includes.
   * @example
   * const { now_playing, tracklist } = await client.publicSite.settings();
   */
  settings(options: CallOptions = {}) {
    return this.call(publicSiteOperations.settings, options);
  }

  /**
   * Changes the given fields.
   * @example
   * await client.publicSite.update({ now_playing: true, tracklist: true });
   */
  update(changes: PublicSiteUpdateBody, options: CallOptions = {}) {
    return this.call(publicSiteOperations.update, { ...options, body: changes });
  }
}
