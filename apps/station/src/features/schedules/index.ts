export type { Schedules } from './schedules.service.ts';
export { createSchedules } from './schedules.feature.ts';
