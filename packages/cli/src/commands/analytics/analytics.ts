import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { isHttpError, type PostKitClient } from '@postkit/sdk';
import { type AnalyticsResponse, type AnalyticsRow, episodeKey, granularities } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { calendarDate, defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { followJob } from '../../core/follow-job.ts';
import { isoDates } from '../../core/iso-dates.ts';
import { printOutcome } from '../../core/print.ts';
import { openSession, type Session } from '../../core/session.ts';
import { table } from '../../core/table.ts';
import { targetFile } from '../../core/target-file.ts';
import { standardOutput } from '../../core/write-output.ts';

const options = z.object({
  by: z
    .enum(['show', 'episode', 'country', 'platform', ...granularities])
    .default('show')
    .meta({ value: '<what>' }),
  from: calendarDate
    .optional()
    .meta({ value: '<date>', description: 'first UTC day, such as 2026-11-01 (default: the last day)' }),
  to: calendarDate.optional().meta({ value: '<date>', description: 'last UTC day (default: today)' }),
  csv: z.boolean().optional().meta({ description: 'write a CSV file, with dates such as 2026-11-01' }),
  output: z.string().optional().meta({
    value: '<file>',
    short: '-o',
    description: 'with --csv: file to write (default: standard output)',
  }),
  force: z.boolean().optional().meta({ description: 'replace a file that exists' }),
});
type Options = OptionsOf<typeof options>;

/** Prints downloads of episodes as a table, JSON, or a CSV file. */
async function show(context: CommandContext, given: Options): Promise<void> {
  const { output, csv, force } = given;
  if (output !== undefined && !csv) throw new CliError('usage', '--output needs --csv.');
  const target =
    output === undefined || output === standardOutput ? undefined : await targetFile(output, force);
  const session = await openSession(context, given);
  const { terminal, signal } = context;
  if (csv) {
    const text = isoDates(await csvOf(session, given, signal));
    if (target === undefined) return terminal.out(text);
    await writeFile(target, text);
    return printOutcome(context, given, { file: target }, target);
  }
  const answer = await figuresOf(session, given);
  if (given.json) {
    terminal.out(`${JSON.stringify(answer)}\n`);
    return;
  }
  if (answer.data.length === 0) {
    terminal.err('No downloads.\n');
    return;
  }
  const nameOf = await namesOf(session, given, answer.data);
  const rows = answer.data.map((row) => [
    String(row.downloads),
    `${row.percentTotal.toFixed(1)}%`,
    String(row.unique_reach),
    `${Math.round(row.ltr * 100)}%`,
    nameOf(row),
  ]);
  terminal.out(table(['DOWNLOADS', 'TOTAL', 'REACH', 'HEARD', given.by.toUpperCase()], rows));
}

function queryOf({ profile }: Session, { from, to }: Options) {
  const today = new Date().toISOString().slice(0, 10);
  const last = to ?? today;
  return { station_names: profile.station, start_date: from ?? last, end_date: last };
}

function figuresOf(session: Session, given: Options): Promise<AnalyticsResponse> {
  const { analytics } = session.client;
  const { by } = given;
  const query = queryOf(session, given);
  if (by === 'show' || by === 'episode') return analytics.shows({ ...query, dimension: by });
  if (by === 'country') return analytics.countries(query);
  if (by === 'platform') return analytics.platforms(query);
  return analytics.total({ ...query, dimension: 'date', granularity: by });
}

async function orderCsv(session: Session, given: Options): Promise<string> {
  const { analytics } = session.client;
  const { by } = given;
  const query = queryOf(session, given);
  if (by === 'show' || by === 'episode')
    return (await analytics.showsCsv({ ...query, dimension: by })).job_id;
  if (by === 'country') return (await analytics.countriesCsv(query)).job_id;
  if (by === 'platform') return (await analytics.platformsCsv(query)).job_id;
  return (await analytics.totalCsv({ ...query, dimension: 'date', granularity: by })).job_id;
}

async function csvOf(session: Session, given: Options, signal?: AbortSignal): Promise<string> {
  const job = await orderCsv(session, given);
  return followJob(session.client, signal, {
    events: ['csv_analytics_complete'],
    read: () => finished(session.client, job),
    resultOf: (text) => text,
  });
}

/** The text of the CSV file; null until it is ready. */
async function finished({ analytics }: PostKitClient, job: string): Promise<string | null> {
  try {
    return await (await analytics.downloadCsv(job)).text();
  } catch (error) {
    if (isHttpError(error, 409)) return null;
    throw error;
  }
}

async function namesOf({ client, profile }: Session, { by }: Options, rows: readonly AnalyticsRow[]) {
  const shows = by === 'show' ? await client.analytics.showNames() : {};
  const ids = by === 'episode' ? rows.map((row) => Number(row.aw_episode_id)) : [];
  const ranges = ids.map((id) => ({ station: profile.station, min: id, max: id }));
  const episodes: Awaited<ReturnType<typeof client.analytics.episodeNames>> = {};
  // The station accepts at most 1000 ranges per request.
  for (let at = 0; at < ranges.length; at += 1000)
    Object.assign(episodes, await client.analytics.episodeNames(ranges.slice(at, at + 1000)));
  return (row: AnalyticsRow): string => {
    const [show, episode] = [row.aw_collection_id ?? '', row.aw_episode_id ?? ''];
    if (by === 'show') return shows[show] ?? show;
    if (by === 'episode') return episodes[episodeKey(profile.station, show, episode)]?.name ?? episode;
    return row.country ?? row.platform ?? new Date((row.start_time ?? 0) * 1000).toISOString().slice(0, 10);
  };
}

export const analytics = defineCommand({ options, run: show });
