import { z } from 'zod';
import { episodeStatuses, type EpisodeSummary } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, positiveNumber, wholeNumber } from '../../core/define-command.ts';
import { clockOf, minuteOf, printList } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

const options = z.object({
  status: z.enum(episodeStatuses).default('published').meta({ value: '<status>' }),
  show: wholeNumber.optional().meta({ value: '<id>', description: 'only episodes of this show' }),
  search: z
    .string()
    .optional()
    .meta({ value: '<text>', description: 'only episodes whose name, description, tags or id match' }),
  limit: positiveNumber.optional().meta({ value: '<n>', description: 'at most this many' }),
  jsonl: z.boolean().optional().meta({ description: 'one JSON line per episode' }),
});

/** Whether listeners can fetch an episode from its feeds. */
const reachable = { waiting: 'checking', passed: 'yes', failed: 'no' } as const;

const form = {
  head: ['ID', 'STATUS', 'PUBLISHED (UTC)', 'LENGTH', 'REACHABLE', 'NAME'],
  row: ({ playlist_id, status, published, duration, proof, name }: EpisodeSummary) => [
    String(playlist_id),
    status,
    minuteOf(published),
    duration < 0.5 ? 'Processing' : clockOf(duration),
    proof ? reachable[proof.state] : '',
    name,
  ],
  none: 'No episodes.',
};

/** Prints episodes as a table, a JSON array, or one JSON line per episode while they load. */
async function list(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { client } = await openSession(context, given);
  const { terminal } = context;
  const query = {
    type: given.status,
    sort: 'published' as const,
    order: 'DESC' as const,
    ...(given.show === undefined ? {} : { show_id: given.show }),
    ...(given.search === undefined ? {} : { search: given.search }),
    limit: Math.min(given.limit ?? 100, 100),
  };
  const found: EpisodeSummary[] = [];
  let count = 0;
  for await (const episode of client.episodes.each(query)) {
    if (given.limit !== undefined && count >= given.limit) break;
    count++;
    if (given.jsonl) terminal.out(`${JSON.stringify(episode)}\n`);
    else found.push(episode);
  }
  if (!given.jsonl) printList(context, given, found, form);
}

export const listEpisodes = defineCommand({ options, run: list });
