import { setTimeout as wait } from 'node:timers/promises';
import { isHttpError, type PostKitClient } from '@postkit/sdk';
import { type AnalyticsAnswer, type AnalyticsRow, episodeKey, type Granularity } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import { type CommandContext, type GlobalOptions, openSession, type Session } from '../../core/session.ts';
import { table } from '../../core/table.ts';

export interface AnalyticsOptions extends GlobalOptions {
  by: 'show' | 'episode' | 'country' | 'platform' | Granularity;
  /** `YYYY-MM-DD`, UTC; today when absent. */
  from?: string;
  to?: string;
  csv?: boolean;
}

const pollMs = 500;

/** Tells how often episodes were downloaded: a table, JSON, or the station's CSV file. */
export async function showAnalytics(context: CommandContext, options: AnalyticsOptions): Promise<void> {
  const session = await openSession(context, options);
  const { terminal, signal } = context;
  if (options.csv) {
    terminal.out(await csvOf(session, options, signal));
    return;
  }
  const answer = await figuresOf(session, options);
  if (options.json) {
    terminal.out(`${JSON.stringify(answer)}\n`);
    return;
  }
  if (answer.data.length === 0) {
    terminal.err('No downloads.\n');
    return;
  }
  const nameOf = await namesOf(session, options, answer.data);
  const rows = answer.data.map((row) => [
    String(row.downloads),
    `${row.percentTotal.toFixed(1)}%`,
    String(row.unique_reach),
    `${Math.round(row.ltr * 100)}%`,
    nameOf(row),
  ]);
  terminal.out(table(['DOWNLOADS', 'TOTAL', 'REACH', 'HEARD', options.by.toUpperCase()], rows));
}

function queryOf({ profile }: Session, { from, to }: AnalyticsOptions) {
  const today = new Date().toISOString().slice(0, 10);
  const last = to ?? today;
  return { station_names: profile.station, start_date: from ?? last, end_date: last };
}

function figuresOf(session: Session, options: AnalyticsOptions): Promise<AnalyticsAnswer> {
  const { analytics } = session.client;
  const { by } = options;
  const query = queryOf(session, options);
  if (by === 'show' || by === 'episode') return analytics.shows({ ...query, dimension: by });
  if (by === 'country') return analytics.countries(query);
  if (by === 'platform') return analytics.platforms(query);
  return analytics.total({ ...query, dimension: 'date', granularity: by });
}

async function orderCsv(session: Session, options: AnalyticsOptions): Promise<string> {
  const { analytics } = session.client;
  const { by } = options;
  const query = queryOf(session, options);
  if (by === 'show' || by === 'episode') return (await analytics.showsCsv({ ...query, dimension: by })).job_id;
  if (by === 'country') return (await analytics.countriesCsv(query)).job_id;
  if (by === 'platform') return (await analytics.platformsCsv(query)).job_id;
  return (await analytics.totalCsv({ ...query, dimension: 'date', granularity: by })).job_id;
}

async function csvOf(session: Session, options: AnalyticsOptions, signal?: AbortSignal): Promise<string> {
  const job = await orderCsv(session, options);
  for (;;) {
    const text = await finished(session.client, job);
    if (text !== null) return text;
    if (signal?.aborted) throw new CliError('interrupted', 'Interrupted.');
    await wait(pollMs);
  }
}

/** Null while the file is being made. */
async function finished({ analytics }: PostKitClient, job: string): Promise<string | null> {
  try {
    return await (await analytics.downloadCsv(job)).text();
  } catch (error) {
    if (isHttpError(error, 409)) return null;
    throw error;
  }
}

async function namesOf({ client, profile }: Session, { by }: AnalyticsOptions, rows: readonly AnalyticsRow[]) {
  const shows = by === 'show' ? await client.analytics.showNames() : {};
  const ids = by === 'episode' ? rows.map((row) => Number(row.aw_episode_id)) : [];
  const ranges = ids.map((id) => ({ station: profile.station, min: id, max: id }));
  const episodes: Awaited<ReturnType<typeof client.analytics.episodeNames>> = {};
  // The station takes a thousand ranges at a time.
  for (let at = 0; at < ranges.length; at += 1000)
    Object.assign(episodes, await client.analytics.episodeNames(ranges.slice(at, at + 1000)));
  return (row: AnalyticsRow): string => {
    const [show, episode] = [row.aw_collection_id ?? '', row.aw_episode_id ?? ''];
    if (by === 'show') return shows[show] ?? show;
    if (by === 'episode') return episodes[episodeKey(profile.station, show, episode)]?.name ?? episode;
    return row.country ?? row.platform ?? new Date((row.start_time ?? 0) * 1000).toISOString().slice(0, 10);
  };
}
