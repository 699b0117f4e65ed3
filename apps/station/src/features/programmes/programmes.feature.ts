import type { Feature, StationContext } from '../../context.ts';
import { createGuardedFetch } from '../../platform/fetch/guarded-fetch.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Images } from '../images/index.ts';
import type { Shows } from '../shows/index.ts';
import { createPlans } from './plans.service.ts';
import { registerProgrammeRoutes } from './programmes.routes.ts';
import { createProgrammeService, type Programmes } from './programmes.service.ts';
import { registerPublicWeekRoutes } from './public/public-week.routes.ts';
import { createPublicWeek, type PublicWeekDeps } from './public/public-week.service.ts';
import { defineReadSources } from './read-sources.jobs.ts';
import { createProgrammeReader } from './readers/create-programme-reader.ts';
import { defineRenewTimes } from './renew-times.jobs.ts';
import { registerSourceRoutes } from './sources.routes.ts';
import { createSources } from './sources.service.ts';

export interface ProgrammeDeps extends PublicWeekDeps {
  readonly images: Pick<Images, 'absolute'>;
  readonly accounts: Accounts;
  readonly shows: Shows;
}

/** The programmes of a station's week, by hand or from sources, and its public forms. Create it before the jobs start. */
export function createProgrammes(
  context: StationContext,
  deps: ProgrammeDeps,
): Feature & Pick<Programmes, 'create' | 'list'> {
  const { accounts } = deps;
  const programmes = createProgrammeService(context, deps);
  const { renewStation } = defineRenewTimes(context, deps);
  accounts.onStationChanged(({ before, after }) => {
    if (!before || !after || before.timezone === after.timezone) return;
    renewStation(after).catch((error: unknown) =>
      context.log.error({ err: error }, 'programmes do not have the time zone of their station yet'),
    );
  });
  const guardedFetch = createGuardedFetch({ allowPrivate: context.config.allowPrivateFetch });
  const reader = createProgrammeReader();
  const sources = createSources(context, { guardedFetch, reader });
  const plans = createPlans(context, { sources });
  defineReadSources(context, { accounts, sources });
  const week = createPublicWeek(context, deps);
  return {
    create: programmes.create,
    list: programmes.list,
    routes() {
      registerProgrammeRoutes(context, { accounts, programmes });
      registerSourceRoutes(context, { accounts, sources, plans });
      registerPublicWeekRoutes(context, { accounts, images: deps.images, week });
    },
    async stop() {
      await Promise.all([reader.close(), guardedFetch.close()]);
    },
  };
}
