import { csvLine } from '../../platform/csv-line.ts';
import { createLoopYield } from '../../platform/loop-yield.ts';
import type { Station } from '../accounts/index.ts';
import type { EpisodeRow, Episodes } from '../episodes/index.ts';

const batch = 100;

/** Every episode of a station, drafts included, without deleted ones. */
export async function* everyEpisode(
  { store }: Pick<Episodes, 'store'>,
  { id }: Pick<Station, 'id'>,
): AsyncGenerator<EpisodeRow> {
  const pause = createLoopYield();
  let last = 0;
  for (;;) {
    const rows = await store.after(id, last, batch);
    yield* rows;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < batch) return;
    await pause();
  }
}

/** A JSON array with one episode on each line. */
export async function* episodeLines(
  episodes: Pick<Episodes, 'store'>,
  station: Station,
): AsyncGenerator<string> {
  yield* jsonLines(everyEpisode(episodes, station), async (row) => episodes.store.whole(station, row));
}

/** A JSON array with one episode on each line that has versions of its audio, newest version first. */
export async function* versionLines(
  episodes: Pick<Episodes, 'store' | 'media'>,
  station: Station,
): AsyncGenerator<string> {
  yield* jsonLines(everyEpisode(episodes, station), async ({ id, guid }) => {
    const versions = await episodes.media.audioVersionsOf(station, id);
    return versions.length === 0 ? null : { playlist_id: id, guid, versions };
  });
}

/** Leaves out rows without an entry. */
async function* jsonLines(
  rows: AsyncIterable<EpisodeRow>,
  entryOf: (row: EpisodeRow) => Promise<object | null>,
): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const row of rows) {
    const entry = await entryOf(row);
    if (!entry) continue;
    yield separator + JSON.stringify(entry);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** The same episodes as CSV with a header line. Lists and objects are JSON in their cells. */
export async function* episodeRows(
  episodes: Pick<Episodes, 'store'>,
  station: Station,
): AsyncGenerator<string> {
  let columns: string[] | null = null;
  for await (const row of everyEpisode(episodes, station)) {
    const fields: Readonly<Record<string, unknown>> = { ...(await episodes.store.whole(station, row)) };
    if (!columns) {
      columns = Object.keys(fields);
      yield `\uFEFF${csvLine(columns)}`;
    }
    yield csvLine(columns.map((column) => cellOf(fields[column])));
  }
  if (!columns) yield '\uFEFF';
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
