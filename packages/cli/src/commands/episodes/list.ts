import type { EpisodeStatus, EpisodeSummary } from '@postkit/sdk/schema';
import { type CommandContext, type GlobalOptions, openSession } from '../../core/session.ts';
import { table } from '../../core/table.ts';

export interface ListEpisodesOptions extends GlobalOptions {
  status?: EpisodeStatus;
  show?: number;
  search?: string;
  /** How many at most; all when absent. */
  limit?: number;
  jsonl?: boolean;
}

function row(episode: EpisodeSummary): string[] {
  const seconds = Math.round(episode.duration);
  const clock = `${Math.floor(seconds / 3600)}:${String(Math.floor((seconds % 3600) / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
  const published = episode.published === null ? '' : new Date(episode.published * 1000).toISOString().slice(0, 16).replace('T', ' ');
  return [String(episode.playlist_id), episode.status, published, seconds === 0 ? 'Processing' : clock, episode.name];
}

/** Lists episodes: a table, one JSON array, or a JSON line an episode as it comes. */
export async function listEpisodes(context: CommandContext, options: ListEpisodesOptions): Promise<void> {
  const { client } = await openSession(context, options);
  const { terminal } = context;
  const query = {
    type: options.status ?? 'published',
    sort: 'published' as const,
    order: 'DESC' as const,
    ...(options.show === undefined ? {} : { show_id: options.show }),
    ...(options.search === undefined ? {} : { search: options.search }),
    limit: Math.min(options.limit ?? 100, 100),
  };
  const found: EpisodeSummary[] = [];
  let count = 0;
  for await (const episode of client.episodes.each(query)) {
    if (options.limit !== undefined && count >= options.limit) break;
    count++;
    if (options.jsonl) terminal.out(`${JSON.stringify(episode)}\n`);
    else found.push(episode);
  }
  if (options.jsonl) return;
  if (options.json) terminal.out(`${JSON.stringify(found)}\n`);
  else if (found.length === 0) terminal.err('No episodes.\n');
  else terminal.out(table(['ID', 'STATUS', 'PUBLISHED (UTC)', 'LENGTH', 'NAME'], found.map(row)));
}
