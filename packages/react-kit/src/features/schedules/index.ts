export { useAutomations } from './automations.queries.ts';
export { daysText, hoursText, runText, schedulesOf } from './schedules.ts';
