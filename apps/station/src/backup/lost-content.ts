import { sql, type RawBuilder } from 'kysely';
import type { Tables } from '../platform/db/database.ts';
import type { ByteSpan, LostFile } from './restore-files.ts';

/** An episode of which files were not restored. */
export interface LostEpisode {
  readonly id: number;
  /** Slug of its station. */
  readonly station: string;
  /** Title of its show. */
  readonly show: string;
  readonly title: string;
  /** When it was published, is scheduled or was created; ISO 8601. */
  readonly date: string;
  readonly files: readonly string[];
}

/** A show whose images were not restored. */
export type LostShow = Pick<LostEpisode, 'id' | 'station' | 'title' | 'files'>;

/** Recorded or uploaded audio that was not restored, whether an episode plays it or not. */
export interface LostAudio {
  readonly station: string;
  readonly file: string;
  /** When its first and last segment were recorded or uploaded, ISO 8601. */
  readonly from: string;
  readonly to: string;
  /** Titles of the items of the library that play it. */
  readonly items: readonly string[];
}

export interface LostContent {
  readonly episodes: readonly LostEpisode[];
  readonly shows: readonly LostShow[];
  readonly audio: readonly LostAudio[];
}

const STORED = /^files\/(?<folder>episodes|id3|videos|images|share-clips)\/(?<station>\d+)\/(?<file>[^/]+)$/;
const everything: ByteSpan = { offset: 0, length: Number.MAX_SAFE_INTEGER };

/** Finds in a restored database, also one of an older version, what lost files belong to. Changes nothing. */
export async function findLostContent(db: Tables, lost: readonly LostFile[]): Promise<LostContent> {
  const episodes = new Map<number, string[]>();
  const shows = new Map<number, string[]>();
  const audio: LostAudio[] = [];
  for (const { path, zeros } of lost) {
    for (const id of await episodesOf(db, path)) add(episodes, id, path);
    for (const id of await showsOf(db, path)) add(shows, id, path);
    const file = await archiveFileOf(db, path);
    for (const span of file === null ? [] : (zeros ?? [everything])) {
      for (const id of await ids(
        db,
        ['episode_events'],
        playing(file, span, sql`join episode_events p on p.event_id = r.event_id`),
      )) {
        add(episodes, id, path);
      }
      if (path.startsWith('archive/')) audio.push(...(await audioOf(db, path, file, span)));
    }
  }
  return { episodes: await describeEpisodes(db, episodes), shows: await describeShows(db, shows), audio };
}

function add(to: Map<number, string[]>, id: number, path: string): void {
  const files = to.get(id) ?? [];
  if (!files.includes(path)) files.push(path);
  to.set(id, files);
}

/** The rows of a query of ids; none where the database is older than a table. */
async function ids(
  db: Tables,
  tables: readonly string[],
  query: RawBuilder<{ id: number }>,
): Promise<number[]> {
  for (const table of tables) if ((await db.dialect.columnsOf(db, table)).length === 0) return [];
  return (await query.execute(db.tables())).rows.map(({ id }) => id);
}

/** By the tables that name the file itself. */
async function episodesOf(db: Tables, path: string): Promise<number[]> {
  const { folder, station, file = '' } = STORED.exec(path)?.groups ?? {};
  const of = sql`station_id = ${Number(station)}`;
  const key = file.replace(/\.\w+$/, '');
  const named = async (table: string, column: string) =>
    ids(
      db,
      [table],
      sql<{
        id: number;
      }>`select episode_id as id from ${sql.table(table)} where ${of} and ${sql.ref(column)} = ${key} and episode_id is not null`,
    );
  switch (folder) {
    case 'episodes':
      return [
        ...(await named('episode_media', 'media_key')),
        ...(await named('episode_audio_versions', 'media_key')),
      ];
    case 'id3':
      return named('episode_id3_files', 'file_key');
    case 'videos':
      return named('episode_videos', 'file_key');
    case 'share-clips':
      return named('share_clips', 'id');
    case 'images':
      return ids(
        db,
        ['episodes'],
        sql`select id from episodes where ${of} and deleted_at is null and ${anyNames(imagesOfEpisode, file)}`,
      );
    default:
      return [];
  }
}

const imagesOfEpisode = ['image', 'rss_image', 'selected_image', 'chapter_markers'];

