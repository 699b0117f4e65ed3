import { stationUsers } from '../operation-builders.ts';
import { today } from './today.ts';

export const todayOperations = {
  get: stationUsers.read('today.get', '/{station}/api/v1/today.json', {
    scope: 'station',
    summary: 'Read what happened today, what is due, and what needs attention',
    response: today,
  }),
} as const;
