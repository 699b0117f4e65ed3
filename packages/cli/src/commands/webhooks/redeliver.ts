import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import { forEachId } from '../../core/for-each-id.ts';
import { idsArgument } from '../../core/id-arguments.ts';
import { openSession } from '../../core/session.ts';

const options = z.object({
  webhook: wholeNumber.meta({ value: '<id>', description: 'webhook of the events' }),
});

/** Sends events of the log again, each with its own id. */
async function redeliver(
  context: CommandContext,
  given: OptionsOf<typeof options>,
  ids: readonly number[],
): Promise<void> {
  const { client } = await openSession(context, given);
  const run = (id: number) => client.webhooks.redeliver(given.webhook, id);
  await forEachId(context, given, ids, { nouns: 'events', done: 'sent again', run });
}

export const redeliverMessages = defineCommand({
  argument: idsArgument('webhooks log'),
  options,
  run: redeliver,
});
