import type { CallInput, CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import { scheduleOperations } from '../schema/schedules/operations.ts';

type Fields = CallInput<typeof scheduleOperations.create>['body'];
type Changes = Omit<CallInput<typeof scheduleOperations.update>['body'], 'capture_id'>;
type Days = CallInput<typeof scheduleOperations.createHoliday>['body'];
type DayChanges = CallInput<typeof scheduleOperations.updateHoliday>['body'];

/** Schedules that create episodes from the broadcast, and their holidays. */
export class SchedulesResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** All schedules of the station, without deleted ones. */
  list(options: CallOptions = {}) {
    return this.#transport.call(scheduleOperations.list, options);
  }

  create(fields: Fields, options: CallOptions = {}) {
    return this.#transport.call(scheduleOperations.create, { ...options, body: fields });
  }

  update(id: number, changes: Changes, options: CallOptions = {}) {
    return this.#transport.call(scheduleOperations.update, { ...options, params: { id }, body: { ...changes, capture_id: id } });
  }

  delete(id: number, options: CallOptions = {}) {
    return this.update(id, { active: 0 }, options);
  }

  createHoliday(days: Days, options: CallOptions = {}) {
    return this.#transport.call(scheduleOperations.createHoliday, { ...options, body: days });
  }

  updateHoliday(id: number, changes: DayChanges, options: CallOptions = {}) {
    return this.#transport.call(scheduleOperations.updateHoliday, { ...options, params: { id }, body: changes });
  }

  deleteHoliday(id: number, options: CallOptions = {}) {
    return this.updateHoliday(id, { active: 0 }, options);
  }
}
