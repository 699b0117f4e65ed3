import { z } from 'zod';
import { adPositions, type CampaignUpdate, resourcePath } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, positiveNumber, wholeNumber } from '../../core/define-command.ts';
import { printOutcome } from '../../core/print.ts';
import { readMoment } from '../../core/read-moment.ts';
import { openSession, type Session } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';
import { campaignId } from './campaign-id.ts';

const editOptions = z.object({
  title: z.string().optional().meta({ value: '<text>', description: 'name of the campaign' }),
  audio: wholeNumber
    .optional()
    .meta({ value: '<id>', description: 'audio event to play; see: postkit uploads list' }),
  position: z
    .array(z.enum(adPositions))
    .optional()
    .meta({ value: '<position>', description: 'where it plays; repeat for more' }),
  show: z
    .array(wholeNumber)
    .optional()
    .meta({ value: '<id>', description: 'show whose episodes it plays in; repeat for more' }),
  allShows: z.boolean().optional().meta({ description: 'play in the episodes of all shows' }),
  from: z.string().optional().meta({
    value: '<time>',
    description: 'start, such as "2026-11-24 06:00" in the time zone of the station',
  }),
  to: z.string().optional().meta({ value: '<time>', description: 'end; "never" for none' }),
  most: positiveNumber.optional().meta({ value: '<number>', description: 'deliveries in total' }),
  mostPerDay: positiveNumber.optional().meta({ value: '<number>', description: 'deliveries in a UTC day' }),
  mostPerListener: positiveNumber
    .optional()
    .meta({ value: '<number>', description: 'times a UTC day for one listener' }),
});
const createOptions = editOptions.extend({
  title: z.string().meta({ value: '<text>', description: 'name of the campaign' }),
  audio: wholeNumber.meta({ value: '<id>', description: 'audio event to play; see: postkit uploads list' }),
});

async function fieldsOf(
  { client, profile }: Session,
  given: z.output<typeof editOptions>,
): Promise<CampaignUpdate> {
  const { title, audio, position, show, allShows, from, to, most, mostPerDay, mostPerListener } = given;
  if (allShows === true && show !== undefined)
    throw new CliError('usage', 'Give --show or --all-shows, not both.');
  const zone =
    from === undefined && (to === undefined || to === 'never') ? '' : (await stationTime(client)).zone;
  return {
    ...(title === undefined ? {} : { title }),
    ...(audio === undefined ? {} : { event: resourcePath(profile.station, 'event', audio) }),
    ...(position === undefined ? {} : { positions: position }),
    ...(allShows === true ? { shows: [] } : show === undefined ? {} : { shows: show }),
    ...(from === undefined ? {} : { starts_at: readMoment(from, zone) }),
    ...(to === undefined ? {} : { ends_at: to === 'never' ? null : readMoment(to, zone) }),
    ...(most === undefined ? {} : { most_deliveries: most }),
    ...(mostPerDay === undefined ? {} : { most_per_day: mostPerDay }),
    ...(mostPerListener === undefined ? {} : { most_per_listener: mostPerListener }),
  };
}

async function create(context: CommandContext, given: OptionsOf<typeof createOptions>): Promise<void> {
  const session = await openSession(context, given);
  const fields = await fieldsOf(session, given);
  const made = await session.client.campaigns.create({
    ...fields,
    title: given.title,
    event: resourcePath(session.profile.station, 'event', given.audio),
    positions: fields.positions ?? ['pre'],
    starts_at: fields.starts_at ?? Math.floor(Date.now() / 1000),
  });
  printOutcome(context, given, made, `Campaign ${made.id} is created.`);
}

async function edit(
  context: CommandContext,
  given: OptionsOf<typeof editOptions>,
  id: number,
): Promise<void> {
  const session = await openSession(context, given);
  const changes = await fieldsOf(session, given);
  if (Object.keys(changes).length === 0)
    throw new CliError('usage', 'Give at least one option with a field.');
  printOutcome(
    context,
    given,
    await session.client.campaigns.update(id, changes),
    `Campaign ${id} is changed.`,
  );
}

/** Adds a campaign; it plays before episodes of all shows from now on, unless the options say otherwise. */
export const createCampaign = defineCommand({ options: createOptions, run: create });
export const editCampaign = defineCommand({ argument: campaignId, options: editOptions, run: edit });
