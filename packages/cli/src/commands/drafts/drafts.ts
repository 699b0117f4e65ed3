import { z } from 'zod';
import { draftKey } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { yesOption } from '../../core/confirm.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { deleteEach } from '../../core/delete-each.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { minuteOf, printList, printValue } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

/** Prints the drafts of the user. */
async function list(context: CommandContext, options: GlobalOptions): Promise<void> {
  const { client } = await openSession(context, options);
  printList(context, options, await client.drafts.list(), {
    head: ['KEY', 'CHANGED (UTC)', 'EVENTS'],
    row: ({ key, updated_at, events }) => [key, minuteOf(updated_at), String(events.length)],
    none: 'No drafts.',
  });
}

/** Prints a draft. Its content is the state of the editor as JSON text. */
async function show(context: CommandContext, options: GlobalOptions, key: string): Promise<void> {
  const { client } = await openSession(context, options);
  printValue(context, options, await client.drafts.get(key));
}

async function discard(
  context: CommandContext,
  given: OptionsOf<typeof yesOption>,
  keys: readonly string[],
): Promise<void> {
  const { client } = await openSession(context, given);
  async function run(key: string): Promise<void> {
    // To discard an absent draft is no error for the station.
    await client.drafts.get(key);
    await client.drafts.remove(key);
  }
  const consequence = 'The unsaved work is lost in every browser.';
  await deleteEach(context, given, keys, { noun: 'draft', consequence, done: 'discarded', run });
}

const description = 'episode-<id>, show-<id> or new, as "drafts list" shows';
export const listDrafts = defineCommand({ run: list });
export const showDraft = defineCommand({ argument: draftKey.meta({ name: 'key', description }), run: show });
export const discardDrafts = defineCommand({
  argument: z
    .array(draftKey)
    .meta({ name: 'keys', description: `${description}; - reads them from standard input` }),
  options: yesOption,
  run: discard,
});
