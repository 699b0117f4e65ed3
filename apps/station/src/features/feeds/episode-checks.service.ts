import type { z } from 'zod';
import { type episodeCheckInput, episodeDefaults, type EpisodeFinding, idOfPath } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import {
  type FeedFinding,
  feedRules,
  type FeedRuleId,
  preflight,
  preflightCategories,
} from '../../rss/index.ts';
import { slugsOf, type Station } from '../accounts/index.ts';
import type { DestinationRow, Destinations } from '../destinations/index.ts';
import type { PublishedEpisode } from '../episodes/index.ts';
import type { Images } from '../images/index.ts';
import type { Shows } from '../shows/index.ts';
import { feedContent } from './feed-content.ts';
import { createFeedSources, type FeedSource } from './feed-source.ts';

type CheckedEpisode = z.output<typeof episodeCheckInput>;

export interface EpisodeChecks {
  /** @throws request.invalid naming the field, if the station has no such show or destination */
  check(station: Station, episode: CheckedEpisode): Promise<EpisodeFinding[]>;
}

export interface EpisodeCheckDeps {
  readonly destinations: Pick<Destinations, 'byIds' | 'get' | 'list'>;
  readonly shows: Pick<Shows, 'byIds' | 'get'>;
  readonly images: Pick<Images, 'absolute'>;
}

/** Checks unsaved episodes against the rules of directories, as items of the feeds that will list them. */
export function createEpisodeChecks(
  { clock, publicUrl }: Pick<StationContext, 'clock' | 'publicUrl'>,
  { destinations, shows, images }: EpisodeCheckDeps,
): EpisodeChecks {
  // The address of the station itself is no matter of an episode: checks of whole feeds judge it.
  const origin = secure(publicUrl);
  const sourceOf = createFeedSources({ publicUrl: origin }, { destinations, shows });
  const absolute = (address: string) => secure(images.absolute(address));

  async function feedsOf(station: Station, ids: readonly number[]): Promise<DestinationRow[]> {
    const unique = [...new Set(ids)];
    const found = await destinations.byIds(station, unique);
    const missing = unique.find((id) => !found.some((row) => row.id === id));
    if (missing !== undefined)
      throw invalid('social_media_connections', `This station has no destination ${missing}.`);
    return found.filter(({ type, status, is_private }) => type === 'rss' && status && !is_private);
  }

  return {
    async check(station, episode) {
      const showId = idOfPath(slugsOf(station), 'show', episode.show);
      if (showId === null || !(await shows.get(station, showId)))
        throw invalid('show', 'This station has no such show.');
      const now = clock.seconds();
      const found: EpisodeFinding[] = [];
      for (const { id } of await feedsOf(station, episode.social_media_connections)) {
        const item = unsavedItem(episode, { showId, now });
        for (const finding of findingsIn(await sourceOf(station, id), item, absolute)) {
          const destinationId = finding.guid === undefined ? id : null;
          const isKnown = found.some(
            (known) => known.message === finding.message && known.connection_id === destinationId,
          );
          if (!isKnown) found.push(described(finding, destinationId));
        }
      }
      return [
        ...found.filter((each) => each.connection_id === null),
        ...found.filter((each) => each.connection_id !== null),
      ];
    },
  };
}

/** The findings that a field of the episode corrects, and the errors of its feed. */
function findingsIn(
  source: FeedSource,
  episode: PublishedEpisode,
  absolute: (address: string) => string,
): FeedFinding[] {
  const { id: connection_id } = source.destination;
  const feed = feedContent({
    ...source,
    // Both are given by the station, and pass.
    state: {
      connection_id,
      podcast_guid: unsavedGuid,
      version: 1,
      changed_at: episode.published,
      source: '',
    },
    view: { page: 1, all: true, showDeleted: false },
    pageSize: 1,
    episodes: [episode],
    total: 1,
    hubUrls: [],
    absolute,
    transcripts: new Map(),
  });
  return [...preflight(feed), ...preflightCategories(feed.categories)].filter(({ guid, level, field }) =>
    // The transcript is written after the episode is published.
    guid === undefined ? level === 'error' && field !== null : field !== null && field !== 'transcript',
  );
}

const unsavedGuid = '00000000-0000-5000-8000-000000000000';

/** The episode as a feed would list it now, with a file of its length. */
function unsavedItem(
  {
    name,
    description,
    season_number,
    episode_number,
    episode_type,
    chapter_markers,
    podcast,
    duration,
  }: CheckedEpisode,
  { showId, now }: { showId: number; now: number },
): PublishedEpisode {
  const text = description ?? '';
  return {
    id: 0,
    showId,
    guid: unsavedGuid,
    name: name ?? episodeDefaults.name,
    description: text,
    notes: text,
    published: now,
    changed: now,
    tags: [],
    image: '',
    rssImage: '',
    explicit: false,
    episodeType: episode_type ?? episodeDefaults.episode_type,
    season: season_number ?? null,
    episode: episode_number ?? null,
    chapters: chapter_markers ?? [],
    podcast: podcast ?? episodeDefaults.podcast,
    isWithdrawn: false,
    mp3: { bytes: 1, sha256: '', duration },
    aac: null,
    video: null,
  };
}

function described(
  { rule, level, message, field }: FeedFinding,
  connection_id: number | null,
): EpisodeFinding {
  const { reason, fix, sources } = feedRules[rule as FeedRuleId];
  return { rule, level, message, reason, fix, field, sources: [...sources], connection_id };
}

function secure(address: string): string {
  return address.replace(/^http:/, 'https:');
}

function invalid(field: string, message: string) {
  return fail('request.invalid', { message: `${field}: ${message}`, fields: { [field]: [message] } });
}
