import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { idOfPath, type shareClipInput } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import { slugsOf, type Station, wholeStation } from '../accounts/index.ts';
import type { AudioEventRow, AudioEvents } from '../audio-events/index.ts';
import type { Episodes } from '../episodes/index.ts';
import type { Shows } from '../shows/index.ts';
import { fail } from './share-clip-errors.ts';
import type { ShareClipRow } from './share-clip-tables.ts';
import type { ShareClipJobs } from './share-clips.jobs.ts';
import { insertShareClip, shareClipsOf, shareClipWithin } from './share-clips.repository.ts';

type Input = z.output<typeof shareClipInput>;

/** Short captioned videos of a station. */
export interface ShareClips {
  /** @throws request.invalid naming the field, share-clips.too-many, share-clips.audio-processing */
  create(station: Station, input: Input): Promise<ShareClipRow>;
  /** Newest first. */
  list(station: Station, episodeId?: number): Promise<ShareClipRow[]>;
  /** @throws resource.absent */
  find(station: Station, id: string): Promise<ShareClipRow>;
  /** @throws resource.absent */
  delete(station: Station, id: string): Promise<void>;
}

export interface ShareClipDeps {
  readonly audioEvents: AudioEvents;
  readonly episodes: Pick<Episodes, 'store'>;
  readonly shows: Shows;
  readonly jobs: ShareClipJobs;
}

const mostClips = 100;

/** The audio that an input names. */
interface Source {
  readonly episodeId: number | null;
  readonly showId: number | null;
  readonly title: string;
  readonly events: readonly AudioEventRow[];
}

export function createShareClipService(
  { db, clock }: Pick<StationContext, 'db' | 'clock'>,
  { audioEvents, episodes, shows, jobs }: ShareClipDeps,
): ShareClips {
  async function findClip(station: Station, id: string): Promise<ShareClipRow> {
    const row = await shareClipWithin(db, station, id);
    if (!row) throw failPlatform('resource.absent');
    return row;
  }

  async function sourceOf(station: Station, input: Input): Promise<Source> {
    if (input.playlist_id !== undefined) {
      const episode = await episodes.store.get(station, input.playlist_id);
      if (!episode) throw invalid('playlist_id', `There is no episode ${input.playlist_id} at this station.`);
      const events = await eventsWith(station, 'playlist_id', await episodes.store.playedEvents(episode));
      return { episodeId: episode.id, showId: episode.show_id, title: episode.name, events };
    }
    const ids = (input.events ?? []).map((uri) => idOfPath(slugsOf(station), 'event', uri));
    const known = ids.filter((id) => id !== null);
    if (known.length < ids.length)
      throw invalid('events', 'One of these addresses is no event of this station.');
    const showId = input.show === undefined ? null : idOfPath(slugsOf(station), 'show', input.show);
    const show = showId === null ? null : await shows.get(station, showId);
    if (input.show !== undefined && !show) throw invalid('show', 'This station has no such show.');
    if (station.limit && !show) throw invalid('show', 'Choose the show of this clip.');
    return {
      episodeId: null,
      showId,
      title: show?.title ?? '',
      events: await eventsWith(station, 'events', known),
    };
  }

  async function eventsWith(
    station: Station,
    field: string,
    ids: readonly number[],
  ): Promise<readonly AudioEventRow[]> {
    try {
      return await audioEvents.byIds(station, ids);
    } catch (error) {
      if (!isStationError(error, 'audio-events.gone')) throw error;
      throw invalid(field, `${error.message} Choose other audio.`);
    }
  }

  return {
    async create(station, input) {
      const { episodeId, showId, title, events } = await sourceOf(station, input);
      if (events.some(({ frames }) => frames === 0)) throw fail('share-clips.audio-processing');
      const seconds = events.reduce((sum, event) => sum + audioEvents.durationOf(event), 0);
      // Durations are rounded to the millisecond.
      if (input.end > seconds + 0.05)
        throw invalid('end', `The audio ends at ${seconds.toFixed(1)} s. Choose an earlier end.`);
      const row: ShareClipRow = {
        id: randomUUID(),
        station_id: station.id,
        episode_id: episodeId,
        show_id: showId,
        event_ids: JSON.stringify(events.map(({ id }) => id)),
        title: input.title?.trim() || title,
        start_ms: Math.round(input.start * 1000),
        end_ms: Math.round(Math.min(input.end, seconds) * 1000),
        aspect: input.aspect,
        captions: input.captions ? 1 : 0,
        status: 'processing',
        bytes: 0,
        sha256: '',
        notice: '',
        error: '',
        created_at: clock.seconds(),
        ended_at: null,
      };
      await db.transaction(async (transaction) => {
        if ((await shareClipsOf(transaction, wholeStation(station.id))).length >= mostClips)
          throw fail('share-clips.too-many');
        await insertShareClip(transaction, row);
        await jobs.make(transaction, row);
      });
      return row;
    },
    list: (station, episodeId) => shareClipsOf(db, station, episodeId),
    find: findClip,
    async delete(station, id) {
      const row = await findClip(station, id);
      await db.transaction((transaction) => jobs.remove(transaction, row));
    },
  };
}

function invalid(field: string, message: string) {
  return failPlatform('request.invalid', { message, fields: { [field]: [message] } });
}
