import { analyticsOperations, episodeKey } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import { serveStored } from '../../platform/http/serve-stored.ts';
import { type Accounts, slugsOf, type Station } from '../accounts/index.ts';
import type { Episodes } from '../episodes/index.ts';
import type { Shows } from '../shows/index.ts';
import type { AverageEpisodes } from './average-episodes.service.ts';
import type { Devices } from './explain/devices.service.ts';
import type { Explain } from './explain/explain.service.ts';
import { methodologyOf, methodologyPage } from './explain/methodology.ts';
import type { Recounts } from './explain/recount.jobs.ts';
import type { Exports } from './exports.jobs.ts';
import type { FiguresService } from './figures.service.ts';
import type { FirstDays } from './first-days.service.ts';
import type { RetentionReader } from './retention/retention.service.ts';
import type { Counting } from './rules/counting-rules.ts';

export interface AnalyticsRouteDeps {
  readonly accounts: Accounts;
  readonly episodes: Pick<Episodes, 'store'>;
  readonly shows: Shows;
  readonly figures: FiguresService;
  readonly exports: Exports;
  readonly firstDays: FirstDays;
  readonly averageEpisodes: AverageEpisodes;
  readonly devices: Devices;
  readonly explain: Explain;
  readonly recounts: Recounts;
  readonly retention: RetentionReader;
  readonly counting: Counting;
}

export function registerAnalyticsRoutes(context: StationContext, deps: AnalyticsRouteDeps): void {
  registerFigures(context, deps);
  registerExplanations(context, deps);
  registerNames(context, deps);
  registerExports(context, deps);
}

function registerFigures(
  { register }: StationContext,
  { accounts, figures, firstDays, averageEpisodes }: AnalyticsRouteDeps,
): void {
  const stationNamed = stationNamedAmong(accounts);

  register(analyticsOperations.shows, ({ params, query }) =>
    figures.page(stationNamed(params.station, query.station_names), query.dimension ?? 'show', query),
  );
  register(analyticsOperations.total, ({ params, query }) =>
    figures.page(stationNamed(params.station, query.station_names), query.dimension ?? 'total', query),
  );
  register(analyticsOperations.countries, ({ params, query }) =>
    figures.page(stationNamed(params.station, query.station_names), 'country', query),
  );
  register(analyticsOperations.firstDays, async ({ params }) => ({
    episodes: await firstDays(accounts.stationAt(params.station)),
  }));
  register(analyticsOperations.platforms, ({ params, query }) =>
    figures.page(stationNamed(params.station, query.station_names), 'platform', query),
  );
  register(analyticsOperations.episodeDownloads, ({ params, query }) =>
    figures.downloadsOf(accounts.stationAt(params.station), query.ids.split(',').map(Number)),
  );
  register(analyticsOperations.averageEpisodes, async ({ params, query }) => ({
    shows: await averageEpisodes(accounts.stationAt(params.station), query),
  }));
  register(analyticsOperations.showTrends, ({ params, query }) =>
    figures.trends(accounts.stationAt(params.station), query),
  );
}

function registerExplanations({ register, http }: StationContext, deps: AnalyticsRouteDeps): void {
  const { accounts, devices, explain, recounts, retention, counting } = deps;
  register(analyticsOperations.methodology, () => methodologyOf(counting));
  http.get('/.well-known/podcast-measurement', (_request, reply) =>
    sendPage(reply.header('cache-control', 'public, max-age=3600'), methodologyPage(methodologyOf(counting))),
  );
  register(analyticsOperations.devices, ({ params, query }) =>
    devices(accounts.stationAt(params.station), query),
  );
  register(analyticsOperations.explain, ({ params, query }) =>
    explain(accounts.stationAt(params.station), query),
  );
  register(analyticsOperations.retention, ({ params, query }) =>
    retention(accounts.stationAt(params.station), query),
  );
  register(analyticsOperations.recountPreview, ({ params }) =>
    recounts.preview(accounts.stationAt(params.station)),
  );
  register(analyticsOperations.recount, ({ params }) => recounts.start(accounts.stationAt(params.station)));
}

function registerNames(
  { register }: StationContext,
  { accounts, episodes, shows }: AnalyticsRouteDeps,
): void {
  register(analyticsOperations.episodeNames, async ({ params, body }) => {
    const station = accounts.stationAt(params.station);
    // Ranges of other stations return nothing, as if those had no episodes.
    const found = await episodes.store.named(
      station,
      body.filter((range) => slugsOf(station).includes(range.station)),
    );
    return Object.fromEntries(
      found.map(({ id, show_id, name, published_at, created_at }) => [
        episodeKey(station.slug, String(show_id), String(id)),
        { name, timestamp: published_at ?? created_at },
      ]),
    );
  });

  register(analyticsOperations.showNames, async ({ params }) => {
    const rows = await shows.list(accounts.stationAt(params.station));
    return Object.fromEntries(rows.map(({ id, title }) => [String(id), title]));
  });
}

function registerExports(
  { register, storage }: StationContext,
  { accounts, exports }: AnalyticsRouteDeps,
): void {
  const stationNamed = stationNamedAmong(accounts);
  register(analyticsOperations.showsCsv, ({ params, query, person }) =>
    exports.request(
      stationNamed(params.station, query.station_names),
      query.dimension ?? 'show',
      query,
      person.userId,
    ),
  );
  register(analyticsOperations.totalCsv, ({ params, query, person }) =>
    exports.request(
      stationNamed(params.station, query.station_names),
      query.dimension ?? 'total',
      query,
      person.userId,
    ),
  );
  register(analyticsOperations.countriesCsv, ({ params, query, person }) =>
    exports.request(stationNamed(params.station, query.station_names), 'country', query, person.userId),
  );
  register(analyticsOperations.platformsCsv, ({ params, query, person }) =>
    exports.request(stationNamed(params.station, query.station_names), 'platform', query, person.userId),
  );

  register(analyticsOperations.downloadCsv, async ({ params, request, reply }) => {
    const key = await exports.file(accounts.stationAt(params.station), params.job);
    return serveStored(request, reply, storage, key, {
      type: 'text/csv; charset=utf-8',
      downloadName: 'post_analytics.csv',
      cacheControl: 'private, no-cache',
    });
  });
}

/** The station of the address, if the query names no other. */
function stationNamedAmong(accounts: Accounts): (slug: string, names: string) => Station {
  return (slug, names) => {
    const station = accounts.stationAt(slug);
    if (!slugsOf(station).includes(names)) throw fail('resource.absent');
    return station;
  };
}
