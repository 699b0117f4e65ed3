import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { printList } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

/** Prints the tags of the station with their numbers of shows and episodes. */
async function list(context: CommandContext, options: GlobalOptions): Promise<void> {
  const { client } = await openSession(context, options);
  const [{ objects }, usage] = await Promise.all([client.tags.list(), client.tags.usage()]);
  const counts = new Map(usage.map(({ tag_id, ...count }) => [tag_id, count]));
  const tags = objects.map((tag) => ({ ...tag, ...(counts.get(tag.id) ?? { shows: 0, episodes: 0 }) }));
  printList(context, options, tags, {
    head: ['ID', 'SHOWS', 'EPISODES', 'NAME'],
    row: ({ id, shows, episodes, name }) => [...[id, shows, episodes].map(String), name],
    none: 'No tags.',
  });
}

export const listTags = defineCommand({ run: list });
