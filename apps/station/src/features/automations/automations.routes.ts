import { automationOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Automations } from './automations.service.ts';

export function registerAutomationRoutes({ register }: StationContext, accounts: Accounts, automations: Automations): void {
  register(automationOperations.list, ({ params }) => automations.list(accounts.stationAt(params.station)));

  register(automationOperations.create, ({ params, body }) => automations.create(accounts.stationAt(params.station), body));

  register(automationOperations.update, ({ params, body }) => automations.update(accounts.stationAt(params.station), params.id, body));

  register(automationOperations.createHoliday, ({ params, body }) => automations.createHoliday(accounts.stationAt(params.station), body));

  register(automationOperations.updateHoliday, ({ params, body }) =>
    automations.updateHoliday(accounts.stationAt(params.station), params.id, body),
  );
}
