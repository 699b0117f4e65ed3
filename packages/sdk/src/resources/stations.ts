import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { stationOperations } from '../schema/stations/wire-operations.ts';
import type {
  CompanyStationInput,
  CompanyStationQuery,
  CompanyStationUpdate,
  CompanyUpdate,
  StationChangeInput,
} from '../schema/stations/wire-types.ts';

/** The company and its stations. Only company admins may call. */
export class StationsResource extends Resource {
  /**
   * A page of the stations of the company, by title. `limit` is 100 by default, 0 returns all.
   * @example
   * const { objects } = await client.stations.list({ limit: 0, state: 'active' });
   * for (const { slug, title, timezone } of objects) console.log(slug, title, timezone);
   */
  list(query: CompanyStationQuery = {}, options: CallOptions = {}) {
    return this.call(stationOperations.list, { ...options, query });
  }

  /**
   * Reads a station of the company.
   * @example
   * const { title, state, episodes } = await client.stations.get(3);
   */
  get(id: number, options: CallOptions = {}) {
    return this.call(stationOperations.get, { ...options, params: { id } });
  }

  /**
   * Adds a station to the company.
   * @throws HttpError 400 if a field is not valid, 409 if another station has the slug or had it
   * @example
   * const { id } = await client.stations.create({ title: 'Sea FM', slug: 'sea-fm', timezone: 'Europe/Berlin' });
   */
  create(station: CompanyStationInput, options: CallOptions = {}) {
    return this.call(stationOperations.create, { ...options, body: station });
  }

  /**
   * The effect of a new slug or time zone, before it is saved: addresses that lead on, schedules, and the border of the day.
   * @throws HttpError 400 if the time zone is unknown, 409 if another station has the slug or had it
   * @example
   * const { timezone } = await client.stations.previewChange(3, { timezone: 'Europe/Berlin' });
   * for (const { show_title, before, after } of timezone?.schedules ?? []) console.log(show_title, before, after);
   */
  previewChange(id: number, change: StationChangeInput, options: CallOptions = {}) {
    return this.call(stationOperations.previewChange, {
      ...options,
      params: { id },
      body: change,
    });
  }

  /**
   * Changes the given fields of a station. Addresses with its old slug lead to the new one.
   * @throws HttpError 400 if a field is not valid, 409 if the slug is taken or another admin changed the station since `version`
   * @example
   * await client.stations.update(3, { timezone: 'Asia/Kathmandu', version: 4 });
   */
  update(id: number, changes: CompanyStationUpdate, options: CallOptions = {}) {
    return this.call(stationOperations.update, { ...options, params: { id }, body: changes });
  }

  /**
   * Archives a station: it records nothing, its automations rest, and users no longer choose it. Its feeds, pages and audio stay.
   * @throws HttpError 409 for the last active station of the company
   * @example
   * const { archived_at } = await client.stations.archive(3);
   */
  archive(id: number, options: CallOptions = {}) {
    return this.call(stationOperations.archive, { ...options, params: { id } });
  }

  /**
   * Returns a station from the archive.
   * @throws HttpError 409 while it is being deleted
   * @example
   * await client.stations.restore(3);
   */
  restore(id: number, options: CallOptions = {}) {
    return this.call(stationOperations.restore, { ...options, params: { id } });
  }

  /**
   * Deletes an archived station with its rows and files. The station removes them in a job; until then its state is `deleting`.
   * @param confirm the slug of the station, which stays reserved
   * @throws HttpError 400 if `confirm` is not the slug, 409 if the station is not archived
   * @example
   * const { slug, newest_export } = await client.stations.get(3);
   * if (newest_export?.status === 'complete') await client.stations.delete(3, slug);
   */
  delete(id: number, confirm: string, options: CallOptions = {}) {
    return this.call(stationOperations.delete, { ...options, params: { id }, query: { confirm } });
  }

  /**
   * The company that the stations belong to.
   * @example
   * const { name, has_demo } = await client.stations.company();
   */
  company(options: CallOptions = {}) {
    return this.call(stationOperations.company, options);
  }

  /**
   * Renames the company.
   * @throws HttpError 409 if another admin changed it since `version`
   * @example
   * await client.stations.updateCompany({ name: 'Lake Radio Network' });
   */
  updateCompany(changes: CompanyUpdate, options: CallOptions = {}) {
    return this.call(stationOperations.updateCompany, { ...options, body: changes });
  }

  /**
   * Deletes the stations and users of the demo, in a job. Everything else stays.
   * @throws HttpError 409 if the company has no active station of its own, or no demo
   * @example
   * await client.stations.removeDemo();
   */
  removeDemo(options: CallOptions = {}) {
    return this.call(stationOperations.removeDemo, options);
  }
}
