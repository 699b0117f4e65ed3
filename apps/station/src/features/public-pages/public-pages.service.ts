import type { TranscriptHit } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import { type Destinations, isPublicDestination } from '../destinations/index.ts';
import type { Episodes, PublicQuery, PublishedEpisode } from '../episodes/index.ts';
import { feedAddress } from '../feeds/index.ts';
import type { Images } from '../images/index.ts';
import type { ShowRow, Shows } from '../shows/index.ts';
import type { EpisodeTranscript, PublishedTranscripts } from '../transcripts/index.ts';
import { type CoverColors, coverColors, plainColors } from './cover-colors.ts';

export interface PublicPageDeps {
  readonly accounts: Accounts;
  readonly shows: Shows;
  readonly images: Images;
  readonly episodes: Pick<Episodes, 'media' | 'published'>;
  readonly destinations: Destinations;
  readonly transcripts: Pick<PublishedTranscripts, 'episodeTranscript' | 'search'>;
}

/** A feed of a show that apps subscribe to. */
export interface PublicFeed {
  readonly title: string;
  /** Absolute. */
  readonly url: string;
}

/** The sound of an episode in equal parts, 0 to 127: the loudest sample and the loudness of each. */
export interface EpisodeWave {
  readonly peaks: readonly number[];
  readonly levels: readonly number[];
}

/** An episode with its show. */
export interface ListedEpisode {
  readonly episode: PublishedEpisode;
  readonly show: ShowRow | null;
}

/** The content of the public pages. Only what a feed or a player of the station shows is listed. */
export interface PublicPages {
  /** @throws resource.gone, resource.absent */
  episode(
    station: Station,
    id: number,
  ): Promise<
    ListedEpisode & {
      wave: EpisodeWave;
      feeds: PublicFeed[];
      more: ListedEpisode[];
      transcript: EpisodeTranscript | null;
    }
  >;
  /** @throws resource.absent */
  show(
    station: Station,
    id: number,
    page: number,
  ): Promise<{ show: ShowRow; feeds: PublicFeed[]; episodes: ListedEpisode[]; total: number; pages: number }>;
  /** The newest public episode of a show; null without one. */
  newest(station: Station, showId: number): Promise<PublishedEpisode | null>;
  /**
   * All shows with a public episode and the newest episodes; or the episodes whose texts contain the words, and the moments
   * at which they are spoken.
   */
  station(
    station: Station,
    words: string,
  ): Promise<{ shows: ShowRow[]; episodes: ListedEpisode[]; moments: TranscriptHit[] }>;
  colorsOf(station: Station, image: string): Promise<CoverColors>;
}

const pageLength = 20;
const moreLength = 4;
/** Points of the wave; a phone and a desktop draw the same. */
const wavePoints = 480;
/** Characters; one letter would find every transcript. */
const shortestSearch = 2;

