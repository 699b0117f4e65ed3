import { z } from 'zod';
import { resourceList } from '../common/resource-list.ts';
import { podcastUsers, stationUsers } from '../operation-builders.ts';
import { schedulePreview, scheduleRun, scheduleRunQuery } from './schedule-run.ts';
import {
  schedule,
  scheduleInput,
  schedulePreviewInput,
  scheduleUpdate,
  holiday,
  holidayInput,
  holidayUpdate,
} from './schedule.ts';

export const scheduleOperations = {
  list: stationUsers.read('schedules.list', '/{station}/api/v1/get_auto_capture_schedule/', {
    scope: 'station',
    summary: 'List the station’s schedules, without deleted ones',
    response: z.array(schedule),
  }),
  create: podcastUsers.create('schedules.create', '/{station}/api/v1/add_auto_capture/', {
    scope: 'station',
    summary: 'Create a schedule',
    body: scheduleInput,
    wholeResource: schedule,
    response: schedule,
  }),
  update: podcastUsers.submit('schedules.update', '/{station}/api/v1/update_auto_capture/{id}.json', {
    scope: 'station',
    summary: 'Change a schedule; `active` 0 deletes it',
    body: scheduleUpdate,
    wholeResource: schedule,
    response: schedule,
  }),
  runs: stationUsers.read('schedules.runs', '/{station}/api/v1/auto_capture_runs/', {
    scope: 'station',
    summary: 'List the past runs of schedules, newest first',
    query: scheduleRunQuery,
    response: resourceList(scheduleRun),
  }),
  runAgain: podcastUsers.submit('schedules.runAgain', '/{station}/api/v1/auto_capture_runs/{id}/again/', {
    scope: 'station',
    summary: 'Run a schedule again for the hours of a run that has no episode',
    response: scheduleRun,
    errors: [409],
    idempotent: true,
  }),
  preview: podcastUsers.submit('schedules.preview', '/{station}/api/v1/preview_auto_capture/', {
    scope: 'station',
    summary:
      'List the next runs of a schedule, and what it would create from the log of a date, without writing anything',
    body: schedulePreviewInput,
    wholeResource: schedule,
    response: schedulePreview,
    worksOnFullDisk: true,
    idempotent: true,
  }),
  holidays: stationUsers.read('schedules.holidays', '/{station}/api/v1/auto_capture_holidays/', {
    scope: 'station',
    summary: 'List the holidays of all shows by their first day, without deleted ones',
    response: z.array(holiday),
  }),
  createHoliday: podcastUsers.create(
    'schedules.createHoliday',
    '/{station}/api/v1/add_auto_capture_holidays/',
    {
      scope: 'station',
      summary: 'Create a holiday: days on which the schedules of a show do not run',
      body: holidayInput,
      wholeResource: holiday,
      response: holiday,
    },
  ),
  updateHoliday: podcastUsers.submit(
    'schedules.updateHoliday',
    '/{station}/api/v1/update_auto_capture_holidays/{id}.json',
    {
      scope: 'station',
      summary: 'Change a holiday; `active` 0 deletes it',
      body: holidayUpdate,
      wholeResource: holiday,
      response: holiday,
    },
  ),
} as const;
