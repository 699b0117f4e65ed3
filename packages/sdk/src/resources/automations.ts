import type { CallInput, CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import { automationOperations } from '../schema/automations/operations.ts';

type Fields = CallInput<typeof automationOperations.create>['body'];
type Changes = Omit<CallInput<typeof automationOperations.update>['body'], 'capture_id'>;
type Days = CallInput<typeof automationOperations.createHoliday>['body'];
type DayChanges = CallInput<typeof automationOperations.updateHoliday>['body'];

/** Schedules that create episodes from the broadcast, and their holidays. */
export class AutomationsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** All schedules of the station, without deleted ones. */
  list(options: CallOptions = {}) {
    return this.#transport.call(automationOperations.list, options);
  }

  create(fields: Fields, options: CallOptions = {}) {
    return this.#transport.call(automationOperations.create, { ...options, body: fields });
  }

  update(id: number, changes: Changes, options: CallOptions = {}) {
    return this.#transport.call(automationOperations.update, { ...options, params: { id }, body: { ...changes, capture_id: id } });
  }

  delete(id: number, options: CallOptions = {}) {
    return this.update(id, { active: 0 }, options);
  }

  createHoliday(days: Days, options: CallOptions = {}) {
    return this.#transport.call(automationOperations.createHoliday, { ...options, body: days });
  }

  updateHoliday(id: number, changes: DayChanges, options: CallOptions = {}) {
    return this.#transport.call(automationOperations.updateHoliday, { ...options, params: { id }, body: changes });
  }

  deleteHoliday(id: number, options: CallOptions = {}) {
    return this.updateHoliday(id, { active: 0 }, options);
  }
}
