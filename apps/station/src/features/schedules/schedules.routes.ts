import { scheduleOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Schedules } from './schedules.service.ts';

export function registerScheduleRoutes({ register }: StationContext, accounts: Accounts, schedules: Schedules): void {
  register(scheduleOperations.list, ({ params }) => schedules.list(accounts.stationAt(params.station)));

  register(scheduleOperations.create, ({ params, body }) => schedules.create(accounts.stationAt(params.station), body));

  register(scheduleOperations.update, ({ params, body }) => schedules.update(accounts.stationAt(params.station), params.id, body));

  register(scheduleOperations.createHoliday, ({ params, body }) => schedules.createHoliday(accounts.stationAt(params.station), body));

  register(scheduleOperations.updateHoliday, ({ params, body }) =>
    schedules.updateHoliday(accounts.stationAt(params.station), params.id, body),
  );
}
