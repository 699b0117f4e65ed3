import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { csv } from '../../core/csv.ts';
import { calendarDate, defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { printJson } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { table } from '../../core/table.ts';

const options = z.object({
  shows: z
    .string()
    .regex(/^\d{1,15}(?:,\d{1,15}){1,4}$/, 'Choose two to five shows, such as 12,34.')
    .meta({ value: '<ids>', description: 'two to five shows, such as 12,34' }),
  from: calendarDate
    .optional()
    .meta({ value: '<date>', description: 'first UTC day, such as 2026-11-01 (default: 28 days)' }),
  to: calendarDate.optional().meta({ value: '<date>', description: 'last UTC day (default: today)' }),
  csv: z.boolean().optional().meta({ description: 'write CSV' }),
});

const dayMs = 86_400_000;
const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const sumOf = (values: readonly number[] = []) => values.reduce((sum, value) => sum + value, 0);

/** Prints the downloads of shows, those of as many days before, and those of their average episodes. */
async function compare(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { client } = await openSession(context, given);
  const last = given.to ?? day(Date.now());
  const first = given.from ?? day(Date.parse(last) - 27 * dayMs);
  const days = Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1;
  const range = { start_date: first, end_date: last };
  const earlier = {
    start_date: day(Date.parse(first) - days * dayMs),
    end_date: day(Date.parse(first) - dayMs),
  };
  const [names, now, before, averages] = await Promise.all([
    client.analytics.showNames(),
    client.analytics.showTrends(range),
    client.analytics.showTrends(earlier),
    client.analytics.averageEpisodes({ ...range, show_id: given.shows }),
  ]);
  const shows = given.shows.split(',').map((id) => {
    const average = averages.find(({ show_id }) => String(show_id) === id);
    const reached = average?.days.at(-1);
    return {
      show_id: Number(id),
      show: names[id] ?? id,
      downloads: sumOf(now[id]),
      before: sumOf(before[id]),
      episodes: average?.episodes ?? 0,
      average: Math.round(reached?.downloads ?? 0),
      average_days: average?.days.length ?? 0,
    };
  });
  if (given.json) return printJson(context, { shows });
  const head = ['show_id', 'show', 'downloads', 'before', 'episodes', 'average', 'average_days'];
  if (given.csv) return context.terminal.out(csv(head, shows));
  const rows = shows.map((row) => [
    String(row.downloads),
    String(row.before),
    changeOf(row.downloads, row.before),
    String(row.episodes),
    row.average_days === 0 ? '' : `${row.average} in ${row.average_days} days`,
    row.show,
  ]);
  context.terminal.out(table(['DOWNLOADS', 'BEFORE', 'CHANGE', 'EPISODES', 'AVERAGE EPISODE', 'SHOW'], rows));
}

function changeOf(now: number, before: number): string {
  if (before === 0) return '';
  const percent = Math.round(((now - before) / before) * 100);
  return percent > 0 ? `+${percent}%` : `${percent}%`;
}

export const compareShows = defineCommand({ options, run: compare });
