import { sql } from 'kysely';
import type { Tables } from '../db/database.ts';
import type { SqlDialect } from '../db/dialects/sql-dialect.ts';
import type { Lane } from '../turns/turn.ts';

/** The first job of a station in a lane. */
export interface DueJob {
  readonly id: number;
  readonly lane: Lane;
  readonly station: number | null;
}

/** Names with a free place. */
type OpenNames = Readonly<Record<Lane, readonly string[]>>;

/** The rows of the index `jobs_turns`, which is ordered by lane, name, station and time. */
const waiting = sql.raw("from jobs n where n.status = 'pending' and n.lane is not null");
const station = sql.raw('coalesce(n.station_id, 0)');
const kind = sql<string>`k.name`;

/**
 * The first due job of every station in every lane, oldest first, without keys that are running. Reads one row of the index for
 * each kind and station with waiting jobs, however many wait.
 */
export async function dueJobs(db: Tables, open: OpenNames, now: number): Promise<DueJob[]> {
  const { rows } = await firstDueJobs(db.dialect, open, now).execute(db.tables());
  const first = new Map<string, DueJob>();
  for (const job of rows) {
    const place = `${job.lane} ${job.station}`;
    if (!first.has(place)) first.set(place, job);
  }
  return [...first.values()];
}

/** The first due job of each kind and station. */
export function firstDueJobs({ isOneOf }: SqlDialect, open: OpenNames, now: number) {
  return sql<DueJob>`
    with recursive kinds (lane, name) as (
      select lanes.column1, (select n.name ${waiting} and n.lane = lanes.column1 order by n.name limit 1)
      from (values ('interactive'), ('background')) lanes
      union all
      select k.lane, (select n.name ${waiting} and n.lane = k.lane and n.name > k.name order by n.name limit 1)
      from kinds k where k.name is not null
    ),
    turns (lane, name, station) as (
      select k.lane, k.name, (select ${station} ${waiting} and n.lane = k.lane and n.name = k.name order by ${station} limit 1)
      from kinds k where (k.lane = 'interactive' and ${isOneOf(kind, open.interactive)}) or (k.lane = 'background' and ${isOneOf(kind, open.background)})
      union all
      select t.lane, t.name, (
        select ${station} ${waiting} and n.lane = t.lane and n.name = t.name and ${station} > t.station order by ${station} limit 1
      )
      from turns t where t.station is not null
    ),
    firsts as materialized (
      select t.lane, t.station, (
        select n.id ${waiting} and n.lane = t.lane and n.name = t.name and ${station} = t.station and n.run_at <= ${now}
          and not exists (select 1 from jobs r where r.status = 'running' and r.name = n.name and r.key = n.key)
        order by n.run_at, n.id limit 1
      ) as id
      from turns t where t.station is not null
    )
    select id, lane, nullif(station, 0) as station from firsts where id is not null
    order by (select run_at from jobs where jobs.id = firsts.id), id`;
}
