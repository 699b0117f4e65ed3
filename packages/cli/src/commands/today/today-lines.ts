import type {
  OutlookReason,
  PlannedRun,
  Today,
  TodayEpisode,
  TodayPodcasts,
  TodayRun,
} from '@postkit/sdk/schema';
import type { StationTime } from '../../core/station-time.ts';

/** A line of the running order: when, what kind of thing, its name, and its state. */
export type TodayLine = readonly [time: string, kind: string, name: string, state: string];

interface Entry {
  readonly at: number;
  readonly line: TodayLine;
}

const reasons: Readonly<Record<OutlookReason, string>> = {
  paused: 'the schedule is paused',
  holiday: 'on holiday',
  exception: 'left out on this date',
  log_off: 'the log is off',
  connecting: 'the stream is not connected yet',
  lost: 'the stream is lost',
  silent: 'the stream is silent',
  disk_full: 'the disk is full',
  gaps: 'the recording has gaps',
  silence: 'the recording is silent for too long',
  too_little_audio: 'more than half of the recording is missing',
  show_missing: 'the show was deleted',
  destination_missing: 'a destination was deleted',
  destination_access: 'a destination has to be connected again',
};
const outlooks: Readonly<Record<PlannedRun['outlook'], string>> = {
  ready: 'ready',
  at_risk: 'at risk',
  draft: 'will be a draft',
  none: 'will not run',
};

/** The running order of a day, and what needs attention. */
export function todayLines({ podcasts, now }: Today, time: StationTime): TodayLine[] {
  if (podcasts === null) return [];
  const clock = (seconds: number) => time.second(seconds).slice(0, 5);
  const entries: Entry[] = [
    ...podcasts.episodes.map((episode) => ({
      at: episode.at,
      line: episodeLine(episode, clock(episode.at)),
    })),
    ...withoutEpisode(podcasts).map((run) => ({ at: run.end, line: runLine(run, clock(run.end)) })),
    ...podcasts.planned.map((run) => ({
      at: run.publish_at ?? run.end,
      line: plannedLine(run, clock(run.publish_at ?? run.end)),
    })),
  ];
  const order = entries.toSorted((one, other) => one.at - other.at);
  const past = order.filter(({ at }) => at <= now).map(({ line }) => line);
  const next = order.filter(({ at }) => at > now).map(({ line }) => line);
  return [...past, [clock(now), 'now', '', ''], ...next, ...troubleLines(podcasts)];
}

function withoutEpisode({ runs, episodes }: TodayPodcasts): TodayRun[] {
  const known = new Set(episodes.map(({ playlist_id }) => playlist_id));
  return runs.filter(({ episode_id }) => episode_id === null || !known.has(episode_id));
}

function episodeLine(episode: TodayEpisode, at: string): TodayLine {
  const { media_status, media_progress, downloads, failed_deliveries, status, name } = episode;
  const audio =
    media_status === 'processing'
      ? `making audio, ${Math.round(media_progress)}%`
      : media_status === 'failed'
        ? 'no audio'
        : '';
  const failed = failed_deliveries > 0 ? `${failed_deliveries} failed deliveries` : '';
  const state = [status, audio, status === 'published' ? `${downloads} downloads` : '', failed]
    .filter(Boolean)
    .join(', ');
  return [at, 'episode', name, state];
}

function runLine({ title, outcome, reason, error }: TodayRun, at: string): TodayLine {
  return [at, 'run', title, [outcome, reason, error].filter(Boolean).join(': ')];
}

function plannedLine({ title, outlook, reasons: why }: PlannedRun, at: string): TodayLine {
  const words = why.map((reason) => reasons[reason]).join(', ');
  return [at, 'schedule', title, words ? `${outlooks[outlook]}: ${words}` : outlooks[outlook]];
}

function troubleLines({ failed_deliveries, missed }: TodayPodcasts): TodayLine[] {
  return [
    ...missed.map(({ title, reason }): TodayLine => ['', 'missed', title, reason]),
    ...failed_deliveries.map(({ name, title, message }): TodayLine => [
      '',
      'delivery',
      name,
      `${title}: ${message}`,
    ]),
  ];
}
