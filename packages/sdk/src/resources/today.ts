import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { todayOperations } from '../schema/today/wire-operations.ts';

/** The station's day. */
export class TodayResource extends Resource {
  /**
   * The day so far, the work that is due, and the problems to solve. A part that the licence does not cover is null.
   * @example
   * const { log, podcasts } = await client.today.get();
   * console.log(log?.state, podcasts?.failed_deliveries.length);
   */
  get(options: CallOptions = {}) {
    return this.call(todayOperations.get, options);
  }
}
