import type { Occurrence } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { nameUuid } from '../../rss/index.ts';
import type { Station } from '../accounts/index.ts';
import { categoryNames, type AudioEvents } from '../audio-events/index.ts';
import type { Connections } from '../connections/index.ts';
import type { Episodes } from '../episodes/index.ts';
import type { Tags } from '../tags/index.ts';
import type { ScheduleRow } from './schedule-row.ts';
import { capturedEvents } from './captured-events.ts';
import { episodeInput, maxCapturedEvents } from './episode-input.ts';
import { idsOf } from './ids-of.ts';

export interface MakeEpisodeDeps {
  readonly tags: Tags;
  readonly connections: Connections;
  readonly audioEvents: AudioEvents;
  readonly episodes: Episodes;
}

/**
 * Creates the episode of an occurrence, or finds the one of an earlier attempt. Returns its id; null if nothing was
 * captured.
 */
export type MakeEpisode = (station: Station, schedule: ScheduleRow, occurrence: Occurrence) => Promise<number | null>;

/** The author of schedules' episodes, as users see it. */
const by = 'Automation';
const namespace = Buffer.from('a2f1c64d90b84e7f8a355b0c7de91f26', 'hex');
/** Seconds: an event that started before the occurrence may belong to it. */
const longestPiece = 3600;

export function createMakeEpisode({ clock, log }: StationContext, deps: MakeEpisodeDeps): MakeEpisode {
  const { tags, connections, audioEvents, episodes } = deps;

  async function captured(stationId: number, { capture_groups, pattern }: ScheduleRow, { start, end }: Occurrence) {
    const span = { from: Math.floor(start / 1000) - longestPiece, to: Math.ceil(end / 1000) };
    const logged = await audioEvents.logged(stationId, span, categoryNames(capture_groups));
    const events = capturedEvents(logged, { start, end }, pattern, (row) => audioEvents.durationOf(row));
    return events.map((row) => ({ id: row.id, seconds: audioEvents.durationOf(row) }));
  }

  return async (station, schedule, occurrence) => {
    // Guids are unique per station, so an attempt after a crash creates no second episode.
    const guid = nameUuid(namespace, `${schedule.id} ${occurrence.start}`);
    const already = await episodes.idOfGuid(station.id, guid);
    if (already !== null) return already;
    const about = { station: station.slug, schedule_id: schedule.id, date: occurrence.date };
    const events = await captured(station.id, schedule, occurrence);
    if (events.length === 0) {
      log.info(about, 'nothing was logged in the hours of a schedule, no episode is created');
      return null;
    }
    if (events.length > maxCapturedEvents)
      log.warn({ ...about, events: events.length }, 'the hours of a schedule contain more events than an episode can have');
    const { intro_event_id: introId, outro_event_id: outroId } = schedule;
    const around = await audioEvents.known(
      station.id,
      [introId, outroId].filter((id) => id !== null),
    );
    const parts = {
      captured: events.slice(0, maxCapturedEvents),
      introId: around.find((id) => id === introId) ?? null,
      outroId: around.find((id) => id === outroId) ?? null,
      tagUris: (await tags.byIds(station.id, idsOf(schedule.tags))).map(({ id }) => tags.uriOf(station, id)),
      connectionIds: (await connections.byIds(station.id, idsOf(schedule.social_media_connections))).map(({ id }) => id),
    };
    const input = episodeInput(station, schedule, occurrence, parts, Math.floor(clock.now() / 1000));
    const { id } = await episodes.create(station, input, { by, guid, lane: 'background' });
    log.info({ ...about, playlist_id: id }, 'a schedule made an episode');
    return id;
  };
}
