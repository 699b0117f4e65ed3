import { z } from 'zod';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { yesOption } from '../../core/confirm.ts';
import { calendarDate, defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { idArgument } from '../../core/id-arguments.ts';
import { printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { confirmFeedLosses } from '../destinations/confirm-feed-losses.ts';

const options = yesOption.extend({
  to: z.string().optional().meta({ value: '<address>', description: 'address of the feed at its new host' }),
  redirect: z
    .boolean()
    .default(false)
    .meta({ description: 'redirect there at once; otherwise the feed only announces it' }),
  redirectFrom: calendarDate
    .optional()
    .meta({ value: '<date>', description: 'redirect from this day on, UTC' }),
  stay: z.boolean().default(false).meta({ description: 'end the announcement and the redirect' }),
});

/** Announces the new address of a feed, redirects to it, or ends both. */
async function move(context: CommandContext, given: OptionsOf<typeof options>, id: number): Promise<void> {
  const { to, redirect, redirectFrom, stay } = given;
  if (stay === (to !== undefined)) throw new CliError('usage', 'Give the new address with --to, or --stay.');
  const from = redirectFrom === undefined ? Date.now() : Date.parse(redirectFrom);
  const redirect_at = !stay && (redirect || redirectFrom !== undefined) ? Math.floor(from / 1000) : null;
  const { client } = await openSession(context, given);
  const update = { new_feed_url: to ?? '', redirect_at };
  if (!(await confirmFeedLosses(context, given, { client, id, update }))) return;
  const moved = await client.connections.update(id, update);
  const when = redirectFrom === undefined ? '' : ` from ${redirectFrom} on`;
  const outcome = redirect_at === null ? `announces ${to}` : `redirects to ${to}${when}`;
  printOutcome(context, given, moved, stay ? `Feed ${id} stays here.` : `Feed ${id} ${outcome}.`);
}

export const moveFeed = defineCommand({ argument: idArgument('feeds list'), options, run: move });
