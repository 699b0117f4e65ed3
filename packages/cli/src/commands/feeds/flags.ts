import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { idArgument } from '../../core/id-arguments.ts';
import { printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

interface FeedFlag {
  readonly field: 'is_private' | 'all_shows';
  /** Description of `--off`. */
  readonly off: string;
  /** Message about feed `id` after the change. */
  outcome(id: number, isOn: boolean): string;
}

function flagCommand({ field, off, outcome }: FeedFlag) {
  const options = z.object({ off: z.boolean().default(false).meta({ description: off }) });

  async function run(context: CommandContext, given: OptionsOf<typeof options>, id: number): Promise<void> {
    const { client } = await openSession(context, given);
    const changed = await client.connections.update(id, { [field]: !given.off });
    printOutcome(context, given, changed, outcome(id, !given.off));
  }

  return defineCommand({ argument: idArgument('feeds list'), options, run });
}

/** Makes a feed private, or public again. */
export const setFeedPrivacy = flagCommand({
  field: 'is_private',
  off: 'make the feed public again',
  outcome: (id, isOn) => (isOn ? `Feed ${id} is private. Add listeners with "feeds subscribe".` : `Feed ${id} is public.`),
});

/** Adds the episodes of every other public feed to a feed, or removes them again. */
export const setAllShows = flagCommand({
  field: 'all_shows',
  off: 'list only the episodes that are published to the feed',
  outcome: (id, isOn) => (isOn ? `Feed ${id} lists the episodes of all shows.` : `Feed ${id} lists its own episodes only.`),
});
