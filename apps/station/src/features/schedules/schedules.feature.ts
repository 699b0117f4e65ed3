import type { Feature, StationContext } from '../../context.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Shows } from '../shows/index.ts';
import { registerScheduleRoutes } from './schedules.routes.ts';
import { createScheduleService, type Schedules } from './schedules.service.ts';
import { defineCapture } from './capture.jobs.ts';
import { defineMadeMails } from './made-mail.jobs.ts';
import { createMakeEpisode, type MakingDeps } from './make-episode.service.ts';

export interface ScheduleDeps extends MakingDeps {
  readonly accounts: Accounts;
  readonly shows: Shows;
}

/** Schedules that make episodes from the broadcast, and the days on which they rest. */
export function createSchedules(context: StationContext, deps: ScheduleDeps): Schedules & Feature {
  const { accounts } = deps;
  const mails = defineMadeMails(context, deps);
  const plan = defineCapture(context, { accounts, makeEpisode: createMakeEpisode(context, deps), mails });
  const service = createScheduleService(context, { ...deps, audio: deps.audioEvents, plan });
  return {
    ...service,
    async start() {
      for (const station of accounts.stations()) await plan.renewAll(station);
    },
    routes: () => registerScheduleRoutes(context, accounts, service),
  };
}
