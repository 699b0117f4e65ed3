import type { Feature, StationContext } from '../../context.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Shows } from '../shows/index.ts';
import { registerScheduleRoutes } from './schedules.routes.ts';
import { createScheduleService, type Schedules } from './schedules.service.ts';
import { defineCapture } from './capture.jobs.ts';
import { defineScheduleMails } from './schedule-mail.jobs.ts';
import { createMakeEpisode, type MakeEpisodeDeps } from './make-episode.service.ts';

export interface ScheduleDeps extends MakeEpisodeDeps {
  readonly accounts: Accounts;
  readonly shows: Shows;
}

/** Schedules that create episodes from the log, and their holidays. */
export function createSchedules(context: StationContext, deps: ScheduleDeps): Schedules & Feature {
  const { accounts } = deps;
  const mails = defineScheduleMails(context, deps);
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
