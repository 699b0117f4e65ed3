import { z } from 'zod';
import { longestSlotDays, type NewSlotLink, resourcePath } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import { idArgument } from '../../core/id-arguments.ts';
import { printOutcome } from '../../core/print.ts';
import { openSession, type Session } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';
import { rangeOptions, readRange } from '../../core/time-range.ts';

const renewal = z.object({
  days: wholeNumber.optional().meta({
    value: '<number>',
    description: `days for which the link is valid, at most ${longestSlotDays} (default: 3)`,
  }),
});
const options = renewal.extend({
  ...rangeOptions.shape,
  show: wholeNumber.meta({ value: '<id>', description: 'show of the episode' }),
  presenter: z.string().meta({ value: '<name>', description: 'name of the presenter' }),
  note: z.string().optional().meta({ value: '<text>', description: 'words to the presenter' }),
  title: z
    .string()
    .optional()
    .meta({ value: '<text>', description: 'title to start with (default: that of the show)' }),
});

/** Prints the link, which is shown only once. The browser does not send the part after #. */
function print(
  context: CommandContext,
  given: OptionsOf<typeof renewal>,
  { profile }: Session,
  made: NewSlotLink,
  done: string,
): void {
  const link = `${new URL('/slot', profile.url).href}#${made.token}`;
  if (!given.json) context.terminal.out(`${link}\n`);
  printOutcome(
    context,
    given,
    { ...made, link },
    `Slot link ${made.slot_link.id} is ${done}. Copy it now: it is not shown again.`,
  );
}

async function create(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const session = await openSession(context, given);
  const { show, presenter, note, title, days } = given;
  const made = await session.client.slotLinks.create({
    ...readRange(await stationTime(session.client), given),
    show: resourcePath(session.profile.station, 'show', show),
    presenter,
    ...(note === undefined ? {} : { note }),
    ...(title === undefined ? {} : { title }),
    ...(days === undefined ? {} : { days }),
  });
  print(context, given, session, made, 'created');
}

async function renew(context: CommandContext, given: OptionsOf<typeof renewal>, id: number): Promise<void> {
  const session = await openSession(context, given);
  print(context, given, session, await session.client.slotLinks.renew(id, given.days), 'renewed');
}

export const createSlotLink = defineCommand({ options, run: create });
export const renewSlotLink = defineCommand({
  argument: idArgument('slot-links list'),
  options: renewal,
  run: renew,
});
