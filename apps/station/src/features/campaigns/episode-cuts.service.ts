import type { MediaFormat } from '@postkit/sdk/schema';
import { type FileCuts, findCutPoints, FRAME_SAMPLES } from '../../audio/index.ts';
import type { StationContext } from '../../context.ts';
import { wholeStation } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { EpisodeFile, EpisodeRow, Episodes } from '../episodes/index.ts';
import type { Shows } from '../shows/index.ts';
import { type AdPlace, adPlaces } from './ad-breaks.ts';
import { cutsRow, upsertCuts } from './versions.repository.ts';

/** The places of an episode's file for ads. */
export interface EpisodeCuts {
  readonly places: readonly AdPlace[];
  /** Borders of frames at the places; null for a file that nothing can be inserted into. */
  readonly cuts: FileCuts | null;
}

export interface EpisodeCutsDeps {
  readonly audioEvents: Pick<AudioEvents, 'find'>;
  readonly episodes: Pick<Episodes, 'store'>;
  readonly shows: Pick<Shows, 'get'>;
}

export interface EpisodeCutsService {
  /** The places that are known without reading the file; null for none. */
  known(row: EpisodeRow, format: MediaFormat, file: Pick<EpisodeFile, 'key'>): Promise<EpisodeCuts | null>;
  /** Reads a file once, and again when its audio or the ad markers change. */
  of(row: EpisodeRow, format: MediaFormat, file: Pick<EpisodeFile, 'key' | 'duration'>): Promise<EpisodeCuts>;
}

export function createEpisodeCuts(
  { db, storage }: StationContext,
  deps: EpisodeCutsDeps,
): EpisodeCutsService {
  const running = new Map<string, Promise<EpisodeCuts>>();
  /** One file is read at a time, so that a start of a campaign does not read the whole catalogue at once. */
  let turn: Promise<unknown> = Promise.resolve();

  async function placesOf(row: EpisodeRow, seconds: number): Promise<AdPlace[]> {
    const station = wholeStation(row.station_id);
    const show = await deps.shows.get(station, row.show_id);
    const samples: { id: number; samples: number }[] = [];
    for (const id of await deps.episodes.store.playedEvents(row)) {
      const event = await deps.audioEvents.find(station, id);
      samples.push({ id, samples: FRAME_SAMPLES * (event?.frames ?? 0) });
    }
    const hasLead = show?.preBumper !== null && show?.preBumper !== undefined;
    const hasTrail = show?.postBumper !== null && show?.postBumper !== undefined;
    return adPlaces({
      lead: hasLead ? (samples[0]?.samples ?? 0) : 0,
      events: samples.slice(hasLead ? 1 : 0, hasTrail ? -1 : undefined),
      samples: Math.round(seconds * 44_100),
      markers: JSON.parse(row.ad_insert_events) as (number | 'END')[],
    });
  }

  async function read(
    row: EpisodeRow,
    format: MediaFormat,
    file: Pick<EpisodeFile, 'key' | 'duration'>,
  ): Promise<EpisodeCuts> {
    const places = await placesOf(row, file.duration);
    const inner = places.slice(1, -1).map(({ samples }) => samples);
    const cuts = await findCutPoints(storage.open(file.key), format, inner);
    const found = { places, cuts };
    const facts = { file_key: file.key, markers: row.ad_insert_events, cuts: JSON.stringify(found) };
    await upsertCuts(db, { episode_id: row.id, format, ...facts });
    return found;
  }

  async function known(
    row: EpisodeRow,
    format: MediaFormat,
    { key }: Pick<EpisodeFile, 'key'>,
  ): Promise<EpisodeCuts | null> {
    const stored = await cutsRow(db, row.id, format);
    const isCurrent = stored?.file_key === key && stored.markers === row.ad_insert_events;
    return isCurrent ? (JSON.parse(stored.cuts) as EpisodeCuts) : null;
  }

  return {
    known,
    async of(row, format, file) {
      const current = await known(row, format, file);
      if (current) return current;
      const name = `${row.id}/${format}/${file.key}/${row.ad_insert_events}`;
      const waiting = running.get(name);
      if (waiting) return waiting;
      const started = turn.then(() => read(row, format, file)).finally(() => running.delete(name));
      turn = started.catch(() => undefined);
      running.set(name, started);
      return started;
    },
  };
}
