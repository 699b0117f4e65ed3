import type { CampaignDeliveries, EpisodeBreaks } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import type { Station } from '../accounts/index.ts';
import type { Episodes } from '../episodes/index.ts';
import { playsIn, positionsOf } from './campaign-state.ts';
import type { CampaignRow } from './campaign-tables.ts';
import { campaignsOf, deliveryRows } from './campaigns.repository.ts';
import type { EpisodeCutsService } from './episode-cuts.service.ts';

export interface CampaignOverviewDeps {
  readonly episodes: Pick<Episodes, 'store' | 'media'>;
  readonly cuts: EpisodeCutsService;
}

const dayMs = 86_400_000;

/** The numbers of a campaign, and the places of an episode. */
export function createCampaignOverview(
  { db, clock }: StationContext,
  { episodes, cuts }: CampaignOverviewDeps,
) {
  return {
    async deliveries({ id }: CampaignRow): Promise<CampaignDeliveries> {
      const { days, positions, episodes: counted } = await deliveryRows(db, id);
      const named: CampaignDeliveries['episodes'] = [];
      for (const { episode_id, deliveries } of counted) {
        named.push({
          id: episode_id,
          name: (await episodes.store.read(db, episode_id))?.name ?? '',
          deliveries: Number(deliveries),
        });
      }
      return {
        days: days.map(({ day, deliveries }) => ({
          day: new Date(day * dayMs).toISOString().slice(0, 10),
          deliveries: Number(deliveries),
        })),
        positions: positions.map(({ position, deliveries }) => ({
          position,
          deliveries: Number(deliveries),
        })),
        episodes: named,
      };
    },
    /** @throws resource.absent */
    async breaks(station: Station, id: number): Promise<EpisodeBreaks> {
      const row = await episodes.store.get(station, id);
      if (!row) throw failPlatform('resource.absent');
      const file = await episodes.media.fileOf(station.id, id, 'mp3');
      const facts = { playlist_id: id, name: row.name, seconds: file?.duration ?? 0, breaks: [] };
      if (!file) return { ...facts, obstacle: 'The episode has no audio yet.' };
      const { places, cuts: found } = await cuts.of(row, 'mp3', file);
      if (!found) return { ...facts, obstacle: 'The format of its audio cannot contain other audio.' };
      const now = clock.seconds();
      const fitting = (await campaignsOf(db, station.id)).filter((campaign) =>
        playsIn(campaign, row.show_id, now),
      );
      return {
        ...facts,
        obstacle: '',
        breaks: places.map(({ position, samples }) => ({
          position,
          at: samples / 44_100,
          campaigns: fitting
            .filter((campaign) => positionsOf(campaign).includes(position))
            .map((campaign) => campaign.id),
        })),
      };
    },
  };
}

export type CampaignOverview = ReturnType<typeof createCampaignOverview>;
