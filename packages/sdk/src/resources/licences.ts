import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { licenceOperations } from '../schema/licences/wire-operations.ts';
import type { LicenceInput } from '../schema/licences/wire-types.ts';

interface LicenceOptions extends CallOptions {
  /** Slug of another station of the company; default: the client's station. */
  readonly station?: string;
}

/** Licences of the company's users at its stations. Only company admins may call. */
export class LicencesResource extends Resource {
  /**
   * Lists the licences of all stations of the company.
   * @example
   * const { stations, users } = await client.licences.list();
   */
  list(options: CallOptions = {}) {
    return this.call(licenceOperations.list, options);
  }

  /**
   * Assigns a licence at a station, or changes the one that the user holds there.
   * @throws HttpError 404 if the company has no such user or station, 409 if the user cannot hold a licence or was saved since `version`
   * @example
   * await client.licences.assign({ user_id: 12, licence: 'podcast' }, { station: 'lake-fm' });
   */
  assign(licence: LicenceInput, { station, ...options }: LicenceOptions = {}) {
    return this.call(licenceOperations.assign, { ...options, params: { station }, body: licence });
  }

  /**
   * Removes a user's licence at a station, and with it the access to the station.
   * @throws HttpError 404 if the user holds none there, 409 for a company admin
   * @example
   * await client.licences.remove(12, { station: 'lake-fm' });
   */
  remove(userId: number, { station, ...options }: LicenceOptions = {}) {
    return this.call(licenceOperations.remove, { ...options, params: { station, id: userId } });
  }
}
