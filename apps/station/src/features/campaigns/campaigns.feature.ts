import type { Feature, StationContext } from '../../context.ts';
import type { Tables } from '../../platform/db/database.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Analytics } from '../analytics/index.ts';
import { type CountedVersion, joinSpans, type Spans } from '../analytics/index.ts';
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
import { createEpisodeCuts } from './episode-cuts.service.ts';
import { createReadAhead } from './read-ahead.jobs.ts';
import { createStitchedVersions } from './stitched-versions.service.ts';
import { addDelivery, deleteCuts, insertsOf, updateInsert } from './versions.repository.ts';

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

/**
 * Counts the inserts of a version whose bytes were all sent as part of a counted download, once each, by the IAB's
 * guidelines (2.2 and 2.3: "ad delivered").
 */
async function countDeliveries(
  transaction: Tables,
  { version, sent, isDownload }: CountedVersion,
): Promise<void> {
  for (const insert of await insertsOf(transaction, version)) {
    if (insert.counted === 1) continue;
    const { first_byte: first, end_byte: end } = insert;
    const added = sent.flatMap(([from, to]): Spans => {
      const part = [Math.max(from, first), Math.min(to, end)] as const;
      return part[1] > part[0] ? [part] : [];
    });
    const spans = joinSpans(JSON.parse(insert.sent) as Spans, added);
    const isWhole = spans[0]?.[0] === first && spans[0][1] === end;
    const counts = isWhole && isDownload;
    if (added.length === 0 && !counts) continue;
    await updateInsert(transaction, insert, { sent: JSON.stringify(spans), counted: counts ? 1 : 0 });
    if (counts) await addDelivery(transaction, insert);
  }
}
