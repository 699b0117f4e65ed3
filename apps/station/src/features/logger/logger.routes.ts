import { loggerOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../platform/context.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Logger } from './logger.service.ts';

export function registerLoggerRoutes({ register }: StationContext, accounts: Accounts, logger: Logger): void {
  register(loggerOperations.get, ({ params }) => logger.source(accounts.stationAt(params.station)));

  register(loggerOperations.update, ({ params, body }) => logger.update(accounts.stationAt(params.station), body));

  register(loggerOperations.gaps, async ({ params, query }) => ({
    gaps: await logger.gaps(accounts.stationAt(params.station), query.start, query.end),
  }));
}
