import { z } from 'zod';
import { episodeStatuses } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import { calendarDate, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import type { Session } from '../../core/session.ts';

/** Options that choose episodes without their ids. */
export const episodeChoice = z.object({
  show: wholeNumber.optional().meta({ value: '<id>', description: 'episodes of this show' }),
  since: calendarDate
    .optional()
    .meta({ value: '<date>', description: 'first UTC day of publishing, such as 2026-10-01' }),
  until: calendarDate.optional().meta({ value: '<date>', description: 'last UTC day of publishing' }),
  tag: z.string().optional().meta({ value: '<name>', description: 'episodes with this tag' }),
  status: z
    .enum(episodeStatuses)
    .default('published')
    .meta({ value: '<status>', description: 'with --show, --since, --until or --tag' }),
});

const dayMs = 86_400_000;

type Choice = OptionsOf<typeof episodeChoice>;

/** @throws CliError usage for both ids and a choice, and for neither */
export function checkChoice(ids: readonly number[], { show, since, until, tag }: Choice): void {
  const isChosen = [show, since, until, tag].some((option) => option !== undefined);
  if (ids.length > 0 === isChosen)
    throw new CliError('usage', 'Pass ids of episodes, or --show, --since, --until or --tag.');
}

/**
 * Ids of the given episodes, or of those that the options choose, newest first.
 * @throws CliError notFound if no episode matches
 */
export async function chooseEpisodes(
  { client }: Session,
  ids: readonly number[],
  { show, since, until, tag, status }: Choice,
): Promise<readonly number[]> {
  if (ids.length > 0) return [...new Set(ids)];
  const from = since === undefined ? -Infinity : Date.parse(since) / 1000;
  const end = until === undefined ? Infinity : (Date.parse(until) + dayMs) / 1000;
  const wanted = tag?.toLowerCase();
  const found: number[] = [];
  const query = {
    type: status,
    sort: 'published',
    order: 'DESC',
    limit: 100,
    ...(show === undefined ? {} : { show_id: show }),
  } as const;
  for await (const { playlist_id, published, tags } of client.episodes.each(query)) {
    const isInTime =
      (since === undefined && until === undefined) ||
      (published !== null && published >= from && published < end);
    if (isInTime && (wanted === undefined || tags.some((name) => name.toLowerCase() === wanted)))
      found.push(playlist_id);
  }
  if (found.length === 0) throw new CliError('notFound', 'No episode matches.');
  return found;
}
