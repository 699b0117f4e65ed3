import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { embedOperations } from '../schema/embeds/wire-operations.ts';

/** The sites that embed players of the station, as the players report them without cookies. */
export class EmbedsResource extends Resource {
  /**
   * The sites with their versions, page views and errors, latest seen first.
   * @example
   * const { current_version, embeds } = await client.embeds.list();
   * const outdated = embeds.filter(({ version }) => version !== current_version);
   */
  list(options: CallOptions = {}) {
    return this.call(embedOperations.list, options);
  }

  /**
   * Turns the reports on or off. The counts stay.
   * @throws HttpError 403 for users who are no administrators
   * @example
   * await client.embeds.setEnabled(false);
   */
  setEnabled(enabled: boolean, options: CallOptions = {}) {
    return this.call(embedOperations.update, { ...options, body: { enabled } });
  }
}
