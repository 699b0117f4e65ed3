import type { StationContext } from '../../../context.ts';
import { type Station, wholeStation } from '../../accounts/index.ts';
import { type Destinations, isPublicDestination } from '../../destinations/index.ts';
import type { Episodes, PublishedEpisode } from '../../episodes/index.ts';
import type { Shows } from '../../shows/index.ts';
import { type AiringRow, programmesBetween } from '../programmes.repository.ts';
import type { Span } from '../readers/source-week.ts';
import { createShowFinder } from '../show-finder.ts';

const dayMs = 86_400_000;
/** Days after an airing in which an episode of its show belongs to it, unless the programme airs again before. */
const episodeDays = 7;
/** Episodes of one show that are looked at: more than a show publishes in a week. */
const mostEpisodes = 100;

/** A public airing with its show, if that has public episodes. */
export interface WeekAiring {
  readonly airing: AiringRow;
  readonly show: { readonly id: number; readonly title: string } | null;
}

export interface PublicWeekDeps {
  readonly destinations: Destinations;
  readonly episodes: Pick<Episodes, 'published'>;
  readonly shows: Pick<Shows, 'list'>;
}

/** The programmes of a station that the public may see. Moments are in Unix milliseconds. */
export interface PublicWeek {
  /** Airings that start in a span, in order. */
  airings(station: Station, span: Span): Promise<WeekAiring[]>;
  /** The same, each with the public episodes that its show published from its start until the next airing. */
  withEpisodes(station: Station, span: Span): Promise<(WeekAiring & { episodes: PublishedEpisode[] })[]>;
}

export function createPublicWeek(
  { db }: Pick<StationContext, 'db'>,
  { destinations, episodes, shows }: PublicWeekDeps,
): PublicWeek {
  async function destinationIds({ id }: Station): Promise<number[]> {
    return (await destinations.list(wholeStation(id))).filter(isPublicDestination).map((one) => one.id);
  }

  async function airings(station: Station, { from, until }: Span): Promise<WeekAiring[]> {
    const rows = await programmesBetween(db, station.id, { from, until });
    const shown = rows.filter(({ is_public, start_ms }) => is_public === 1 && start_ms >= from);
    if (shown.length === 0) return [];
    const findShow = await createShowFinder(shows, station.id);
    const published = await episodes.published.publicShows(station.id, await destinationIds(station));
    return shown.map((airing) => {
      const show = findShow(airing);
      return { airing, show: show && published.has(show.id) ? show : null };
    });
  }

  return {
    airings,
    async withEpisodes(station, span) {
      const later = await airings(station, { from: span.from, until: span.until + episodeDays * dayMs });
      const ids = await destinationIds(station);
      const byShow = new Map<number, PublishedEpisode[]>();
      for (const { show } of later) {
        if (!show || byShow.has(show.id)) continue;
        const query = { destinationIds: ids, showId: show.id, limit: mostEpisodes, offset: 0 };
        byShow.set(show.id, (await episodes.published.publicEpisodes(station.id, query)).episodes);
      }
      return later
        .filter(({ airing }) => airing.start_ms < span.until)
        .map((one) => ({ ...one, episodes: episodesOf(one, later, byShow.get(one.show?.id ?? 0) ?? []) }));
    },
  };
}

function episodesOf(
  { airing, show }: WeekAiring,
  later: readonly WeekAiring[],
  published: readonly PublishedEpisode[],
): PublishedEpisode[] {
  const next = later.find((one) => one.show?.id === show?.id && one.airing.start_ms > airing.start_ms);
  const until = Math.min(next?.airing.start_ms ?? Infinity, airing.start_ms + episodeDays * dayMs);
  return published.filter(({ published: seconds }) => {
    return seconds * 1000 >= airing.start_ms && seconds * 1000 < until;
  });
}
