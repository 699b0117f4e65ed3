import { campaignOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import { type Accounts, type Station, userDisplayName } from '../accounts/index.ts';
import type { ListCampaignEpisodes } from './campaign-episodes.service.ts';
import { presentCampaigns } from './campaign-exports.ts';
import type { CampaignOverview } from './campaign-overview.service.ts';
import type { CampaignRow } from './campaign-tables.ts';
import type { Campaigns } from './campaigns.service.ts';
import type { ReadAhead } from './read-ahead.jobs.ts';

export interface CampaignRouteDeps {
  readonly accounts: Accounts;
  readonly campaigns: Campaigns;
  readonly overview: CampaignOverview;
  readonly listEpisodes: ListCampaignEpisodes;
  readonly readAhead: Pick<ReadAhead, 'request'>;
}

export function registerCampaignRoutes(
  { register, db, clock }: StationContext,
  { accounts, campaigns, overview, listEpisodes, readAhead }: CampaignRouteDeps,
): void {
  const present = (station: Station, rows: readonly CampaignRow[]) =>
    presentCampaigns({ db, clock }, station, rows);

  async function presentOne(station: Station, row: CampaignRow) {
    const [campaign] = await present(station, [row]);
    if (!campaign) throw new Error('The campaign is missing.');
    return campaign;
  }

  register(campaignOperations.list, async ({ params }) => {
    const station = accounts.stationAt(params.station);
    return { campaigns: await present(station, await campaigns.list(station)) };
  });

  register(campaignOperations.create, async ({ params, body, person, reply }) => {
    const station = accounts.stationAt(params.station);
    const campaign = await presentOne(
      station,
      await campaigns.create(station, body, await userDisplayName(accounts, person)),
    );
    reply.header('location', campaign.resource_uri);
    return campaign;
  });

  register(campaignOperations.update, async ({ params, body }) => {
    const station = accounts.stationAt(params.station);
    return presentOne(station, await campaigns.update(station, params.id, body));
  });

  register(campaignOperations.remove, ({ params }) =>
    campaigns.remove(accounts.stationAt(params.station), params.id),
  );

  register(campaignOperations.deliveries, async ({ params }) =>
    overview.deliveries(await campaigns.find(accounts.stationAt(params.station), params.id)),
  );

  register(campaignOperations.episodes, async ({ params, query }) =>
    listEpisodes(await campaigns.find(accounts.stationAt(params.station), params.id), query),
  );

  register(campaignOperations.breaks, ({ params, query }) =>
    overview.breaks(accounts.stationAt(params.station), query.playlist_id),
  );

  register(campaignOperations.settings, ({ params }) => settingsOf(accounts.stationAt(params.station)));

  register(campaignOperations.updateSettings, async ({ params, body: { enabled } }) => {
    const station = accounts.stationAt(params.station);
    const before = settingsOf(station);
    await accounts.setFeatures(station.id, { enable_campaigns: enabled }, async (transaction) => {
      const changes = changedFields({ campaigns: before.enabled }, { campaigns: enabled });
      await recordChange(transaction, {
        kind: 'station',
        action: 'changed',
        name: station.title,
        changes,
        stationId: station.id,
      });
      if (enabled) await readAhead.request(transaction, station.id);
    });
    return settingsOf(accounts.stationAt(params.station));
  });
}

function settingsOf({ features }: Station) {
  return { enabled: features.enable_campaigns === true };
}
