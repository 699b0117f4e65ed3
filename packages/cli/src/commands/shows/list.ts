import type { Show } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { minuteOf, printList, printValue } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { showId } from './show-id.ts';

const form = {
  head: ['ID', 'PUBLISHED', 'SCHEDULED', 'DRAFTS', 'LATEST (UTC)', 'TITLE'],
  row: ({ id, counters: { published, scheduled, draft }, last_playlist_date, title }: Show) => [
    ...[id, published, scheduled, draft].map(String),
    minuteOf(last_playlist_date),
    title,
  ],
  none: 'No shows.',
};

/** Prints the shows of the station. */
async function list(context: CommandContext, options: GlobalOptions): Promise<void> {
  const { client } = await openSession(context, options);
  printList(context, options, await client.shows.list(), form);
}

/** Prints a show with all its fields. */
async function show(context: CommandContext, options: GlobalOptions, id: number): Promise<void> {
  const { client } = await openSession(context, options);
  printValue(context, options, await client.shows.get(id));
}

export const listShows = defineCommand({ run: list });
export const showShow = defineCommand({ argument: showId, run: show });
