import { z } from 'zod';
import type { Delivery } from '@postkit/sdk';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import { forEachId } from '../../core/for-each-id.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { idArgument } from '../../core/id-arguments.ts';
import { printList } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

const episodeId = idArgument('episodes list');
const retryOptions = z.object({
  destination: z
    .array(wholeNumber)
    .optional()
    .meta({ value: '<id>', description: 'only to this destination; repeat for more' }),
});

const proofOptions = z.object({
  destination: z
    .array(wholeNumber)
    .optional()
    .meta({ value: '<id>', description: 'only in this feed; repeat for more' }),
  again: z.boolean().optional().meta({ description: 'check again now' }),
});

/** Prints the deliveries of an episode. */
async function list(context: CommandContext, options: GlobalOptions, episode: number): Promise<void> {
  const { client } = await openSession(context, options);
  printList(context, options, await client.deliveries.list(episode), {
    head: ['DESTINATION', 'TYPE', 'STATUS', 'ATTEMPTS', 'TITLE', 'MESSAGE'],
    row: ({ connection_id, type, status, attempts, title, message }) => [
      String(connection_id),
      type,
      status,
      String(attempts),
      title,
      message,
    ],
    none: 'No deliveries.',
  });
}

/** Retries the given deliveries of an episode, or all that can be retried. */
async function retry(
  context: CommandContext,
  given: OptionsOf<typeof retryOptions>,
  episode: number,
): Promise<void> {
  const { client } = await openSession(context, given);
  const deliveries = given.destination === undefined ? await client.deliveries.list(episode) : [];
  const ids =
    given.destination ??
    deliveries.filter(({ can_retry }) => can_retry).map(({ connection_id }) => connection_id);
  if (ids.length === 0) return context.terminal.err('No delivery can be retried.\n');
  const run = (id: number) => client.deliveries.retry(episode, id);
  await forEachId(context, given, ids, { nouns: 'deliveries', done: 'retried', run });
}

/** Prints the latest checks of an episode in its feeds, or asks the station to check them again. */
async function proof(
  context: CommandContext,
  given: OptionsOf<typeof proofOptions>,
  episode: number,
): Promise<void> {
  const { client } = await openSession(context, given);
  const isWanted = ({ connection_id }: Delivery) => given.destination?.includes(connection_id) ?? true;
  const feeds = (await client.deliveries.list(episode)).filter((one) => one.type === 'rss' && isWanted(one));
  if (given.again) {
    const ids = feeds.map(({ connection_id }) => connection_id);
    if (ids.length === 0) return context.terminal.err('The episode is in no feed.\n');
    const run = (id: number) => client.deliveries.prove(episode, id);
    return forEachId(context, given, ids, { nouns: 'feeds', done: 'checked again', run });
  }
  printList(context, given, feeds.flatMap(proofLines), {
    head: ['FEED', 'STATE', 'AT', 'CHECK', 'RESULT', 'MESSAGE'],
    row: ({ feed, state, at, check, result, message }) => [String(feed), state, at, check, result, message],
    none: 'No proof.',
  });
  for (const { connection_id } of feeds.filter((one) => one.proof?.is_private && one.proof.tries.length > 0))
    context.terminal.err(
      `Feed ${connection_id} is private: checked with a password of the station, not at the addresses of listeners.\n`,
    );
}

function proofLines({ connection_id: feed, proof }: Delivery) {
  if (!proof) return [];
  const { state, tries } = proof;
  const [latest] = tries;
  if (!latest) return [{ feed, state, at: '', check: '', result: '', message: '' }];
  const at = new Date(latest.at * 1000).toISOString();
  return latest.checks.map(({ check, passed, message, fix }) => {
    const result = passed === null ? 'skipped' : passed ? 'passed' : 'failed';
    return { feed, state, at, check, result, message: fix === '' ? message : `${message} ${fix}` };
  });
}

export const listDeliveries = defineCommand({ argument: episodeId, run: list });
export const retryDelivery = defineCommand({ argument: episodeId, options: retryOptions, run: retry });
export const proveDelivery = defineCommand({ argument: episodeId, options: proofOptions, run: proof });
