import type { z } from 'zod';
import type {
  Episode,
  EpisodeCounts,
  episodeCountsQuery,
  episodeListQuery,
  EpisodePage,
  EpisodeSummary,
} from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { createReadCache } from '../../platform/db/read-cache.ts';
import type { Station } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import type { Tags } from '../tags/index.ts';
import { foldText } from './episode-columns.ts';
import { destinationsByEpisode, eventIdsOf, tagIdsOf } from './episode-links.repository.ts';
import { countByStatus, countEpisodes, listEpisodes } from './episode-list.repository.ts';
import { knownEvents } from './episode-references.ts';
import type { EpisodeRow } from './episode-tables.ts';
import { presentEpisode, presentSummary, type StoredSummary, withProgress } from './episodes.presenter.ts';
import { servedRenditionsOf } from './id3/index.ts';
import type { FindPlatformAddresses } from './platform-addresses.ts';
import type { RenderJobs } from './renditions/index.ts';
import { acceptedOf } from './rights/index.ts';
import { stationDay } from './station-day.ts';
import type { VideoJobs } from './videos/index.ts';

/** Longest page. */
const longest = 10_000;

/** Longest page that is cached, and the number of cached pages. */
const cachedLimit = 100;
const cachedPages = 200;

interface StoredPage {
  readonly summaries: readonly StoredSummary[];
  readonly total: number;
}

export interface EpisodeReaderDeps {
  readonly audioEvents: AudioEvents;
  readonly tags: Tags;
  readonly render: Pick<RenderJobs, 'progressOf'>;
  readonly videoJobs: Pick<VideoJobs, 'progressOf'>;
  readonly platformAddressesOf: FindPlatformAddresses;
}

export interface EpisodeReader {
  page(station: Station, query: z.output<typeof episodeListQuery>): Promise<EpisodePage>;
  counts(station: Station, query: z.output<typeof episodeCountsQuery>): Promise<EpisodeCounts>;
  summaries(station: Station, rows: readonly EpisodeRow[]): Promise<EpisodeSummary[]>;
  whole(station: Station, row: EpisodeRow): Promise<Episode>;
}

export function createEpisodeReader(
  context: StationContext,
  { audioEvents, tags, render, videoJobs, platformAddressesOf }: EpisodeReaderDeps,
): EpisodeReader {
  const { db } = context;
  // All consoles of a station read its page again when an episode changes.
  const pages = createReadCache<StoredPage>(db, cachedPages);

  async function presenterOf(
    station: Station,
    rows: readonly EpisodeRow[],
  ): Promise<(row: EpisodeRow) => StoredSummary> {
    const ids = rows.map((row) => row.id);
    const { publicUrl } = context;
    const [tagIds, destinations, media] = [
      await tagIdsOf(db, ids),
      await destinationsByEpisode(db, ids),
      await servedRenditionsOf(db, ids),
    ];
    const places = await platformAddressesOf(ids);
    const labels = new Map(
      (await tags.byIds(station.id, [...new Set([...tagIds.values()].flat())])).map((tag) => [tag.id, tag]),
    );
    return (row) =>
      presentSummary(station, row, {
        publicUrl,
        tags: (tagIds.get(row.id) ?? []).flatMap((tagId) => labels.get(tagId) ?? []),
        destinations: destinations.get(row.id) ?? [],
        media: media.get(row.id) ?? [],
        places: places.get(row.id) ?? { locations: [], failed: 0, proof: null },
      });
  }

  function current(summary: StoredSummary): EpisodeSummary {
    const { playlist_id: id } = summary;
    return withProgress(summary, { audio: render.progressOf(id), video: videoJobs.progressOf(id) });
  }

  async function summaries(station: Station, rows: readonly EpisodeRow[]): Promise<EpisodeSummary[]> {
    const present = await presenterOf(station, rows);
    return rows.map((row) => current(present(row)));
  }

  async function readPage(station: Station, query: z.output<typeof episodeListQuery>): Promise<StoredPage> {
    const {
      sort = 'published',
      order = 'DESC',
      type = 'published',
      page = 1,
      limit = longest,
      name = '',
    } = query;
    const filter = {
      ...(await scopeOf(station, query)),
      status: type,
      name: foldText(name.trim()),
      longest: query.max_duration,
    };
    const rows = await listEpisodes(db, filter, { sort, order, limit, offset: (page - 1) * limit });
    const isLast = page === 1 && rows.length < limit;
    return {
      summaries: rows.map(await presenterOf(station, rows)),
      total: isLast ? rows.length : await countEpisodes(db, filter),
    };
  }

  async function taggedLike(stationId: number, search: string): Promise<number[]> {
    if (search === '') return [];
    return (await tags.list(stationId))
      .filter((tag) => foldText(tag.name).includes(search))
      .map((tag) => tag.id);
  }

  async function scopeOf(
    station: Station,
    { show_id, search = '', date }: z.output<typeof episodeCountsQuery>,
  ) {
    const term = foldText(search.trim());
    return {
      station,
      showId: show_id,
      search: term,
      searchTagIds: await taggedLike(station.id, term),
      day: date === undefined ? undefined : stationDay(date, station.timezone),
    };
  }

  return {
    summaries,
    counts: async (station, query) => countByStatus(db, await scopeOf(station, query)),
    async page(station, query) {
      const { page = 1, limit = longest } = query;
      const read = () => readPage(station, query);
      const stored = await (limit > cachedLimit
        ? read()
        : pages.get(JSON.stringify([station.id, station.limit && [...station.limit.shows], query]), read));
      return {
        playlists: stored.summaries.map(current),
        total_count: stored.total,
        page,
        limit,
      };
    },
    async whole(station, row) {
      const present = await presenterOf(station, [row]);
      const events = audioEvents.present(
        await knownEvents(audioEvents, station, await eventIdsOf(db, row.id)),
      );
      return presentEpisode(current(present(row)), row, { events, rights: await acceptedOf(db, row.id) });
    },
  };
}
