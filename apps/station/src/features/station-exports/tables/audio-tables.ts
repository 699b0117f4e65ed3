import { sql } from 'kysely';
import type { StoredRow } from '../../../platform/db/table-pages.ts';
import { belongingTo, type MovedTable, ofStation } from './moved-table.ts';

/** Audio that the library, an episode or a show plays, and that of the chosen time of the log and of its holds. */
export const audioEvents: MovedTable = {
  name: 'audio_events',
  key: ['id'],
  rows: (choice) => {
    const { log } = choice;
    const logged = log ? sql`(started_at >= ${log.from} and started_at < ${log.to})` : sql`false`;
    const isUsed = sql`exists (select 1 from event_holds h where h.event_id = audio_events.id)`;
    const inHold = sql`exists (select 1 from log_holds h where h.station_id = audio_events.station_id
      and h.released_at is null and audio_events.started_at * 1000 < h.to_ms
      and audio_events.started_at * 1000 + audio_events.frames * 1024000 / 44100 > h.from_ms)`;
    return sql`${ofStation(choice)} and type_name <> 'SINGLE_USE' and (type_name <> 'LOGGER' or ${isUsed} or ${logged} or ${inHold})`;
  },
  references: { category_id: 'categories', made_by: 'users' },
  adapt: (row) => ({ ...row, category_id: row['category_id'] ?? 0, gone: 1 }),
  isBulk: true,
};

const ranges: MovedTable = {
  name: 'event_ranges',
  key: ['event_id', 'position'],
  rows: belongingTo('event_id', audioEvents),
  references: { event_id: 'audio_events', stream_id: 'streams' },
  needs: ['event_id', 'stream_id'],
  isBulk: true,
};

const transcripts: MovedTable = { name: 'transcripts', key: ['id'], rows: ofStation, isBulk: true };

/** Streams, events and their words. The segments with their audio are files of the zip. */
export const audioTables: readonly MovedTable[] = [
  {
    name: 'streams',
    key: ['id'],
    rows: ofStation,
    leftOut: ['is_shared'],
    adapt: (row, { stationId }) => ({ ...row, name: streamName(row, stationId) }),
    isBulk: true,
  },
  audioEvents,
  ranges,
  transcripts,
  {
    name: 'transcript_words',
    key: ['stream_id', 'n', 'transcript_id'],
    rows: (choice) => sql`transcript_id in (select id from transcripts where ${ofStation(choice)})
      and exists (select 1 from event_ranges r where r.stream_id = transcript_words.stream_id
        and transcript_words.n between r.first_n and r.last_n and ${belongingTo('event_id', audioEvents)(choice)})`,
    references: { stream_id: 'streams', transcript_id: 'transcripts' },
    needs: ['stream_id', 'transcript_id'],
    isBulk: true,
  },
];

/** The archive's name of a stream of another installation. */
function streamName({ id, name }: StoredRow, stationId: number): string {
  return String(name).startsWith('log-') ? `log-${stationId}` : `moved-${String(id)}`;
}
