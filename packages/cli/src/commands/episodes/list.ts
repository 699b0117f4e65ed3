import { episodeStatuses, type EpisodeSummary } from '@postkit/sdk/schema';
import { z } from 'zod';
import { defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { openSession } from '../../core/session.ts';
import { table } from '../../core/table.ts';

const options = z.object({
  status: z.enum(episodeStatuses).default('published').meta({ value: '<status>' }),
  show: wholeNumber.optional().meta({ value: '<id>', description: 'only episodes of this show' }),
  search: z.string().optional().meta({ value: '<text>', description: 'only episodes whose name, description, tags or id match' }),
  limit: wholeNumber.optional().meta({ value: '<n>', description: 'at most this many' }),
  jsonl: z.boolean().optional().meta({ description: 'one JSON line per episode' }),
});

function row(episode: EpisodeSummary): string[] {
  const seconds = Math.round(episode.duration);
  const clock = `${Math.floor(seconds / 3600)}:${String(Math.floor((seconds % 3600) / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
  const published = episode.published === null ? '' : new Date(episode.published * 1000).toISOString().slice(0, 16).replace('T', ' ');
  return [String(episode.playlist_id), episode.status, published, seconds === 0 ? 'Processing' : clock, episode.name];
}

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
  if (given.jsonl) return;
  if (given.json) terminal.out(`${JSON.stringify(found)}\n`);
  else if (found.length === 0) terminal.err('No episodes.\n');
  else terminal.out(table(['ID', 'STATUS', 'PUBLISHED (UTC)', 'LENGTH', 'NAME'], found.map(row)));
}

export const listEpisodes = defineCommand({ options, run: list });
