import { todayOperations } from '@postkit/sdk/schema';
import type { Feature, StationContext } from '../../context.ts';
import type { Accounts } from '../accounts/index.ts';
import { createTodayService, type TodayDeps } from './today.service.ts';

/** The day of a station in one response: what happened, what is due, and what needs attention. */
export function createToday(
  context: StationContext,
  { accounts, ...deps }: TodayDeps & { readonly accounts: Accounts },
): Feature {
  const read = createTodayService(context, deps);
  return {
    routes() {
      context.register(todayOperations.get, ({ params, person, reply }) => {
        reply.header('cache-control', 'no-store');
        return read(accounts.stationAt(params.station), person);
      });
    },
  };
}
