import type { Occurrence } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { runAsAutomation } from '../../platform/audit/audit-scope.ts';
import { nameUuid } from '../../rss/index.ts';
import type { Station } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { Destinations } from '../destinations/index.ts';
import type { Episodes } from '../episodes/index.ts';
import { showExpiry, type Shows } from '../shows/index.ts';
import type { Tags } from '../tags/index.ts';
import { episodeInput } from './episode-input.ts';
import { idsOf } from './ids-of.ts';
import type { PlanRun } from './plan-run.service.ts';
import type { ScheduleRow } from './schedule-row.ts';
import type { RunResult } from './schedule-runs.repository.ts';

export interface MakeEpisodeDeps {
  readonly tags: Tags;
  readonly destinations: Destinations;
  readonly audioEvents: AudioEvents;
  readonly episodes: Pick<Episodes, 'store' | 'publishing'>;
  readonly shows: Pick<Shows, 'get'>;
}

/**
 * Creates the episode of an occurrence, or finds the one of an earlier try. Its result has no episode if nothing was
 * logged.
 * @param attempt as in the guid, see {@link guidOf}
 */
export type MakeEpisode = (
  station: Station,
  schedule: ScheduleRow,
  occurrence: Occurrence,
  attempt: number,
) => Promise<RunResult>;

/** The author of schedules' episodes, as users see it. */
const by = 'Automation';
const namespace = Buffer.from('a2f1c64d90b84e7f8a355b0c7de91f26', 'hex');

/**
 * The guid of the episode of an occurrence. Guids are unique per station, so a try after a crash creates no second
 * episode. A deleted episode keeps its guid, so the next one for the same hours has another attempt.
 */
export function guidOf(scheduleId: number, startMs: number, attempt: number): string {
  return nameUuid(namespace, `${scheduleId} ${startMs}${attempt > 1 ? ` ${attempt}` : ''}`);
}

export function createMakeEpisode(
  { clock, log }: StationContext,
  deps: MakeEpisodeDeps,
  planRun: PlanRun,
): MakeEpisode {
  const { tags, destinations, audioEvents, episodes, shows } = deps;

  return async (station, schedule, occurrence, attempt) => {
    const guid = guidOf(schedule.id, occurrence.start, attempt);
    const about = { station: station.slug, schedule_id: schedule.id, date: occurrence.date };
    const { events, ...plan } = await planRun(station.id, schedule, occurrence);
    const already = await episodes.store.idOfGuid(station.id, guid);
    if (plan.outcome === 'skipped') {
      log.info(about, 'nothing was logged in the hours of a schedule, no episode is created');
      return { ...plan, error: '', episodeId: already };
    }
    if (already !== null) return { ...plan, error: '', episodeId: already };
    const { intro_event_id: introId, outro_event_id: outroId } = schedule;
    const around = await audioEvents.known(
      station,
      [introId, outroId].filter((id) => id !== null),
    );
    const parts = {
      captured: events,
      introId: around.find((id) => id === introId) ?? null,
      outroId: around.find((id) => id === outroId) ?? null,
      tagUris: (await tags.byIds(station.id, idsOf(schedule.tags))).map(({ id }) => tags.uriOf(station, id)),
      destinationIds: (await destinations.byIds(station, idsOf(schedule.social_media_connections))).map(
        ({ id }) => id,
      ),
      isDraft: plan.outcome === 'draft',
    };
    const now = clock.seconds();
    const made = episodeInput(station, schedule, occurrence, parts, now);
    const show = await shows.get(station, schedule.show_id);
    const input = show ? { ...made, expires_at: showExpiry(show, made.delay_post_until ?? now) } : made;
    const self = {
      clock,
      operation: 'schedules.capture',
      kind: 'schedule',
      name: schedule.title,
      stationId: station.id,
    } as const;
    const { id } = await runAsAutomation(self, () =>
      episodes.publishing.create(station, input, { by, guid, lane: 'background' }),
    );
    log.info({ ...about, playlist_id: id, reason: plan.reason }, 'a schedule made an episode');
    return { ...plan, error: '', episodeId: id };
  };
}
