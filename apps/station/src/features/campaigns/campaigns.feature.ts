import type { Feature, StationContext } from '../../context.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Analytics } from '../analytics/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { Episodes } from '../episodes/index.ts';
import type { Shows } from '../shows/index.ts';
import { createCampaignEpisodes } from './campaign-episodes.service.ts';
import { type CampaignExports, createCampaignExports } from './campaign-exports.ts';
import { createCampaignOverview } from './campaign-overview.service.ts';
import { createCampaignJobs } from './campaigns.jobs.ts';
import { campaignBytes } from './campaigns.repository.ts';
import { registerCampaignRoutes } from './campaigns.routes.ts';
import { createCampaignService } from './campaigns.service.ts';
import { countDeliveries } from './count-deliveries.ts';
import { createEpisodeCuts } from './episode-cuts.service.ts';
import { createReadAhead } from './read-ahead.jobs.ts';
import { createStitchedVersions } from './stitched-versions.service.ts';
import { deleteCuts } from './versions.repository.ts';

export interface CampaignDeps {
  readonly accounts: Accounts;
  readonly analytics: Pick<Analytics, 'listenerOf' | 'onVersion'>;
  readonly audioEvents: AudioEvents;
  readonly episodes: Pick<Episodes, 'store' | 'media' | 'publishing'>;
  readonly shows: Shows;
}

/** Ads and trailers that are inserted into episodes when listeners download them. Create it before the jobs start. */
export function createCampaigns(context: StationContext, deps: CampaignDeps): CampaignExports & Feature {
  const { accounts, analytics, episodes } = deps;
  const cuts = createEpisodeCuts(context, deps);
  const readAhead = createReadAhead(context, { accounts, episodes, cuts });
  const jobs = createCampaignJobs(context, deps);
  const campaigns = createCampaignService(context, { ...deps, jobs, readAhead });
  const overview = createCampaignOverview(context, { episodes, cuts });
  context.quota.include('campaigns', campaignBytes);
  episodes.media.setInserts(createStitchedVersions(context, { episodes, analytics, cuts }));
  episodes.publishing.onChanged(async (transaction, station, row) => {
    if (row.deleted_at !== null) await deleteCuts(transaction, row.id);
    await readAhead.followEpisode(transaction, station, row);
  });
  deps.shows.onLoudnessChanged(jobs.followStation);
  accounts.onStationChanged(({ before, after }) => {
    if (!before || !after || before.bitrate === after.bitrate) return;
    const stationId = after.id;
    const following = context.db.transaction(async (transaction) => {
      await jobs.followStation(transaction, stationId);
      await readAhead.requestWhereOn(transaction, [stationId]);
    });
    following.catch((error: unknown) =>
      context.log.error({ err: error }, 'campaigns do not have the bit rate of their station yet'),
    );
  });
  analytics.onVersion(countDeliveries);
  return {
    ...createCampaignExports(context),
    start: () =>
      readAhead.requestWhereOn(
        context.db,
        accounts.stations().map(({ id }) => id),
      ),
    routes: () =>
      registerCampaignRoutes(context, {
        accounts,
        campaigns,
        overview,
        listEpisodes: createCampaignEpisodes(context, { episodes, cuts, readAhead }),
        readAhead,
      }),
  };
}
