import { importOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { userDisplayName, type Accounts } from '../accounts/index.ts';
import type { Imports } from './imports.ts';

export function registerImportRoutes(
  { register }: StationContext,
  accounts: Accounts,
  imports: Imports,
): void {
  register(importOperations.start, async ({ params, body, person }) => {
    const station = accounts.stationAt(params.station);
    if (body.job_type === 'static_rss') return { rss_smcs: await imports.publishFeeds(station, body) };
    return imports.begin(station, body, await userDisplayName(accounts, person));
  });

  register(importOperations.list, async ({ params }) => ({
    imports: await imports.list(accounts.stationAt(params.station)),
  }));

  register(importOperations.get, ({ params }) => imports.get(accounts.stationAt(params.station), params.id));

  register(importOperations.retry, ({ params }) =>
    imports.retry(accounts.stationAt(params.station), params.id),
  );

  register(importOperations.plan, async ({ params, body, person }) =>
    imports.plan(accounts.stationAt(params.station), body, await userDisplayName(accounts, person)),
  );

  register(importOperations.apply, ({ params, body }) =>
    imports.apply(accounts.stationAt(params.station), params.id, body),
  );

  register(importOperations.report, ({ params }) =>
    imports.report(accounts.stationAt(params.station), params.id),
  );

  register(importOperations.verifyReport, ({ params, body }) => ({
    is_genuine: imports.verify(accounts.stationAt(params.station), body),
  }));

  register(importOperations.cancel, ({ params }) =>
    imports.cancel(accounts.stationAt(params.station), params.id),
  );
}
