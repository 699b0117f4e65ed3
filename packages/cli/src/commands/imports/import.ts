import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import { openSession } from '../../core/session.ts';
import { finishImport } from './follow-import.ts';
import { printPlan } from './print-plan.ts';

const options = z.object({
  show: wholeNumber.meta({ value: '<id>', description: 'show that gets the episodes' }),
  feed: z
    .array(wholeNumber)
    .meta({ value: '<id>', description: 'RSS destination to publish them to; repeat for more' }),
  plan: z
    .boolean()
    .default(false)
    .meta({ description: 'print the outcome for each item, and change nothing' }),
  wait: z.boolean().default(true).meta({ description: 'exit as soon as the feed is read' }),
});

/** Imports a podcast into a show, and reports the progress and the outcome. */
async function run(context: CommandContext, given: OptionsOf<typeof options>, url: string): Promise<void> {
  const { client } = await openSession(context, given);
  const choice = { url, show_id: given.show, social_media_connections: [...given.feed] };
  if (given.plan) return printPlan(context, given, await client.imports.plan(choice));
  const { settings } = await client.settings.get();
  return finishImport(context, client, await client.imports.start(choice, settings), given);
}

export const importPodcast = defineCommand({
  argument: z.string().meta({ name: 'feed-url', description: 'address of its RSS feed' }),
  options,
  run,
});
