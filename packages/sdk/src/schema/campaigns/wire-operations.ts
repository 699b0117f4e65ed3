// Written by `npm run generate`.

import type { StationIdParams, StationParams } from '../common/wire-types.ts';
import { sentOperations } from '../sent-operations.ts';
import type { WireOperation } from '../wire-operation.ts';
import type {
  Campaign,
  CampaignDeliveries,
  CampaignEpisodes,
  CampaignInput,
  CampaignSettings,
  CampaignUpdate,
  CampaignsBreaksQuery,
  CampaignsEpisodesQuery,
  CampaignsListResponse,
  EpisodeBreaks,
} from './wire-types.ts';

export const campaignOperations = /* @__PURE__ */ sentOperations('campaigns', {
  list: { path: '/{station}/api/v1/campaign/' },
  create: { method: 'POST', path: '/{station}/api/v1/campaign/', success: 201 },
  update: { method: 'PATCH', path: '/{station}/api/v1/campaign/{id}/', idempotent: true },
  remove: { method: 'DELETE', path: '/{station}/api/v1/campaign/{id}/' },
  deliveries: { path: '/{station}/api/v1/campaign/{id}/deliveries/' },
  episodes: { path: '/{station}/api/v1/campaign/{id}/episodes/' },
  breaks: { path: '/{station}/api/v1/campaign_breaks/' },
  settings: { path: '/{station}/api/v1/campaign_settings/' },
  updateSettings: { method: 'PATCH', path: '/{station}/api/v1/campaign_settings/', idempotent: true },
}) as unknown as {
  list: WireOperation<{ params: StationParams; response: CampaignsListResponse }>;
  create: WireOperation<{ params: StationParams; body: CampaignInput; response: Campaign }>;
  update: WireOperation<{ params: StationIdParams; body: CampaignUpdate; response: Campaign }>;
  remove: WireOperation<{ params: StationIdParams }>;
  deliveries: WireOperation<{ params: StationIdParams; response: CampaignDeliveries }>;
  episodes: WireOperation<{
    params: StationIdParams;
    query: CampaignsEpisodesQuery;
    response: CampaignEpisodes;
  }>;
  breaks: WireOperation<{ params: StationParams; query: CampaignsBreaksQuery; response: EpisodeBreaks }>;
  settings: WireOperation<{ params: StationParams; response: CampaignSettings }>;
  updateSettings: WireOperation<{
    params: StationParams;
    body: CampaignSettings;
    response: CampaignSettings;
  }>;
};
