import type { LogGap, PlannedRun, Today, TodayEpisode, TodayRun } from '@postkit/sdk/schema';

/** A line of the running order. `at` is in unix seconds. */
export type OrderRow = { id: string; at: number } & (
  | { kind: 'episode'; episode: TodayEpisode }
  | { kind: 'run'; run: TodayRun }
  | { kind: 'loss'; gap: LogGap }
  | { kind: 'planned'; planned: PlannedRun }
);

export interface RunningOrder {
  past: readonly OrderRow[];
  next: readonly OrderRow[];
}

/** Seconds: a shorter loss is a short reconnection, too short to hear in an episode. */
const shortestLoss = 5;

/** The lines since midnight and those that are due, each in the order of time. */
export function runningOrder({
  podcasts,
  log,
  start,
}: Pick<Today, 'podcasts' | 'log' | 'start'>): RunningOrder {
  const episodes = podcasts?.episodes ?? [];
  const listed = new Set(episodes.map(({ playlist_id }) => playlist_id));
  const losses = (log?.gaps ?? []).filter(
    (gap) => gap.end > start && (gap.open || gap.end - gap.start >= shortestLoss),
  );
  const past: OrderRow[] = [
    ...episodes.filter(({ status }) => status === 'published').map(episodeRow),
    // A run whose episode is in the list is named there.
    ...(podcasts?.runs ?? [])
      .filter(({ episode_id }) => episode_id === null || !listed.has(episode_id))
      .map((run): OrderRow => ({ id: `run-${run.id}`, at: run.end, kind: 'run', run })),
    ...losses.map((gap): OrderRow => ({ id: `loss-${gap.start}`, at: gap.start, kind: 'loss', gap })),
  ];
  const next: OrderRow[] = [
    ...episodes.filter(({ status }) => status === 'scheduled').map(episodeRow),
    ...(podcasts?.planned ?? []).map(plannedRow),
  ];
  return { past: past.toSorted(inTime), next: next.toSorted(inTime) };
}

function episodeRow(episode: TodayEpisode): OrderRow {
  return { id: `episode-${episode.playlist_id}`, at: episode.at, kind: 'episode', episode };
}

function plannedRow(planned: PlannedRun): OrderRow {
  return {
    id: `planned-${planned.schedule_id}-${planned.start}`,
    at: planned.publish_at ?? planned.end,
    kind: 'planned',
    planned,
  };
}

function inTime(one: OrderRow, other: OrderRow): number {
  return one.at - other.at || one.id.localeCompare(other.id);
}
