import { z } from 'zod';
import { podcastUsers, stationUsers } from '../operation-builders.ts';
import { automation, automationInput, automationUpdate, holiday, holidayInput, holidayUpdate } from './automation.ts';

export const automationOperations = {
  list: stationUsers.read('automations.list', '/{station}/api/v1/get_auto_capture_schedule/', {
    summary: 'List the station’s schedules, without deleted ones',
    answer: z.array(automation),
  }),
  create: podcastUsers.create('automations.create', '/{station}/api/v1/add_auto_capture/', {
    summary: 'Create a schedule',
    body: automationInput,
    answer: automation,
  }),
  update: podcastUsers.submit('automations.update', '/{station}/api/v1/update_auto_capture/{id}.json', {
    summary: 'Change a schedule; `active` 0 deletes it',
    body: automationUpdate,
    answer: automation,
  }),
  createHoliday: podcastUsers.create('automations.createHoliday', '/{station}/api/v1/add_auto_capture_holidays/', {
    summary: 'Create a holiday: days on which the schedules of a show do not run',
    body: holidayInput,
    answer: holiday,
  }),
  updateHoliday: podcastUsers.submit('automations.updateHoliday', '/{station}/api/v1/update_auto_capture_holidays/{id}.json', {
    summary: 'Change a holiday; `active` 0 deletes it',
    body: holidayUpdate,
    answer: holiday,
  }),
} as const;
