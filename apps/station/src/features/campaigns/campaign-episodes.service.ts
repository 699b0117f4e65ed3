import type { CampaignEpisode, CampaignEpisodes } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { EpisodeRow, Episodes } from '../episodes/index.ts';
import { positionsOf, showsOf } from './campaign-state.ts';
import type { CampaignRow } from './campaign-tables.ts';
import { deliveriesIn, deliveriesOf } from './campaigns.repository.ts';
import type { EpisodeCutsService } from './episode-cuts.service.ts';
import type { ReadAhead } from './read-ahead.jobs.ts';

export interface CampaignEpisodesDeps {
  readonly episodes: Pick<Episodes, 'store' | 'media'>;
  readonly cuts: Pick<EpisodeCutsService, 'known'>;
  readonly readAhead: Pick<ReadAhead, 'progressOf'>;
}

/** A page of the published episodes of the shows of a campaign. */
export type ListCampaignEpisodes = (
  row: CampaignRow,
  page: { page?: number | undefined; limit?: number | undefined },
) => Promise<CampaignEpisodes>;

const dayMs = 86_400_000;

export function createCampaignEpisodes(
  { db, clock }: Pick<StationContext, 'db' | 'clock'>,
  { episodes, cuts, readAhead }: CampaignEpisodesDeps,
): ListCampaignEpisodes {
  async function stateOf(
    campaign: CampaignRow,
    row: EpisodeRow,
  ): Promise<Pick<CampaignEpisode, 'state' | 'breaks'>> {
    const file = await episodes.media.fileOf(row.station_id, row.id, 'mp3');
    if (!file) return { state: 'no-audio', breaks: null };
    const known = await cuts.known(row, 'mp3', file);
    if (!known) return { state: 'unread', breaks: null };
    if (!known.cuts) return { state: 'unfit', breaks: 0 };
    const positions = positionsOf(campaign);
    const breaks = known.places.filter(({ position }) => positions.includes(position)).length;
    return { state: breaks > 0 ? 'ready' : 'no-break', breaks };
  }

  async function reachedBy({
    id,
    most_deliveries,
    most_per_day,
  }: CampaignRow): Promise<CampaignEpisodes['reached']> {
    const counted = await deliveriesOf(db, [id], Math.floor(clock.now() / dayMs));
    const { total = 0, today = 0 } = counted.get(id) ?? {};
    if (most_deliveries !== null && total >= most_deliveries) return 'total';
    return most_per_day !== null && today >= most_per_day ? 'day' : null;
  }

  return async (campaign, { page = 1, limit = 20 }) => {
    const at = { showIds: showsOf(campaign), limit, offset: (page - 1) * limit };
    const { rows, total } = await episodes.store.publishedOfShows(campaign.station_id, at);
    const deliveries = await deliveriesIn(
      db,
      campaign.id,
      rows.map(({ id }) => id),
    );
    const listed: CampaignEpisode[] = [];
    for (const row of rows) {
      const facts = {
        playlist_id: row.id,
        name: row.name,
        show_id: row.show_id,
        deliveries: deliveries.get(row.id) ?? 0,
      };
      listed.push({ ...facts, ...(await stateOf(campaign, row)) });
    }
    return {
      total_count: total,
      reached: await reachedBy(campaign),
      reading: await readAhead.progressOf(campaign),
      episodes: listed,
    };
  };
}
