import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { idArgument } from '../../core/id-arguments.ts';
import { printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

const options = z.object({
  off: z
    .boolean()
    .default(false)
    .meta({ description: 'list only the episodes that are published to the feed' }),
});

async function set(context: CommandContext, given: OptionsOf<typeof options>, id: number): Promise<void> {
  const { client } = await openSession(context, given);
  const changed = await client.connections.update(id, { all_shows: !given.off });
  printOutcome(
    context,
    given,
    changed,
    given.off ? `Feed ${id} lists its own episodes only.` : `Feed ${id} lists the episodes of all shows.`,
  );
}

/** Adds the episodes of every other public feed to a feed, or removes them again. */
export const setAllShows = defineCommand({ argument: idArgument('feeds list'), options, run: set });
