export { type SaveSchedule, useDeleteSchedule, useSaveSchedule } from './schedules.mutations.ts';
export { schedulesQueries, useSchedules } from './schedules.queries.ts';
export { useMissedPublishes } from './runs/use-missed-publishes.ts';
export { daysText, hoursText, runText, schedulesOf } from './schedules.ts';
export { runsMessages, upcomingMessages } from './runs/runs.messages.ts';
export { missingText, reasonText, toneOf } from './runs/runs.ts';
export { timesMessages } from './times.messages.ts';
export { useScheduleEntry } from './use-schedule-entry.ts';
