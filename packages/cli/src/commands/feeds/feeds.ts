import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { idArgument, idsArgument } from '../../core/id-arguments.ts';
import { printList, printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

/** Prints the RSS destinations of the station with their public addresses. */
async function list(context: CommandContext, options: GlobalOptions): Promise<void> {
  const { client } = await openSession(context, options);
  const { objects } = await client.connections.list();
  const feeds = objects.filter(({ type }) => type === 'rss');
  printList(context, options, feeds, {
    head: ['ID', 'STATE', 'ADDRESS', 'TITLE'],
    row: ({ id, status, rss_url, title }) => [String(id), status ? 'on' : 'off', rss_url, title],
    none: 'No feeds.',
  });
}

/** Prints a feed as podcast apps get it. */
async function show(context: CommandContext, options: GlobalOptions, id: number): Promise<void> {
  const { client } = await openSession(context, options);
  const xml = await client.feeds.get(id);
  context.terminal.out(options.json ? `${JSON.stringify({ id, xml })}\n` : `${xml.trimEnd()}\n`);
}

async function rewrite(
  context: CommandContext,
  options: GlobalOptions,
  ids: readonly number[],
): Promise<void> {
  const { client } = await openSession(context, options);
  const { settings } = await client.settings.get();
  await client.feeds.publish(ids, settings);
  printOutcome(
    context,
    options,
    { ids },
    `The station rewrites ${ids.length === 1 ? 'a feed' : `${ids.length} feeds`}, and notifies subscribers of changes.`,
  );
}

export const listFeeds = defineCommand({ run: list });
export const showFeed = defineCommand({ argument: idArgument('feeds list'), run: show });
export const rewriteFeeds = defineCommand({ argument: idsArgument('feeds list'), run: rewrite });
