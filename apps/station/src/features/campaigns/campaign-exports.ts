import type { AdPosition, Campaign, MediaFormat } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Station } from '../accounts/index.ts';
import { campaignFormats, campaignStorageKey } from './campaign-media.ts';
import type { CampaignRow } from './campaign-tables.ts';
import { presentCampaign } from './campaigns.presenter.ts';
import { campaignsOf, countedDeliveries, deliveriesOf } from './campaigns.repository.ts';

/** A stored file with the audio of a campaign. */
export interface CampaignFile {
  readonly campaign: number;
  readonly format: MediaFormat;
  readonly key: string;
}

/** Counted deliveries of a campaign on one UTC day since 1970, in one episode at one position. */
export interface CountedDeliveries {
  readonly campaign_id: number;
  readonly day: number;
  readonly episode_id: number;
  readonly position: AdPosition;
  readonly deliveries: number;
}

/** The campaigns of a station for other features. */
export interface CampaignExports {
  /** In their wire form, newest first. */
  list(station: Station): Promise<Campaign[]>;
  /** Their audio, as far as it is ready. */
  files(station: Station): Promise<CampaignFile[]>;
  /** By campaign and day. */
  deliveries(station: Station): Promise<CountedDeliveries[]>;
}

const none = { total: 0, today: 0 };
const dayMs = 86_400_000;

export function createCampaignExports({ db, clock }: Pick<StationContext, 'db' | 'clock'>): CampaignExports {
  return {
    list: async (station) => presentCampaigns({ db, clock }, station, await campaignsOf(db, station.id)),
    async files(station) {
      const ready = (await campaignsOf(db, station.id)).filter(
        ({ media_status }) => media_status === 'ready',
      );
      return ready.flatMap(({ id, media_key }) =>
        campaignFormats.map((format) => ({
          campaign: id,
          format,
          key: campaignStorageKey(station.id, media_key, format),
        })),
      );
    },
    deliveries: (station) => countedDeliveries(db, station.id),
  };
}

/** Campaigns in their wire form, with their counted deliveries. */
export async function presentCampaigns(
  { db, clock }: Pick<StationContext, 'db' | 'clock'>,
  station: Station,
  rows: readonly CampaignRow[],
): Promise<Campaign[]> {
  const now = clock.now();
  const ids = rows.map(({ id }) => id);
  const sums = await deliveriesOf(db, ids, Math.floor(now / dayMs));
  return rows.map((row) => presentCampaign(station, row, sums.get(row.id) ?? none, Math.floor(now / 1000)));
}