async function showsOf(db: Tables, path: string): Promise<number[]> {
  const { folder, station, file = '' } = STORED.exec(path)?.groups ?? {};
  if (folder !== 'images') return [];
  const names = anyNames(['square_image', 'rectangle_image'], file);
  return ids(db, ['shows'], sql`select id from shows where station_id = ${Number(station)} and ${names}`);
}

/** Whether one of the columns has the address of an image. */
function anyNames(columns: readonly string[], file: string): RawBuilder<unknown> {
  return sql`(${sql.join(
    columns.map((column) => sql`${sql.ref(column)} like ${`%/images/${file}%`}`),
    sql` or `,
  )})`;
}

/** The name in the archive of a file, or of the audio that was encoded from a file as it came; null for other files. */
async function archiveFileOf(db: Tables, path: string): Promise<string | null> {
  const [, recorded] = /^archive\/(.+\.aac)$/.exec(path) ?? [];
  if (recorded !== undefined) return recorded;
  const [, key] = /^files\/(originals\/.+)$/.exec(path) ?? [];
  if (key === undefined || (await db.dialect.columnsOf(db, 'original_files')).length === 0) return null;
  const { rows } = await sql<{
    name: string;
  }>`select f.name from original_files o join archive_files f on f.id = o.file_id
    where o.storage_key = ${key}`.execute(db.tables());
  return rows[0]?.name ?? null;
}

const segmentsIn = (file: string, { offset, length }: ByteSpan) =>
  sql`archive_files f join segments s on s.file_id = f.id and s."offset" < ${offset + length} and s."offset" + s.length > ${offset}
    and f.name = ${file}`;

function playing(file: string | null, span: ByteSpan, join: RawBuilder<unknown>): RawBuilder<{ id: number }> {
  return sql`select distinct p.episode_id as id from ${segmentsIn(file ?? '', span)}
    join event_ranges r on r.stream_id = s.stream_id and s.n between r.first_n and r.last_n ${join}`;
}

async function audioOf(db: Tables, path: string, file: string | null, span: ByteSpan): Promise<LostAudio[]> {
  const spans = sql<{ station: string; first: number | null; last: number | null }>`select st.slug as station,
    min(s.started_at_ms) as first, max(s.started_at_ms) as last from ${segmentsIn(file ?? '', span)}
    join streams t on t.id = f.stream_id join stations st on st.id = t.station_id group by st.slug`;
  const items = sql<{ title: string }>`select distinct e.title from ${segmentsIn(file ?? '', span)}
    join event_ranges r on r.stream_id = s.stream_id and s.n between r.first_n and r.last_n
    join audio_events e on e.id = r.event_id and e.origin <> 'log' order by e.title`;
  const titles = (await items.execute(db.tables())).rows.map(({ title }) => title);
  return (await spans.execute(db.tables())).rows.map(({ station, first, last }) => ({
    station,
    file: path,
    from: new Date(first ?? 0).toISOString(),
    to: new Date(last ?? 0).toISOString(),
    items: titles,
  }));
}

async function describeEpisodes(
  db: Tables,
  found: ReadonlyMap<number, readonly string[]>,
): Promise<LostEpisode[]> {
  const episodes: LostEpisode[] = [];
  for (const [id, files] of found) {
    const { rows } = await sql<{
      station: string;
      show: string;
      title: string;
      listed_at: number;
    }>`select st.slug as station, s.title as show,
      e.name as title, e.listed_at from episodes e join shows s on s.id = e.show_id join stations st on st.id = e.station_id
      where e.id = ${id} and e.deleted_at is null`.execute(db.tables());
    for (const { listed_at, ...row } of rows)
      episodes.push({ id, ...row, date: new Date(listed_at * 1000).toISOString(), files });
  }
  return episodes.toSorted((a, b) => (a.date < b.date ? 1 : -1));
}

async function describeShows(db: Tables, found: ReadonlyMap<number, readonly string[]>): Promise<LostShow[]> {
  const shows: LostShow[] = [];
  for (const [id, files] of found) {
    const { rows } = await sql<{
      station: string;
      title: string;
    }>`select st.slug as station, s.title from shows s
      join stations st on st.id = s.station_id where s.id = ${id}`.execute(db.tables());
    for (const row of rows) shows.push({ id, ...row, files });
  }
  return shows;
}
