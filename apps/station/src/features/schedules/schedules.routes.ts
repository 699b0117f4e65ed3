import { scheduleOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { pageOf, resourceListResponse } from '../../platform/http/resource-list.ts';
import type { Accounts } from '../accounts/index.ts';
import type { PreviewSchedule } from './preview.service.ts';
import type { RunAgain } from './run-again.jobs.ts';
import type { RunLedger } from './run-ledger.service.ts';
import type { Schedules } from './schedules.service.ts';

export interface ScheduleRouteDeps {
  readonly accounts: Accounts;
  readonly schedules: Schedules;
  readonly ledger: RunLedger;
  readonly runAgain: RunAgain;
  readonly preview: PreviewSchedule;
}

const runsPerPage = 50;

export function registerScheduleRoutes(
  { register }: StationContext,
  { accounts, schedules, ledger, runAgain, preview }: ScheduleRouteDeps,
): void {
  register(scheduleOperations.list, ({ params }) => schedules.list(accounts.stationAt(params.station)));

  register(scheduleOperations.create, ({ params, body }) =>
    schedules.create(accounts.stationAt(params.station), body),
  );

  register(scheduleOperations.update, ({ params, body }) =>
    schedules.update(accounts.stationAt(params.station), params.id, body),
  );

  register(scheduleOperations.runs, async ({ params, query, request }) => {
    const page = pageOf(query, runsPerPage);
    const { runs, total } = await ledger.list(accounts.stationAt(params.station), query.schedule_id, page);
    return resourceListResponse(request, page, total, runs);
  });

  register(scheduleOperations.runAgain, ({ params }) =>
    runAgain(accounts.stationAt(params.station), params.id),
  );

  register(scheduleOperations.preview, ({ params, body }) =>
    preview(accounts.stationAt(params.station), body),
  );

  register(scheduleOperations.holidays, ({ params }) =>
    schedules.holidays(accounts.stationAt(params.station)),
  );

  register(scheduleOperations.createHoliday, ({ params, body }) =>
    schedules.createHoliday(accounts.stationAt(params.station), body),
  );

  register(scheduleOperations.updateHoliday, ({ params, body }) =>
    schedules.updateHoliday(accounts.stationAt(params.station), params.id, body),
  );
}
