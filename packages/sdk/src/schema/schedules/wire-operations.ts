// Written by `npm run generate`.

import type { StationIdParams, StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type {
  Holiday,
  HolidayInput,
  HolidayUpdate,
  Schedule,
  ScheduleInput,
  SchedulePreview,
  SchedulePreviewInput,
  ScheduleRun,
  ScheduleRunQuery,
  ScheduleUpdate,
  SchedulesRunsResponse,
} from './wire-types.ts';

export const scheduleOperations = /* @__PURE__ */ sentOperations('schedules', {
  list: { path: '/{station}/api/v1/get_auto_capture_schedule/' },
  create: { method: 'POST', path: '/{station}/api/v1/add_auto_capture/', success: 201 },
  update: { method: 'POST', path: '/{station}/api/v1/update_auto_capture/{id}.json' },
  runs: { path: '/{station}/api/v1/auto_capture_runs/' },
  runAgain: { method: 'POST', path: '/{station}/api/v1/auto_capture_runs/{id}/again/', idempotent: true },
  preview: { method: 'POST', path: '/{station}/api/v1/preview_auto_capture/', idempotent: true },
  holidays: { path: '/{station}/api/v1/auto_capture_holidays/' },
  createHoliday: { method: 'POST', path: '/{station}/api/v1/add_auto_capture_holidays/', success: 201 },
  updateHoliday: { method: 'POST', path: '/{station}/api/v1/update_auto_capture_holidays/{id}.json' },
}) as unknown as {
  list: WireOperation<{ params: StationParams; response: Schedule[] }>;
  create: WireOperation<{ params: StationParams; body: ScheduleInput; response: Schedule }>;
  update: WireOperation<{ params: StationIdParams; body: ScheduleUpdate; response: Schedule }>;
  runs: WireOperation<{ params: StationParams; query: ScheduleRunQuery; response: SchedulesRunsResponse }>;
  runAgain: WireOperation<{ params: StationIdParams; response: ScheduleRun }>;
  preview: WireOperation<{ params: StationParams; body: SchedulePreviewInput; response: SchedulePreview }>;
  holidays: WireOperation<{ params: StationParams; response: Holiday[] }>;
  createHoliday: WireOperation<{ params: StationParams; body: HolidayInput; response: Holiday }>;
  updateHoliday: WireOperation<{ params: StationIdParams; body: HolidayUpdate; response: Holiday }>;
};
