import type { StationContext } from '../../context.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import type { Station } from '../accounts/index.ts';
import { stationDay } from '../episodes/index.ts';
import { bodyWithoutToken } from '../feeds/index.ts';
import { collectArchive } from './collect-archive.ts';
import { collectEpisodeFiles } from './collect-episode-files.ts';
import { listsOf } from './collect-lists.ts';
import { collectNumbers } from './collect-numbers.ts';
import { collectTables } from './collect-tables.ts';
import type { StationExportDeps } from './export-deps.ts';
import { imagesOf } from './export-images.ts';
import type { ExportSource, ExportStep } from './export-source.ts';
import type { StationExportRow } from './station-export-tables.ts';
import type { LogSpan } from './tables/moved-table.ts';

/** Percentages of an export at which a kind of files begins; the audio of the episodes comes before them. */
const starts = { archive: 55, images: 80, campaigns: 84, feeds: 85, lists: 90, numbers: 95 } as const;

/** The files of an export, in the order of the zip. Content is read when a file is stored. */
export async function* collectFiles(
  context: StationContext,
  deps: StationExportDeps,
  station: Station,
  row: StationExportRow,
): AsyncGenerator<ExportStep> {
  await deps.analytics.flush();
  yield* collectEpisodeFiles(deps, station, { end: starts.archive, includesMedia: row.includes_media === 1 });
  const choice = { stationId: station.id, log: logSpan(station, row) };
  yield* withProgress(collectArchive(context, choice, row.includes_media === 1), starts.archive);
  yield* withProgress(imagesOf(context, station), starts.images);
  if (row.includes_media === 1) yield* withProgress(campaignAudioOf(deps, station), starts.campaigns);
  yield* withProgress(feedsOf(deps, station), starts.feeds);
  yield* withProgress(listsOf(context, deps, station, row), starts.lists);
  yield* withProgress(collectTables(context, choice), starts.lists);
  yield* withProgress(collectNumbers(deps, station), starts.numbers);
}

/** The chosen days of the log, in the time zone of the station. */
function logSpan(
  { timezone }: Station,
  { log_first_day: first, log_last_day: last }: StationExportRow,
): LogSpan | null {
  return first === null || last === null
    ? null
    : { from: stationDay(first, timezone).start, to: stationDay(last, timezone).end };
}

async function* withProgress(
  sources: AsyncIterable<ExportSource> | Iterable<ExportSource>,
  progress: number,
): AsyncGenerator<ExportStep> {
  for await (const source of sources) yield { source, progress };
}

/** The audio of campaigns, under their ids. */
async function* campaignAudioOf(
  { campaigns }: StationExportDeps,
  station: Station,
): AsyncGenerator<ExportSource> {
  for (const { campaign, format, key } of await campaigns.files(station)) {
    yield { path: `campaigns/${campaign}.${format}`, key, sha256: null };
  }
}

/** Each feed as the station serves it, page by page; a private one without the token of a listener. */
async function* feedsOf(
  { destinations, feeds }: StationExportDeps,
  station: Station,
): AsyncGenerator<ExportSource> {
  for (const { id, type, status } of await destinations.list(station)) {
    if (type !== 'rss' || !status) continue;
    for (let page = 1; ; page += 1) {
      const body = await feeds
        .rendered(station, id, { page, all: false, showDeleted: false })
        .then(bodyWithoutToken, (error: unknown) => {
          if (isStationError(error, 'resource.absent')) return null;
          throw error;
        });
      if (!body) break;
      yield { path: `feeds/${id}/${page === 1 ? 'feed' : `feed-${page}`}.xml`, content: () => once(body) };
    }
  }
}

async function* once(body: Uint8Array): AsyncGenerator<Uint8Array> {
  yield body;
}
