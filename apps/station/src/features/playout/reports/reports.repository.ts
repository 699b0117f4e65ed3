import { sql } from 'kysely';
import type { Tables } from '../../../platform/db/database.ts';
import type { PlayoutTables } from '../playout-tables.ts';

/** An event of the log that is an element, with what its playout system said. */
export interface AiredEvent {
  readonly id: number;
  readonly title: string;
  readonly artist: string;
  readonly identifier: string;
  readonly category: string;
  /** Unix seconds. */
  readonly started_at: number;
  readonly frames: number;
  /** 1 once its audio was deleted. */
  readonly gone: number;
  readonly cue_id: number | null;
  readonly type: string | null;
  readonly album: string | null;
  readonly label: string | null;
  readonly isrc: string | null;
  readonly planned_ms: number | null;
  readonly played_ms: number | null;
  readonly stream_id: number | null;
  readonly first_n: number | null;
  readonly last_n: number | null;
  readonly skip_frames: number | null;
  readonly drop_frames: number | null;
}

/** The events of a log that started in a span (Unix seconds) and are no talk, in order. */
export async function airedEvents(
  db: Tables,
  stationId: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<AiredEvent[]> {
  const { rows } = await sql<AiredEvent>`
    select e.id, e.title, e.artist, e.identifier, e.category, e.started_at, e.frames, e.gone, p.cue_id,
      c.type, c.album, c.label, c.isrc, c.planned_ms, c.played_ms,
      r.stream_id, r.first_n, r.last_n, r.skip_frames, r.drop_frames
    from audio_events e
    left join playout_events p on p.event_id = e.id
    left join playout_cues c on c.id = p.cue_id
    left join event_ranges r on r.event_id = e.id and r.position = 0
    where e.station_id = ${stationId} and e.type_name = 'LOGGER' and e.id >= ${from * 1000} and e.id < ${to * 1000}
      and (p.kind is null or p.kind = 'element')
    order by e.id`.execute(db.tables<PlayoutTables>());
  return rows;
}

/** A part of a log that an episode plays. */
export interface EpisodePart {
  readonly episode_id: number;
  readonly name: string;
  readonly stream_id: number;
  readonly first_n: number;
  readonly last_n: number;
  readonly skip_frames: number;
  readonly drop_frames: number;
}

/** The parts of a log that published episodes play, by way of whatever was cut, copied or merged from it. */
export async function episodeParts(
  db: Tables,
  stationId: number,
  log: { readonly stream_id: number; readonly first_n: number; readonly last_n: number },
): Promise<EpisodePart[]> {
  const { rows } = await sql<EpisodePart>`
    select distinct ee.episode_id, e.name, r.stream_id, r.first_n, r.last_n, r.skip_frames, r.drop_frames
    from event_ranges r
    join episode_events ee on ee.event_id = r.event_id
    join episodes e on e.id = ee.episode_id
    where r.stream_id = ${log.stream_id} and r.first_n <= ${log.last_n} and r.last_n >= ${log.first_n}
      and e.station_id = ${stationId} and e.deleted_at is null and e.published_at is not null
    order by ee.episode_id, r.first_n`.execute(db.tables<PlayoutTables>());
  return rows;
}

/** An element that a playout system played, without an event of the log. */
export interface UnloggedSpot {
  readonly title: string;
  readonly artist: string;
  readonly cart: string;
  readonly category: string;
  /** Unix milliseconds of the recorded sound. */
  readonly started_at_ms: number;
  readonly planned_ms: number | null;
  readonly played_ms: number | null;
}

/** Adverts of a span (Unix seconds) that are no events: those of the first input that is on, and those of corrections. */
export async function unloggedSpots(
  db: Tables,
  stationId: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<UnloggedSpot[]> {
  const { rows } = await sql<UnloggedSpot>`
    select c.title, c.artist, c.cart, c.category, c.planned_ms, c.played_ms,
      c.started_at_ms + coalesce(i.offset_ms, 0) as started_at_ms
    from playout_cues c left join playout_inputs i on i.id = c.input_id
    where c.station_id = ${stationId} and c.type = 'spot'
      and c.started_at_ms >= ${from * 1000} and c.started_at_ms < ${to * 1000}
      and (c.correction_id is not null or c.input_id = (select first.id from playout_inputs first
        where first.station_id = ${stationId} and first.active = 1 order by first.position, first.id limit 1))
      and not exists (select 1 from playout_events p where p.cue_id = c.id)
    order by c.started_at_ms`.execute(db.tables<PlayoutTables>());
  return rows;
}