export function createPublicPageService(
  { publicUrl, storage }: StationContext,
  deps: PublicPageDeps,
): PublicPages {
  const { shows, images, episodes, destinations, transcripts } = deps;

  async function publicDestinations(station: Station): Promise<number[]> {
    const all = await destinations.list(station);
    return all.filter(isPublicDestination).map(({ id }) => id);
  }

  async function feedsOf(station: Station, show: ShowRow | null): Promise<PublicFeed[]> {
    const rows = await destinations.byIds(station, show?.destinationIds ?? []);
    const view = { page: 1, all: false, showDeleted: false };
    return rows
      .filter((row) => row.type === 'rss' && isPublicDestination(row))
      .map(({ id, title }) => ({ title, url: feedAddress(publicUrl, station.slug, id, view) }));
  }

  /** Whether only private feeds have a show. */
  async function isForSubscribers(station: Station, { destinationIds }: ShowRow): Promise<boolean> {
    const rows = await destinations.byIds(station, destinationIds);
    return rows.some((row) => row.is_private) && !rows.some(isPublicDestination);
  }

  async function listed(station: Station, found: readonly PublishedEpisode[]): Promise<ListedEpisode[]> {
    const rows = new Map(
      (await shows.byIds(station, [...new Set(found.map(({ showId }) => showId))])).map((row) => [
        row.id,
        row,
      ]),
    );
    return found.map((episode) => ({ episode, show: rows.get(episode.showId) ?? null }));
  }

  async function publicEpisodes(
    station: Station,
    query: Omit<PublicQuery, 'destinationIds' | 'offset'> & { offset?: number },
  ) {
    return episodes.published.publicEpisodes(station.id, {
      offset: 0,
      ...query,
      destinationIds: await publicDestinations(station),
    });
  }

  async function momentsOf(station: Station, words: string): Promise<TranscriptHit[]> {
    if (words.length < shortestSearch) return [];
    const { hits } = await transcripts.search(station, { q: words, limit: 50 });
    const ids = [...new Set(hits.map(({ playlist_id }) => playlist_id))];
    if (ids.length === 0) return [];
    const shown = new Set(
      (await publicEpisodes(station, { ids, limit: ids.length })).episodes.map(({ id }) => id),
    );
    return hits.filter(({ playlist_id }) => shown.has(playlist_id));
  }

  return {
    async episode(station, id) {
      const episode = await episodes.published.publicEpisode(station.id, id);
      if (episode === 'gone') throw fail('resource.gone');
      if (episode === 'absent') throw fail('resource.absent');
      const [show, [found], more, transcript] = await Promise.all([
        shows.get(station, episode.showId),
        episodes.media.wavesOf(station, [id], wavePoints),
        publicEpisodes(station, { showId: episode.showId, limit: moreLength + 1 }),
        transcripts.episodeTranscript(station.id, id),
      ]);
      const others = more.episodes.filter((one) => one.id !== id).slice(0, moreLength);
      return {
        episode,
        show,
        wave: { peaks: found?.peaks ?? [], levels: found?.levels ?? [] },
        transcript,
        feeds: await feedsOf(station, show),
        more: await listed(station, others),
      };
    },
    async show(station, id, page) {
      const show = await shows.get(station, id);
      const found =
        show &&
        (await publicEpisodes(station, { showId: id, limit: pageLength, offset: (page - 1) * pageLength }));
      // A show that the public never had an episode of is not announced here.
      if (
        !found ||
        (found.total === 0 && (show.placeholder || (await isForSubscribers(station, show)))) ||
        (page > 1 && found.episodes.length === 0)
      )
        throw fail('resource.absent');
      const pages = Math.max(1, Math.ceil(found.total / pageLength));
      return {
        show,
        feeds: await feedsOf(station, show),
        episodes: await listed(station, found.episodes),
        total: found.total,
        pages,
      };
    },
    newest: async (station, showId) =>
      (await publicEpisodes(station, { showId, limit: 1 })).episodes[0] ?? null,
    async station(station, words) {
      const [all, counts, found] = await Promise.all([
        shows.list(station),
        episodes.published.publicShows(station.id, await publicDestinations(station)),
        publicEpisodes(station, { limit: words === '' ? 8 : 50, ...(words === '' ? {} : { words }) }),
      ]);
      const moments = await momentsOf(station, words);
      return {
        shows: all.filter(({ id }) => counts.has(id)),
        episodes: await listed(station, found.episodes),
        moments,
      };
    },
    colorsOf: createColorsOf(storage, images),
  };
}

function createColorsOf(storage: StationContext['storage'], images: Images): PublicPages['colorsOf'] {
  const colors = new Map<string, Promise<CoverColors>>();
  return async (station, image) => {
    const key = image === '' ? null : await images.keyOf(station, image);
    if (key === null) return plainColors();
    // A stored image never changes.
    const known =
      colors.get(key) ??
      storage.withLocalFile(key, coverColors).catch((error: unknown) => {
        if (isStationError(error, 'storage.unavailable')) colors.delete(key);
        return plainColors();
      });
    if (colors.size > 500) colors.clear();
    colors.set(key, known);
    return known;
  };
}
