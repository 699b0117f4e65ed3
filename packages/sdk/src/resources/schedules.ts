import type { CallOptions } from '../core/call-input.ts';
import type { Transport } from '../core/transport.ts';
import { scheduleOperations } from '../schema/schedules/wire-operations.ts';
import type {
  HolidayInput,
  HolidayUpdate,
  ScheduleInput,
  SchedulePreviewInput,
  ScheduleRunQuery,
  ScheduleUpdate,
} from '../schema/schedules/wire-types.ts';

type Changes = Omit<ScheduleUpdate, 'capture_id'>;

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

  create(fields: ScheduleInput, options: CallOptions = {}) {
    return this.#transport.call(scheduleOperations.create, { ...options, body: fields });
  }

  update(id: number, changes: Changes, options: CallOptions = {}) {
    return this.#transport.call(scheduleOperations.update, { ...options, params: { id }, body: { ...changes, capture_id: id } });
  }

  delete(id: number, options: CallOptions = {}) {
    return this.update(id, { active: 0 }, options);
  }

  /** Past runs of one schedule, or of all, newest first. */
  runs(query: ScheduleRunQuery = {}, options: CallOptions = {}) {
    return this.#transport.call(scheduleOperations.runs, { ...options, query });
  }

  /** Runs a schedule again for the hours of a run that has no episode. */
  runAgain(runId: number, options: CallOptions = {}) {
    return this.#transport.call(scheduleOperations.runAgain, { ...options, params: { id: runId } });
  }

  /** The next runs of a schedule, and what it would create from the log of a `date`. */
  preview(fields: SchedulePreviewInput, options: CallOptions = {}) {
    return this.#transport.call(scheduleOperations.preview, { ...options, body: fields });
  }

  /** Holidays of all shows, also of shows without schedules, by their first day. */
  holidays(options: CallOptions = {}) {
    return this.#transport.call(scheduleOperations.holidays, options);
  }

  createHoliday(days: HolidayInput, options: CallOptions = {}) {
    return this.#transport.call(scheduleOperations.createHoliday, { ...options, body: days });
  }

  updateHoliday(id: number, changes: HolidayUpdate, options: CallOptions = {}) {
    return this.#transport.call(scheduleOperations.updateHoliday, { ...options, params: { id }, body: changes });
  }

  deleteHoliday(id: number, options: CallOptions = {}) {
    return this.updateHoliday(id, { active: 0 }, options);
  }
}
