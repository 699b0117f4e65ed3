import { type Explanation, figureReasons } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import type { Station } from '../../accounts/index.ts';
import { dayOf } from '../download-rule.ts';
import { filterOf } from '../figures-query.ts';
import { downloadsSum } from '../figures.repository.ts';
import { type Counting } from '../rules/counting-rules.ts';
import { countingFacts, keptFrom, listFacts } from './counting-facts.ts';
import {
  episodeDownloads,
  requestsByReason,
  requestsOfAgents,
  robotRequests,
  type ReasonFilter,
} from './reasons.repository.ts';

export interface ExplanationQuery {
  readonly start_date: string;
  readonly end_date: string;
  readonly show_id?: string | undefined;
  readonly episode_id?: number | undefined;
  readonly platform_list?: string | undefined;
  readonly countries_list?: string | undefined;
}

/** How the downloads of a selection came about. */
export type Explain = (station: Station, query: ExplanationQuery) => Promise<Explanation>;

export function createExplain({ db, clock }: StationContext, counting: Counting): Explain {
  return async (station, query) => {
    const figures = filterOf(station, { ...query, station_names: station.slug });
    const filter: ReasonFilter = { ...figures, episode: query.episode_id ?? null };
    const isNarrowed = filter.countries.length + filter.platforms.length > 0;
    const rows = await (isNarrowed ? requestsOfAgents : requestsByReason)(db, filter);
    const sumOf = (kept: readonly { requests: number }[]) =>
      kept.reduce((sum, { requests }) => sum + requests, 0);
    const byRule = Map.groupBy(rows, ({ rule }) => rule);
    const downloads =
      filter.episode === null ? await downloadsSum(db, figures) : await episodeDownloads(db, filter);
    return {
      counting: countingFacts(counting),
      list: listFacts(),
      kept_from: keptFrom(dayOf(clock.now())),
      downloads,
      requests: sumOf(rows),
      reasons: figureReasons.map((reason) => ({
        reason,
        requests: sumOf(rows.filter((row) => row.reason === reason)),
      })),
      rules: [...byRule]
        .map(([rule, kept]) => ({ rule, requests: sumOf(kept) }))
        .toSorted((a, b) => b.requests - a.requests),
      robots: await robotRequests(db, filter),
    };
  };
}
