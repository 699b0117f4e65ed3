export { useSchedules } from './schedules.queries.ts';
export { useMissedPublishes } from './runs/use-missed-publishes.ts';
export { daysText, hoursText, runText, schedulesOf } from './schedules.ts';
