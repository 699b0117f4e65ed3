import { z } from 'zod';
import { feedFilter, noFeedFilter } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import { idArgument } from '../../core/id-arguments.ts';
import { printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

const options = z.object({
  tag: z
    .array(wholeNumber)
    .optional()
    .meta({ value: '<id>', description: 'only episodes with this tag; repeat for more' }),
  type: z
    .array(feedFilter.shape.episode_types.element)
    .optional()
    .meta({ value: '<type>', description: 'only this kind; repeat for more' }),
  delay: wholeNumber
    .optional()
    .meta({ value: '<hours>', description: 'list an episode this long after it is published' }),
  newest: wholeNumber
    .optional()
    .meta({ value: '<number>', description: 'only this many of the newest episodes' }),
  all: z.boolean().default(false).meta({ description: 'list every episode at once, as without a filter' }),
});

/** Changes the given parts of the filter of a feed, and prints how many episodes it lists; without options prints only that. */
async function filter(context: CommandContext, given: OptionsOf<typeof options>, id: number): Promise<void> {
  const { tag, type, delay, newest, all } = given;
  const parts = { tags: tag, episode_types: type, delay_hours: delay, newest };
  const changes = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
  const isChange = Object.keys(changes).length > 0;
  if (all && isChange) throw new CliError('usage', 'Give --all alone.');
  const { client } = await openSession(context, given);
  const before = all ? noFeedFilter : (await client.connections.get(id)).feed_filter;
  const feed_filter = { ...before, ...changes };
  if (all || isChange) await client.connections.update(id, { feed_filter });
  const { listed, total } = await client.feeds.count(id, feed_filter);
  printOutcome(
    context,
    given,
    { ...feed_filter, listed, total },
    `Feed ${id} lists ${listed} of ${total} episodes.`,
  );
}

export const filterFeed = defineCommand({ argument: idArgument('feeds list'), options, run: filter });
