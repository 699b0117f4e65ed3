import type { StationContext } from '../../context.ts';
import type { Station } from '../accounts/index.ts';
import { episodeLines, episodeRows, versionLines } from './episode-lists.ts';
import type { StationExportDeps } from './export-deps.ts';
import type { ExportSource } from './export-source.ts';
import type { StationExportRow } from './station-export-tables.ts';

/** The lists of an export, each a file that describes the whole station. */
export async function* listsOf(
  { publicUrl }: StationContext,
  deps: StationExportDeps,
  station: Station,
  row: StationExportRow,
): AsyncGenerator<ExportSource> {
  const { campaigns, categories, destinations, episodes, shows, tags } = deps;
  const address = { address: `${publicUrl}/${station.slug}`, exported_at: row.created_at };
  yield jsonFile('station.json', async () => ({ ...deps.accounts.movedSettings(station.id), ...address }));
  yield jsonFile('shows.json', async () => shows.present(station, await shows.list(station)));
  yield jsonFile('tags.json', async () =>
    (await tags.list(station.id)).map((tag) => tags.present(station, tag)),
  );
  yield jsonFile('categories.json', async () => ({
    groups: await categories.list(station, { limit: 0, offset: 0 }),
    ungrouped: await categories.orphaned(station),
  }));
  yield jsonFile('destinations.json', async () =>
    (await destinations.list(station)).map(
      ({ station_id: _station, webhook_url: _sealed, ...destination }) => destination,
    ),
  );
  yield jsonFile('campaigns.json', () => campaigns.list(station));
  yield jsonFile('private-feeds.json', () => privateFeedsOf(deps, station));
  for (const id of await deps.imports.ids(station))
    yield jsonFile(`imports/${id}.json`, () => deps.imports.report(station, id));
  yield { path: 'audio-versions.json', content: () => versionLines(episodes, station) };
  yield { path: 'episodes.json', content: () => episodeLines(episodes, station) };
  yield { path: 'episodes.csv', content: () => episodeRows(episodes, station) };
}

/** The listeners of each private feed, without their passwords. */
async function privateFeedsOf({ destinations, subscriptions }: StationExportDeps, station: Station) {
  const feeds = [];
  for (const { id, type, title } of await destinations.list(station)) {
    const listeners = type === 'rss' ? await subscriptions.listenersOf(id) : [];
    if (listeners.length > 0) feeds.push({ connection_id: id, title, subscriptions: listeners });
  }
  return feeds;
}

function jsonFile(path: string, read: () => Promise<unknown>): ExportSource {
  return {
    path,
    async *content() {
      yield `${JSON.stringify(await read(), null, 2)}\n`;
    },
  };
}
