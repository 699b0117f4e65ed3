import { type Episode, episodeDefaults, episodeFieldsOf, type EpisodeSummary } from '@postkit/sdk/schema';

const { ad_insert_events, chapter_markers, podcast, ...summaryDefaults } = episodeFieldsOf(
  episodeDefaults,
  'editor',
  'publish',
  'kept',
  'lifecycle',
);

/** An episode in a list: published, with its audio ready. */
export function makeSummary(overrides: Partial<EpisodeSummary> = {}): EpisodeSummary {
  const id = overrides.playlist_id ?? 101;
  return {
    ...summaryDefaults,
    playlist_id: id,
    resource_uri: `/wxyz/api/v1/playlist/${id}/`,
    show_id: 4,
    show: '/wxyz/api/v1/show/4/',
    name: 'Morning Drive',
    description: 'News and talk.',
    tags: [],
    duration: 3725,
    published: 1_795_521_600,
    status: 'published',
    draft: false,
    short_url: `https://post.example.org/wxyz/listen/${id}`,
    iheart_status: 0,
    video_status: 0,
    advanced_video_status: 0,
    video_progress: 0,
    smc_data: [],
    categories: [],
    post_locations: [],
    failed_deliveries: 0,
    proof: null,
    guid: `guid-${id}`,
    media_status: 'ready',
    media_progress: 100,
    media_error: '',
    levels: null,
    enclosure: null,
    version: 1,
    updated_at: 1_795_521_600,
    updated_by: 'Ada',
    ...overrides,
  };
}

/** The same episode with the fields that lists omit. */
export function makeEpisode(overrides: Partial<Episode> = {}): Episode {
  return {
    ...makeSummary(overrides),
    events: [],
    rights: [],
    ad_insert_events,
    chapter_markers,
    podcast,
    ...overrides,
  };
}
