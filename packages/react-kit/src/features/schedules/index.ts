export { type SaveSchedule, useDeleteSchedule, useSaveSchedule } from './schedules.mutations.ts';
export { schedulesQueries, useSchedules } from './schedules.queries.ts';
export { reasonText } from './runs/runs.ts';
export { runsMessages } from './runs/runs.messages.ts';
export { useMissedPublishes } from './runs/use-missed-publishes.ts';
export { daysText, hoursText, runText, schedulesOf } from './schedules.ts';
export { timesMessages } from './times.messages.ts';
