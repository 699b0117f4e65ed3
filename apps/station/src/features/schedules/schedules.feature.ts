import type { Feature, StationContext } from '../../context.ts';
import type { Accounts } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { Destinations } from '../destinations/index.ts';
import type { Logger } from '../logger/index.ts';
import type { Shows } from '../shows/index.ts';
import { defineCapture } from './capture.jobs.ts';
import { createFinishRun } from './finish-run.ts';
import { createMakeEpisode, type MakeEpisodeDeps } from './make-episode.service.ts';
import { defineMissedNotices } from './missed-notice.jobs.ts';
import { createPlanRun, type PlanRunDeps } from './plan-run.service.ts';
import { createPreview } from './preview.service.ts';
import { definePruneRuns } from './prune-runs.jobs.ts';
import { definePublishWatch, type PublishWatchDeps } from './publish-watch.jobs.ts';
import { defineRunAgain } from './run-again.jobs.ts';
import { createRunLedger } from './run-ledger.service.ts';
import { createScheduleDay, type ScheduleDay } from './schedule-day.service.ts';
import { defineScheduleMails } from './schedule-mail.jobs.ts';
import { registerScheduleRoutes } from './schedules.routes.ts';
import { createScheduleService, type Schedules } from './schedules.service.ts';
import { createZoneChange } from './zone-change.service.ts';

export interface ScheduleDeps extends MakeEpisodeDeps, PlanRunDeps {
  readonly accounts: Accounts;
  readonly shows: Shows;
  readonly logger: Pick<Logger, 'alertTargets' | 'recording'>;
  readonly audioEvents: AudioEvents;
  readonly destinations: Destinations;
}

/** Schedules that create episodes from the log, their runs and their holidays. */
export function createSchedules(
  context: StationContext,
  deps: ScheduleDeps,
): Schedules & ScheduleDay & Feature {
  const { accounts, episodes } = deps;
  // The plan exists before any job runs.
  const nextOf: PublishWatchDeps['nextOf'] = (station, row) => plan.next(context.db, station, row);
  const notices = defineMissedNotices(context, deps);
  const watch = definePublishWatch(context, { accounts, episodes, notices, nextOf });
  const ledger = createRunLedger(context, { accounts, episodes, watch });
  const planRun = createPlanRun(deps);
  const makeEpisode = createMakeEpisode(context, deps, planRun);
  const finish = createFinishRun(ledger, defineScheduleMails(context, deps));
  const plan = defineCapture(context, { accounts, makeEpisode, ledger, watch, finish });
  const runAgain = defineRunAgain(context, { accounts, episodes, makeEpisode, ledger, finish });
  const zones = createZoneChange(context, { ...deps, plan, ledger });
  accounts.withinStationChange(zones.moveSchedules);
  // The operator's program changes stations without the features.
  accounts.onStationChanged(({ before, after }) => {
    if (!before || !after || before.timezone === after.timezone) return;
    plan
      .renewAll(after)
      .catch((error: unknown) =>
        context.log.error({ err: error }, 'schedules do not have the time zone of their station yet'),
      );
  });
  const service = createScheduleService(context, { ...deps, audio: deps.audioEvents, plan, ledger, zones });
  const preview = createPreview(context, deps, planRun);
  definePruneRuns(context);
  return {
    ...service,
    ...createScheduleDay(context, { ...deps, ledger }),
    async start() {
      for (const station of accounts.stations()) await plan.renewAll(station);
    },
    stop: () => notices.close(),
    routes: () =>
      registerScheduleRoutes(context, { accounts, schedules: service, ledger, runAgain, preview }),
  };
}
