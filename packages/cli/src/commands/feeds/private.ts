import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { yesOption } from '../../core/confirm.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { idArgument } from '../../core/id-arguments.ts';
import { printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { confirmFeedLosses } from '../destinations/confirm-feed-losses.ts';

const options = yesOption.extend({
  off: z.boolean().default(false).meta({ description: 'make the feed public again' }),
});

async function setPrivacy(
  context: CommandContext,
  given: OptionsOf<typeof options>,
  id: number,
): Promise<void> {
  const { client } = await openSession(context, given);
  const update = { is_private: !given.off };
  if (!(await confirmFeedLosses(context, given, { client, id, update }))) return;
  const outcome = given.off
    ? `Feed ${id} is public.`
    : `Feed ${id} is private. Add listeners with "feeds subscribe".`;
  printOutcome(context, given, await client.connections.update(id, update), outcome);
}

/** Makes a feed private, or public again. */
export const setFeedPrivacy = defineCommand({ argument: idArgument('feeds list'), options, run: setPrivacy });
