import { z } from 'zod';
import type { Campaign } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, positiveNumber } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { idArgument } from '../../core/id-arguments.ts';
import { printList } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';
import { campaignId } from './campaign-id.ts';

async function list(context: CommandContext, options: GlobalOptions): Promise<void> {
  const { client } = await openSession(context, options);
  const [found, time] = [await client.campaigns.list(), await stationTime(client)];
  printList(context, options, found, {
    head: ['ID', 'STATE', 'TITLE', 'FROM', 'TO', 'POSITIONS', 'DELIVERIES', 'TODAY', 'AUDIO'],
    row: ({
      id,
      state,
      title,
      starts_at,
      ends_at,
      positions,
      deliveries,
      deliveries_today,
      audio,
    }: Campaign) => [
      String(id),
      state,
      title,
      time.minute(starts_at),
      ends_at === null ? '' : time.minute(ends_at),
      positions.join(' '),
      String(deliveries),
      String(deliveries_today),
      audio.error || audio.status,
    ],
    none: 'No campaigns.',
  });
}

async function deliveries(context: CommandContext, options: GlobalOptions, id: number): Promise<void> {
  const { client } = await openSession(context, options);
  const { days } = await client.campaigns.deliveries(id);
  printList(context, options, days, {
    head: ['DAY', 'DELIVERIES'],
    row: (one) => [one.day, String(one.deliveries)],
    none: 'No deliveries.',
  });
}

/** @throws CliError failure if no campaign can play in the episode */
async function breaks(context: CommandContext, options: GlobalOptions, id: number): Promise<void> {
  const { client } = await openSession(context, options);
  const { obstacle, breaks: places } = await client.campaigns.breaks(id);
  if (obstacle !== '') throw new CliError('failure', obstacle);
  printList(context, options, places, {
    head: ['SECONDS', 'POSITION', 'CAMPAIGNS'],
    row: ({ at, position, campaigns }) => [at.toFixed(1), position, campaigns.join(' ')],
    none: 'No breaks.',
  });
}

/** Prints the campaigns of the station. */
const pageOptions = z.object({
  page: positiveNumber
    .optional()
    .meta({ value: '<number>', description: 'a later page, of 50 episodes each' }),
});

const limits = { total: 'in total', day: 'of this UTC day' };

async function episodes(
  context: CommandContext,
  given: OptionsOf<typeof pageOptions>,
  id: number,
): Promise<void> {
  const { client } = await openSession(context, given);
  const { page = 1 } = given;
  const found = await client.campaigns.episodes(id, { page, limit: 50 });
  printList(context, given, found.episodes, {
    head: ['ID', 'STATE', 'BREAKS', 'DELIVERIES', 'EPISODE'],
    row: ({ playlist_id, state, breaks, deliveries: delivered, name }) => [
      String(playlist_id),
      state,
      breaks === null ? '' : String(breaks),
      String(delivered),
      name,
    ],
    none: 'No episodes.',
  });
  if (found.reached !== null)
    context.terminal.err(`The campaign has reached its deliveries ${limits[found.reached]}.\n`);
  if (found.reading)
    context.terminal.err(
      `The station reads the audio of its episodes: ${found.reading.read} of ${found.reading.total}.\n`,
    );
}

export const listCampaigns = defineCommand({ run: list });
/** Prints the counted deliveries of a campaign by UTC day. */
export const listDeliveries = defineCommand({ argument: campaignId, run: deliveries });
/** Prints the places of an episode for ads, and the campaigns that run there. */
export const listBreaks = defineCommand({ argument: idArgument('episodes list'), run: breaks });
export const listCampaignEpisodes = defineCommand({
  argument: campaignId,
  options: pageOptions,
  run: episodes,
});
