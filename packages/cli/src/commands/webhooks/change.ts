import { z } from 'zod';
import { stationEventNames, type NewWebhook } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { yesOption } from '../../core/confirm.ts';
import { defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import { deleteEach } from '../../core/delete-each.ts';
import { forEachId } from '../../core/for-each-id.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { webhookId, webhookIds } from './webhook-id.ts';

const addressMeta = { value: '<url>', description: 'https address that receives the events' };
const titleMeta = { value: '<text>', description: 'name of the webhook' };
const event = z.array(z.enum(stationEventNames)).optional();
const createOptions = z.object({
  address: z.string().meta(addressMeta),
  title: z.string().meta(titleMeta),
  event: event.meta({
    value: '<name>',
    description: 'an event that it receives; repeat for more (default: all)',
  }),
});
const editOptions = z.object({
  address: z.string().optional().meta(addressMeta),
  title: z.string().optional().meta(titleMeta),
  event: event.meta({
    value: '<name>',
    description: 'an event that it receives from now on; repeat for more',
  }),
});
/** Hours. */
const longestOverlap = 168;
const secretOptions = z.object({
  oldHours: wholeNumber
    .refine((hours) => hours <= longestOverlap, `This must be at most ${longestOverlap}.`)
    .default(24)
    .meta({
      value: '<hours>',
      description: 'hours for which events are also signed with the old secret; 0 ends it at once',
    }),
});

/** Prints the secret, which is shown only once. */
function printSecret(context: CommandContext, given: GlobalOptions, made: NewWebhook, done: string): void {
  if (!given.json) context.terminal.out(`${made.secret}\n`);
  printOutcome(context, given, made, `${done} Copy its signing secret now: it is not shown again.`);
}

async function create(context: CommandContext, given: OptionsOf<typeof createOptions>): Promise<void> {
  const { client } = await openSession(context, given);
  const made = await client.webhooks.create({
    url: given.address,
    title: given.title,
    events: given.event ?? stationEventNames,
  });
  printSecret(context, given, made, `Webhook ${made.webhook.id} is created.`);
}

async function edit(
  context: CommandContext,
  given: OptionsOf<typeof editOptions>,
  id: number,
): Promise<void> {
  const { address, title, event: events } = given;
  const changes = {
    ...(address === undefined ? {} : { url: address }),
    ...(title === undefined ? {} : { title }),
    ...(events === undefined ? {} : { events }),
  };
  if (Object.keys(changes).length === 0)
    throw new CliError('usage', 'Give at least one of --address, --title and --event.');
  const { client } = await openSession(context, given);
  printOutcome(context, given, await client.webhooks.update(id, changes), `Webhook ${id} is changed.`);
}

async function newSecret(
  context: CommandContext,
  given: OptionsOf<typeof secretOptions>,
  id: number,
): Promise<void> {
  const { client } = await openSession(context, given);
  const hours = given.oldHours;
  const ends = hours === 0 ? 'is void' : `ends in ${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  const made = await client.webhooks.newSecret(id, { old_secret_hours: hours });
  printSecret(context, given, made, `Webhook ${id} has a new secret, and the old one ${ends}.`);
}

const setActive =
  (active: boolean, done: string) =>
  async (context: CommandContext, given: GlobalOptions, ids: readonly number[]): Promise<void> => {
    const { client } = await openSession(context, given);
    await forEachId(context, given, ids, {
      nouns: 'webhooks',
      done,
      run: (id) => client.webhooks.update(id, { active }),
    });
  };

async function remove(
  context: CommandContext,
  given: OptionsOf<typeof yesOption>,
  ids: readonly number[],
): Promise<void> {
  const { client } = await openSession(context, given);
  const consequence = 'It receives no more events, and its log is deleted.';
  await deleteEach(context, given, ids, {
    noun: 'webhook',
    consequence,
    run: (id) => client.webhooks.remove(id),
  });
}

export const createWebhook = defineCommand({ options: createOptions, run: create });
export const editWebhook = defineCommand({ argument: webhookId, options: editOptions, run: edit });
export const renewSecret = defineCommand({ argument: webhookId, options: secretOptions, run: newSecret });
export const pauseWebhooks = defineCommand({ argument: webhookIds, run: setActive(false, 'paused') });
export const enableWebhooks = defineCommand({ argument: webhookIds, run: setActive(true, 'enabled') });
export const deleteWebhooks = defineCommand({ argument: webhookIds, options: yesOption, run: remove });
