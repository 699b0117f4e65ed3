import { belongingTo, type MovedTable, ofStation } from './moved-table.ts';

const episodes: MovedTable = {
  name: 'episodes',
  key: ['id'],
  rows: ofStation,
  references: { show_id: 'shows' },
  needs: ['show_id'],
  addresses: [
    'image',
    'rss_image',
    'selected_image',
    'description',
    'feed_description',
    'feed_notes',
    'podcast',
    'chapter_markers',
  ],
};

/** A table with a column `episode_id`, and further references. */
function ofEpisodes(
  name: string,
  key: readonly string[],
  references: NonNullable<MovedTable['references']> = {},
  more: Partial<MovedTable> = {},
): MovedTable {
  return {
    name,
    key: ['episode_id', ...key],
    rows: belongingTo('episode_id', episodes),
    references: { episode_id: 'episodes', ...references },
    needs: ['episode_id', ...Object.keys(references)],
    ...more,
  };
}

/** Episodes with their timelines, files, destinations and past audio. */
export const episodeTables: readonly MovedTable[] = [
  episodes,
  ofEpisodes('episode_events', ['position'], { event_id: 'audio_events' }),
  ofEpisodes('episode_tags', ['position'], { tag_id: 'tags' }),
  ofEpisodes('episode_connections', ['connection_id'], { connection_id: 'connections' }),
  ofEpisodes('episode_media', ['format']),
  ofEpisodes('episode_id3_files', []),
  ofEpisodes('episode_videos', ['kind'], {}, { addresses: ['image'] }),
  // The files of replaced audio stay behind.
  ofEpisodes('episode_audio_versions', ['number'], {}, { adapt: withoutReplacedAudio }),
  ofEpisodes('episode_rights', ['event_id'], { event_id: 'audio_events' }),
  // Sent episodes are not sent again. A checkpoint belongs to an upload that this installation has begun.
  ofEpisodes(
    'deliveries',
    ['connection_id'],
    { connection_id: 'connections' },
    { leftOut: ['checkpoint', 'retry_at', 'open_since'], adapt: asEndedDelivery },
  ),
  {
    name: 'speaker_names',
    key: ['station_id', 'scope', 'scope_id', 'label'],
    rows: ofStation,
    adapt: (row, { newId }) => {
      const scope_id = newId(row['scope'] === 'show' ? 'shows' : 'episodes', Number(row['scope_id']));
      return scope_id === null ? null : { ...row, scope_id };
    },
  },
];

function withoutReplacedAudio(
  row: Parameters<NonNullable<MovedTable['adapt']>>[0],
  { newId }: Parameters<NonNullable<MovedTable['adapt']>>[1],
) {
  const kept = row['kept_until'] === null ? row : { ...row, kept_until: 0 };
  if (typeof kept['pieces'] !== 'string') return kept;
  const pieces: unknown = JSON.parse(kept['pieces']);
  if (!Array.isArray(pieces)) return { ...kept, pieces: null };
  const moved = pieces.map((piece: { id?: unknown }) => ({
    ...piece,
    id: newId('audio_events', Number(piece.id)) ?? 0,
  }));
  return { ...kept, pieces: JSON.stringify(moved) };
}

const endedDeliveries: ReadonlySet<unknown> = new Set(['delivered', 'failed', 'withdrawn']);

function asEndedDelivery(row: Parameters<NonNullable<MovedTable['adapt']>>[0]) {
  return endedDeliveries.has(row['status']) ? { ...row, checkpoint: '' } : null;
}
