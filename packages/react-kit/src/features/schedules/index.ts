export { useSchedules } from './schedules.queries.ts';
export { daysText, hoursText, runText, schedulesOf } from './schedules.ts';
