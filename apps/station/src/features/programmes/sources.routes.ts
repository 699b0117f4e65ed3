import { programmeOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { type Accounts, userDisplayName } from '../accounts/index.ts';
import type { Plans } from './plans.service.ts';
import type { Sources } from './sources.service.ts';

export function registerSourceRoutes(
  { register }: StationContext,
  {
    accounts,
    sources,
    plans,
  }: { readonly accounts: Accounts; readonly sources: Sources; readonly plans: Plans },
): void {
  register(programmeOperations.sources, async ({ params }) => ({
    sources: await sources.list(accounts.stationAt(params.station)),
  }));

  register(programmeOperations.createSource, ({ params, body }) =>
    sources.create(accounts.stationAt(params.station), body),
  );

  register(programmeOperations.updateSource, ({ params, body }) =>
    sources.update(accounts.stationAt(params.station), params.id, body),
  );

  register(programmeOperations.removeSource, ({ params }) =>
    sources.remove(accounts.stationAt(params.station), params.id),
  );

  register(programmeOperations.read, async ({ params, body }) => {
    const station = accounts.stationAt(params.station);
    const { plan, findings } = await sources.read(station, params.id, body);
    return { plan: plan && (await plans.present(plan)), findings: [...findings] };
  });

  register(programmeOperations.plan, ({ params }) =>
    plans.get(accounts.stationAt(params.station), params.id),
  );

  register(programmeOperations.plans, async ({ params }) => ({
    plans: await plans.list(accounts.stationAt(params.station), params.id),
  }));

  register(programmeOperations.apply, async ({ params, body, person }) =>
    plans.apply(accounts.stationAt(params.station), params.id, body, await userDisplayName(accounts, person)),
  );

  register(programmeOperations.undo, ({ params }) =>
    plans.undo(accounts.stationAt(params.station), params.id),
  );
}
