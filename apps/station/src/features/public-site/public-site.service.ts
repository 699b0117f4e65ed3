import type { PublicEpisode, PublicProgramme, PublicShow } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { type Station, wholeStation } from '../accounts/index.ts';
import { type Destinations, isPublicDestination } from '../destinations/index.ts';
import type { Episodes, PublicQuery, PublishedEpisode } from '../episodes/index.ts';
import { feedAddress } from '../feeds/index.ts';
import type { Images } from '../images/index.ts';
import type { ScheduleDay } from '../schedules/index.ts';
import type { ShowRow, Shows } from '../shows/index.ts';
import {
  presentEpisode,
  presentProgramme,
  presentShow,
  type PublicAddresses,
} from './public-site.presenter.ts';

export interface PublicSiteDeps {
  readonly shows: Shows;
  readonly images: Pick<Images, 'absolute'>;
  readonly episodes: Pick<Episodes, 'published'>;
  readonly destinations: Destinations;
  readonly schedules: Pick<ScheduleDay, 'programmes'>;
}

export interface EpisodePage {
  readonly show?: number | undefined;
  readonly q?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

const feedView = { page: 1, all: false, showDeleted: false };

/** The shows, episodes and hours of a station that the public may see. */
export type PublicSite = ReturnType<typeof createPublicSiteService>;

export function createPublicSiteService(context: StationContext, deps: PublicSiteDeps) {
  const { shows, images, episodes, destinations, schedules } = deps;
  const at = (): PublicAddresses => ({ publicUrl: context.publicUrl, absolute: images.absolute });

  async function publicDestinations({ id }: Station) {
    return (await destinations.list(wholeStation(id))).filter(isPublicDestination);
  }

  async function findEpisodes(station: Station, query: Omit<PublicQuery, 'destinationIds'>) {
    const destinationIds = (await publicDestinations(station)).map(({ id }) => id);
    return episodes.published.publicEpisodes(station.id, { ...query, destinationIds });
  }

  async function present(station: Station, found: readonly PublishedEpisode[]): Promise<PublicEpisode[]> {
    const rows = await shows.byIds(station, [...new Set(found.map(({ showId }) => showId))]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return found.map((episode) => presentEpisode(at(), station, episode, byId.get(episode.showId)));
  }

  /** The shows with a public episode, by title. */
  async function publicShows(station: Station): Promise<{ row: ShowRow; shown: PublicShow }[]> {
    const destinations = await publicDestinations(station);
    const counts = await episodes.published.publicShows(
      station.id,
      destinations.map(({ id }) => id),
    );
    const feeds = new Map(
      destinations.filter(({ type, status }) => type === 'rss' && status).map((feed) => [feed.id, feed]),
    );
    const rows = await shows.byIds(station, [...counts.keys()]);
    const shown = rows.flatMap((row) => {
      const count = counts.get(row.id);
      const own = row.destinationIds.flatMap((id) => feeds.get(id) ?? []);
      const listed = own.map(({ id, title }) => ({
        title,
        url: feedAddress(context.publicUrl, station.slug, id, feedView),
      }));
      return count ? [{ row, shown: presentShow(at(), station, row, { ...count, feeds: listed }) }] : [];
    });
    return shown.toSorted((one, other) => one.shown.title.localeCompare(other.shown.title));
  }

  return {
    addresses: at,
    shows: async (station: Station): Promise<PublicShow[]> =>
      (await publicShows(station)).map(({ shown }) => shown),
    /** @throws resource.absent */
    async show(station: Station, id: number): Promise<PublicShow> {
      const found = (await publicShows(station)).find(({ row }) => row.id === id);
      if (!found) throw fail('resource.absent');
      return found.shown;
    },
    async episodes(station: Station, { show, q, page, limit }: EpisodePage) {
      const words = q ? { words: q } : {};
      const scope = show === undefined ? {} : { showId: show };
      const found = await findEpisodes(station, { ...scope, ...words, limit, offset: (page - 1) * limit });
      return {
        episodes: await present(station, found.episodes),
        total: found.total,
        page,
        pages: Math.max(1, Math.ceil(found.total / limit)),
      };
    },
    /** @throws resource.gone, resource.absent */
    async episode(station: Station, id: number): Promise<PublicEpisode> {
      const { episodes: found } = await findEpisodes(station, { ids: [id], limit: 1, offset: 0 });
      const [episode] = await present(station, found);
      if (episode) return episode;
      throw fail(
        (await episodes.published.publicEpisode(station.id, id)) === 'gone'
          ? 'resource.gone'
          : 'resource.absent',
      );
    },
    /** The hours of public shows within a span, in order. */
    async programmes(
      station: Station,
      span: { from: number; until: number },
      now: number,
    ): Promise<PublicProgramme[]> {
      const rows = new Map((await publicShows(station)).map(({ row }) => [row.id, row]));
      return (await schedules.programmes(station, span)).flatMap((hours) => {
        const show = rows.get(hours.show_id);
        return show ? [presentProgramme(at(), station, hours, show, now)] : [];
      });
    },
  };
}
