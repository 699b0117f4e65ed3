import { feedSubscriptionInput, type FeedSubscription } from '@postkit/sdk/schema';
import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { yesOption } from '../../core/confirm.ts';
import { defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import { deleteEach } from '../../core/delete-each.ts';
import { checkFields } from '../../core/fields.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { idArgument } from '../../core/id-arguments.ts';
import { printList, printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';

const feed = idArgument('feeds list');

async function list(context: CommandContext, given: GlobalOptions, id: number): Promise<void> {
  const { client } = await openSession(context, given);
  const [found, time] = [await client.feeds.listSubscriptions(id), await stationTime(client)];
  printList(context, given, found, {
    head: ['ID', 'NAME', 'LAST USED', 'ADDRESS'],
    row: (one: FeedSubscription) => [
      String(one.id),
      one.name,
      one.last_used_at === null ? 'never' : time.minute(one.last_used_at).slice(0, 10),
      one.url,
    ],
    none: 'No subscriptions.',
  });
}

const addOptions = z.object({ name: z.string().meta({ value: '<name>', description: 'name or email address of the listener' }) });

/** Prints the address on the standard output, so that a script can send it. */
async function add(context: CommandContext, given: OptionsOf<typeof addOptions>, id: number): Promise<void> {
  const { name } = checkFields(feedSubscriptionInput, { name: given.name });
  const { client } = await openSession(context, given);
  const added = await client.feeds.addSubscription(id, name);
  if (!given.json) context.terminal.out(`${added.url}\n`);
  printOutcome(context, given, added, `Subscription ${added.id} is added. Send the address to the listener only.`);
}

const revokeOptions = yesOption.extend({
  subscription: z.array(wholeNumber).min(1).meta({ value: '<id>', description: 'id that "feeds subscriptions" shows; repeat for more' }),
});

async function revoke(context: CommandContext, given: OptionsOf<typeof revokeOptions>, id: number): Promise<void> {
  const { client } = await openSession(context, given);
  await deleteEach(context, given, given.subscription, {
    noun: 'subscription',
    consequence: 'Apps that use its address no longer get the feed or its episodes.',
    done: 'revoked',
    run: (subscription) => client.feeds.revokeSubscription(id, subscription),
  });
}

/** Prints the listeners of a private feed with their addresses. */
export const listSubscriptions = defineCommand({ argument: feed, run: list });
/** Gives a listener access to a private feed, and prints their address. */
export const addSubscription = defineCommand({ argument: feed, options: addOptions, run: add });
/** Revokes the access of listeners to a private feed. */
export const revokeSubscriptions = defineCommand({ argument: feed, options: revokeOptions, run: revoke });
