// Written by `npm run wire-operations`.
import type { WireOperation } from '../wire-operation.ts';
import type { StationIdParams, StationParams } from '../common/wire-types.ts';
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

export const scheduleOperations = {
  list: { id: 'schedules.list', method: 'GET', path: '/{station}/api/v1/get_auto_capture_schedule/', success: 200, responseKind: 'json' },
  create: {
    id: 'schedules.create',
    method: 'POST',
    path: '/{station}/api/v1/add_auto_capture/',
    success: 201,
    responseKind: 'json',
    bodyKind: 'json',
  },
  update: {
    id: 'schedules.update',
    method: 'POST',
    path: '/{station}/api/v1/update_auto_capture/{id}.json',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
  runs: { id: 'schedules.runs', method: 'GET', path: '/{station}/api/v1/auto_capture_runs/', success: 200, responseKind: 'json' },
  runAgain: {
    id: 'schedules.runAgain',
    method: 'POST',
    path: '/{station}/api/v1/auto_capture_runs/{id}/again/',
    success: 200,
    responseKind: 'json',
    idempotent: true,
  },
  preview: {
    id: 'schedules.preview',
    method: 'POST',
    path: '/{station}/api/v1/preview_auto_capture/',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
    idempotent: true,
  },
  holidays: {
    id: 'schedules.holidays',
    method: 'GET',
    path: '/{station}/api/v1/auto_capture_holidays/',
    success: 200,
    responseKind: 'json',
  },
  createHoliday: {
    id: 'schedules.createHoliday',
    method: 'POST',
    path: '/{station}/api/v1/add_auto_capture_holidays/',
    success: 201,
    responseKind: 'json',
    bodyKind: 'json',
  },
  updateHoliday: {
    id: 'schedules.updateHoliday',
    method: 'POST',
    path: '/{station}/api/v1/update_auto_capture_holidays/{id}.json',
    success: 200,
    responseKind: 'json',
    bodyKind: 'json',
  },
} as unknown as {
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
