import { z } from 'zod';
import { queryInteger } from '../common/scalars.ts';
import { admins } from '../operation-builders.ts';
import {
  campaign,
  campaignDeliveries,
  campaignEpisodes,
  campaignInput,
  campaignSettings,
  campaignUpdate,
  episodeBreaks,
} from './campaign.ts';

const all = '/{station}/api/v1/campaign/';
const one = '/{station}/api/v1/campaign/{id}/';
const switches = '/{station}/api/v1/campaign_settings/';

export const campaignOperations = {
  list: admins.read('campaigns.list', all, {
    summary: 'List the campaigns of the station, newest first',
    response: z.object({
      /** Campaigns of the station. */
      campaigns: z.array(campaign),
    }),
  }),
  create: admins.create('campaigns.create', all, {
    summary: 'Add a campaign; it plays once its audio is ready and its dates have begun',
    body: campaignInput,
    response: campaign,
    errors: [409, 410, 507],
  }),
  update: admins.update('campaigns.update', one, {
    summary:
      'Change, pause or resume a campaign; only given fields change, and downloads that have begun stay as they are',
    body: campaignUpdate,
    response: campaign,
    errors: [409, 410, 507],
    idempotent: true,
  }),
  remove: admins.remove('campaigns.remove', one, {
    summary: 'Delete a campaign with its numbers',
    worksOnFullDisk: true,
  }),
  deliveries: admins.read('campaigns.deliveries', `${one}deliveries/`, {
    summary: 'Counted deliveries of a campaign by day, position and episode',
    response: campaignDeliveries,
  }),
  episodes: admins.read('campaigns.episodes', `${one}episodes/`, {
    summary:
      'List the published episodes of the shows of a campaign, newest first, and whether it can play in each',
    query: z.object({
      /** From 1. */
      page: queryInteger.pipe(z.int().min(1).max(100_000)).optional(),
      /** Episodes on a page, 20 by default. */
      limit: queryInteger.pipe(z.int().min(1).max(100)).optional(),
    }),
    response: campaignEpisodes,
  }),
  breaks: admins.read('campaigns.breaks', '/{station}/api/v1/campaign_breaks/', {
    summary: 'The places of an episode at which campaigns can play',
    query: z.object({
      /** Id of the episode. */
      playlist_id: queryInteger,
    }),
    response: episodeBreaks,
  }),
  settings: admins.read('campaigns.settings', switches, {
    summary: 'Read whether the station inserts campaigns',
    response: campaignSettings,
  }),
  updateSettings: admins.update('campaigns.updateSettings', switches, {
    summary: 'Switch campaigns on or off; while they are off, every download is the episode alone',
    body: campaignSettings,
    response: campaignSettings,
    idempotent: true,
  }),
} as const;
