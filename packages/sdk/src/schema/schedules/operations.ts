import { z } from 'zod';
import { podcastUsers, stationUsers } from '../operation-builders.ts';
import { schedule, scheduleInput, scheduleUpdate, holiday, holidayInput, holidayUpdate } from './schedule.ts';

export const scheduleOperations = {
  list: stationUsers.read('schedules.list', '/{station}/api/v1/get_auto_capture_schedule/', {
    summary: 'List the station’s schedules, without deleted ones',
    response: z.array(schedule),
  }),
  create: podcastUsers.create('schedules.create', '/{station}/api/v1/add_auto_capture/', {
    summary: 'Create a schedule',
    body: scheduleInput,
    response: schedule,
  }),
  update: podcastUsers.submit('schedules.update', '/{station}/api/v1/update_auto_capture/{id}.json', {
    summary: 'Change a schedule; `active` 0 deletes it',
    body: scheduleUpdate,
    response: schedule,
  }),
  createHoliday: podcastUsers.create('schedules.createHoliday', '/{station}/api/v1/add_auto_capture_holidays/', {
    summary: 'Create a holiday: days on which the schedules of a show do not run',
    body: holidayInput,
    response: holiday,
  }),
  updateHoliday: podcastUsers.submit('schedules.updateHoliday', '/{station}/api/v1/update_auto_capture_holidays/{id}.json', {
    summary: 'Change a holiday; `active` 0 deletes it',
    body: holidayUpdate,
    response: holiday,
  }),
} as const;
