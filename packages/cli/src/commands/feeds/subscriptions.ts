import { z } from 'zod';
import { feedSubscriptionInput, type FeedSubscription } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { yesOption } from '../../core/confirm.ts';
import { csv } from '../../core/csv.ts';
import { defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import { deleteEach } from '../../core/delete-each.ts';
import { checkFields } from '../../core/fields.ts';
import { idArgument } from '../../core/id-arguments.ts';
import { printList, printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';

const feed = idArgument('feeds list');

const orders = ['name', 'recent', 'downloads', 'last'] as const;
const csvNames = ['id', 'name', 'last_used_on', 'recent_downloads', 'downloads', 'last_download_on'];

const listOptions = z.object({
  sort: z.enum(orders).optional().meta({
    value: '<order>',
    description:
      'name (default), recent (downloads of 28 days), downloads (all) or last (last download), most or newest first',
  }),
  csv: z.boolean().optional().meta({ description: 'write CSV, without the addresses' }),
});

async function list(
  context: CommandContext,
  given: OptionsOf<typeof listOptions>,
  id: number,
): Promise<void> {
  if (given.csv && given.json) throw new CliError('usage', 'Choose either --csv or --json.');
  const { client } = await openSession(context, given);
  const [found, time] = [
    sorted(await client.feeds.listSubscriptions(id), given.sort),
    await stationTime(client),
  ];
  const usedOn = ({ last_used_at: at }: FeedSubscription) =>
    at === null ? undefined : time.minute(at).slice(0, 10);
  if (given.csv) {
    const records = found.map((one) => {
      const { id, name, recent_downloads, downloads, last_download_on } = one;
      return {
        id,
        name,
        recent_downloads,
        downloads,
        last_used_on: usedOn(one),
        last_download_on: last_download_on ?? undefined,
      };
    });
    return context.terminal.out(csv(csvNames, records));
  }
  printList(context, given, found, {
    head: ['ID', 'NAME', 'LAST USED', '28 DAYS', 'DOWNLOADS', 'LAST DOWNLOAD', 'ADDRESS'],
    row: (one: FeedSubscription) => [
      String(one.id),
      one.name,
      usedOn(one) ?? 'never',
      String(one.recent_downloads),
      String(one.downloads),
      one.last_download_on ?? 'never',
      one.url,
    ],
    none: 'No subscriptions.',
  });
}

/** The station lists them by name, which decides between equals. */
function sorted(
  found: readonly FeedSubscription[],
  order: (typeof orders)[number] = 'name',
): readonly FeedSubscription[] {
  if (order === 'recent') return found.toSorted((a, b) => b.recent_downloads - a.recent_downloads);
  if (order === 'downloads') return found.toSorted((a, b) => b.downloads - a.downloads);
  if (order === 'last')
    return found.toSorted((a, b) => (b.last_download_on ?? '').localeCompare(a.last_download_on ?? ''));
  return found;
}

const addOptions = z.object({
  name: z.string().meta({ value: '<name>', description: 'name or email address of the listener' }),
});

/** Prints the address on the standard output, so that a script can send it. */
async function add(context: CommandContext, given: OptionsOf<typeof addOptions>, id: number): Promise<void> {
  const { name } = checkFields(feedSubscriptionInput, { name: given.name });
  const { client } = await openSession(context, given);
  const added = await client.feeds.addSubscription(id, name);
  if (!given.json) context.terminal.out(`${added.url}\n`);
  printOutcome(
    context,
    given,
    added,
    `Subscription ${added.id} is added. Send the address to the listener only.`,
  );
}

const revokeOptions = yesOption.extend({
  subscription: z
    .array(wholeNumber)
    .min(1)
    .meta({ value: '<id>', description: 'id that "feeds subscriptions" shows; repeat for more' }),
});

async function revoke(
  context: CommandContext,
  given: OptionsOf<typeof revokeOptions>,
  id: number,
): Promise<void> {
  const { client } = await openSession(context, given);
  await deleteEach(context, given, given.subscription, {
    noun: 'subscription',
    consequence: 'Apps that use its address no longer get the feed or its episodes.',
    done: 'revoked',
    run: (subscription) => client.feeds.revokeSubscription(id, subscription),
  });
}

/** Prints the listeners of a private feed with their downloads and addresses. */
export const listSubscriptions = defineCommand({ argument: feed, options: listOptions, run: list });
/** Gives a listener access to a private feed, and prints their address. */
export const addSubscription = defineCommand({ argument: feed, options: addOptions, run: add });
/** Revokes the access of listeners to a private feed. */
export const revokeSubscriptions = defineCommand({ argument: feed, options: revokeOptions, run: revoke });
