import type { Feature, StationContext } from '../../context.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Shows } from '../shows/index.ts';
import { registerAutomationRoutes } from './automations.routes.ts';
import { createAutomationService, type Automations } from './automations.service.ts';
import { defineCapture } from './capture.jobs.ts';
import { defineMadeMails } from './made-mail.jobs.ts';
import { createMakeEpisode, type MakingDeps } from './make-episode.service.ts';

export interface AutomationDeps extends MakingDeps {
  readonly accounts: Accounts;
  readonly shows: Shows;
}

/** Schedules that make episodes from the broadcast, and the days on which they rest. */
export function createAutomations(context: StationContext, deps: AutomationDeps): Automations & Feature {
  const { accounts } = deps;
  const mails = defineMadeMails(context, deps);
  const plan = defineCapture(context, { accounts, makeEpisode: createMakeEpisode(context, deps), mails });
  const service = createAutomationService(context, { ...deps, audio: deps.audioEvents, plan });
  return {
    ...service,
    async start() {
      for (const station of accounts.stations()) await plan.renewAll(station);
    },
    routes: () => registerAutomationRoutes(context, accounts, service),
  };
}
