import type { CallOptions } from '../core/call-input.ts';
import { Resource } from '../core/resource.ts';
import { campaignOperations } from '../schema/campaigns/wire-operations.ts';
import type {
  CampaignInput,
  CampaignsEpisodesQuery,
  CampaignUpdate,
} from '../schema/campaigns/wire-types.ts';

/** Ads and trailers that the station inserts into episodes when listeners download them. For admins. */
export class CampaignsResource extends Resource {
  /**
   * The campaigns of the station, newest first.
   * @example
   * for (const { title, state, deliveries } of await client.campaigns.list()) console.log(title, state, deliveries);
   */
  async list(options: CallOptions = {}) {
    return (await this.call(campaignOperations.list, options)).campaigns;
  }

  /**
   * Adds a campaign. It plays once its audio is ready and its dates have begun, if the station inserts campaigns.
   * @throws HttpError 400 if a show is not one of the station, 409 if the station has 200 campaigns, 410 if the audio was deleted
   * @example
   * const campaign = await client.campaigns.create({
   *   title: 'Harbour festival',
   *   event: '/wxyz/api/v1/event/7/',
   *   positions: ['pre', 'mid'],
   *   starts_at: 1_790_000_000,
   *   most_per_listener: 2,
   * });
   */
  create(campaign: CampaignInput, options: CallOptions = {}) {
    return this.call(campaignOperations.create, { ...options, body: campaign });
  }

  /**
   * Changes the given fields. `paused` pauses it, or resumes it.
   * @example
   * await client.campaigns.update(2, { paused: true });
   */
  update(id: number, changes: CampaignUpdate, options: CallOptions = {}) {
    return this.call(campaignOperations.update, { ...options, params: { id }, body: changes });
  }

  /**
   * Deletes a campaign with its numbers.
   * @example
   * await client.campaigns.remove(2);
   */
  async remove(id: number, options: CallOptions = {}): Promise<void> {
    await this.call(campaignOperations.remove, { ...options, params: { id } });
  }

  /**
   * Counted deliveries of a campaign by UTC day, position and episode.
   * @example
   * const { days } = await client.campaigns.deliveries(2);
   */
  deliveries(id: number, options: CallOptions = {}) {
    return this.call(campaignOperations.deliveries, { ...options, params: { id } });
  }

  /**
   * A page of the published episodes of the shows of a campaign, newest first: whether it can play in each, and its deliveries there.
   * @param query `page` from 1, `limit` 20 by default and 100 at most
   * @example
   * const { episodes } = await client.campaigns.episodes(2, { limit: 50 });
   * for (const { name, state, breaks } of episodes) console.log(name, state, breaks);
   */
  episodes(id: number, query: CampaignsEpisodesQuery = {}, options: CallOptions = {}) {
    return this.call(campaignOperations.episodes, { ...options, params: { id }, query });
  }

  /**
   * The places of an episode at which campaigns can play, and which would.
   * @example
   * const { breaks } = await client.campaigns.breaks(101);
   */
  breaks(playlistId: number, options: CallOptions = {}) {
    return this.call(campaignOperations.breaks, {
      ...options,
      query: { playlist_id: playlistId },
    });
  }

  /**
   * Whether the station inserts campaigns.
   * @example
   * const { enabled } = await client.campaigns.settings();
   */
  settings(options: CallOptions = {}) {
    return this.call(campaignOperations.settings, options);
  }

  /**
   * Switches campaigns on or off. While they are off, every download is the episode alone.
   * @example
   * await client.campaigns.setEnabled(true);
   */
  setEnabled(enabled: boolean, options: CallOptions = {}) {
    return this.call(campaignOperations.updateSettings, { ...options, body: { enabled } });
  }
}
