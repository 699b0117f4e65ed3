import type { StationContext } from '../../context.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import type { Station } from '../accounts/index.ts';
import { collectEpisodeFiles } from './collect-episode-files.ts';
import { collectNumbers } from './collect-numbers.ts';
import { episodeLines, episodeRows } from './episode-lists.ts';
import type { StationExportDeps } from './export-deps.ts';
import type { ExportSource, ExportStep } from './export-source.ts';
import { imagesOf } from './export-images.ts';
import type { StationExportRow } from './station-export-tables.ts';

/** Percentages of an export at which a kind of files begins; the audio of the episodes comes before them. */
const starts = { images: 80, feeds: 85, lists: 90, numbers: 95 } as const;

/** The files of an export, in the order of the zip. Content is read when a file is stored. */
export async function* collectFiles(
  context: StationContext,
  deps: StationExportDeps,
  station: Station,
  row: StationExportRow,
): AsyncGenerator<ExportStep> {
  await deps.analytics.flush();
  yield* collectEpisodeFiles(deps, station, { end: starts.images, includesMedia: row.includes_media === 1 });
  yield* withProgress(imagesOf(context, station), starts.images);
  yield* withProgress(feedsOf(deps, station), starts.feeds);
  yield* withProgress(listsOf(context, deps, station, row), starts.lists);
  yield* withProgress(collectNumbers(deps, station), starts.numbers);
}

async function* withProgress(sources: AsyncIterable<ExportSource> | Iterable<ExportSource>, progress: number): AsyncGenerator<ExportStep> {
  for await (const source of sources) yield { source, progress };
}

/** Each feed as the station serves it, page by page. */
async function* feedsOf({ connections, feeds }: StationExportDeps, station: Station): AsyncGenerator<ExportSource> {
  for (const { id, type, status } of await connections.list(station)) {
    if (type !== 'rss' || !status) continue;
    for (let page = 1; ; page += 1) {
      const body = await feeds.rendered(station, id, { page, all: false, showDeleted: false }).then(
        (feed) => feed.body,
        (error: unknown) => {
          if (isStationError(error, 'resource.absent')) return null;
          throw error;
        },
      );
      if (!body) break;
      yield { path: `feeds/${id}/${page === 1 ? 'feed' : `feed-${page}`}.xml`, content: () => once(body) };
    }
  }
}

function* listsOf(
  { publicUrl }: StationContext,
  { categories, connections, episodes, shows, tags }: StationExportDeps,
  station: Station,
  row: StationExportRow,
): Generator<ExportSource> {
  const { slug, name, title, timezone, stationType, bitrate, logo, accent } = station;
  const facts = { slug, name, title, timezone, station_type: stationType, bitrate, logo, accent };
  const address = { address: `${publicUrl}/${slug}`, exported_at: row.created_at };
  yield jsonFile('station.json', async () => ({ ...facts, ...address }));
  yield jsonFile('shows.json', async () => shows.present(station, await shows.list(station)));
  yield jsonFile('tags.json', async () => (await tags.list(station.id)).map((tag) => tags.present(station, tag)));
  yield jsonFile('categories.json', async () => ({
    groups: await categories.list(station, { limit: 0, offset: 0 }),
    ungrouped: await categories.orphaned(station),
  }));
  yield jsonFile('destinations.json', async () =>
    (await connections.list(station)).map(({ station_id: _station, webhook_url: _sealed, ...destination }) => destination),
  );
  yield { path: 'episodes.json', content: () => episodeLines(episodes, station) };
  yield { path: 'episodes.csv', content: () => episodeRows(episodes, station) };
}

function jsonFile(path: string, read: () => Promise<unknown>): ExportSource {
  return {
    path,
    async *content() {
      yield `${JSON.stringify(await read(), null, 2)}\n`;
    },
  };
}

async function* once(body: Uint8Array): AsyncGenerator<Uint8Array> {
  yield body;
}
