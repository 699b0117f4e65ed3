export type { ProgrammeHours, ScheduleDay } from './schedule-day.service.ts';
export { runRetentionDays } from './prune-runs.jobs.ts';
export type { Schedules } from './schedules.service.ts';
export { createSchedules } from './schedules.feature.ts';
