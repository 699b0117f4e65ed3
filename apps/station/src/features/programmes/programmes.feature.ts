import type { Feature, StationContext } from '../../context.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Shows } from '../shows/index.ts';
import { registerProgrammeRoutes } from './programmes.routes.ts';
import { createProgrammeService } from './programmes.service.ts';
import { defineRenewTimes } from './renew-times.jobs.ts';

export interface ProgrammeDeps {
  readonly accounts: Accounts;
  readonly shows: Shows;
}

/** The programmes of a station's week, by hand or from sources, and its public forms. Create it before the jobs start. */
export function createProgrammes(context: StationContext, deps: ProgrammeDeps): Feature {
  const { accounts } = deps;
  const programmes = createProgrammeService(context, deps);
  const { renewStation } = defineRenewTimes(context, deps);
  accounts.onStationChanged(({ before, after }) => {
    if (!before || !after || before.timezone === after.timezone) return;
    renewStation(after).catch((error: unknown) =>
      context.log.error({ err: error }, 'programmes do not have the time zone of their station yet'),
    );
  });
  return { routes: () => registerProgrammeRoutes(context, { accounts, programmes }) };
}
