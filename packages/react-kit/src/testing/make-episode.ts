import { type Episode, type EpisodeSummary, noCroppings } from '@postkit/sdk/schema';

/** An episode of a list: published, with its audio ready. */
export function makeSummary(overrides: Partial<EpisodeSummary> = {}): EpisodeSummary {
  const id = overrides.playlist_id ?? 101;
  return {
    playlist_id: id,
    resource_uri: `/wxyz/api/v1/playlist/${id}/`,
    show_id: 4,
    show: '/wxyz/api/v1/show/4/',
    name: 'Morning Drive',
    description: 'News and talk.',
    tags: [],
    playlist_categories: [],
    onceUseTags: [],
    duration: 3725,
    published: 1_795_521_600,
    status: 'published',
    draft: false,
    unpublished: false,
    permanent: 0,
    goto_live: 0,
    restricted: 0,
    delay_post_until: null,
    short_url: `https://post.example.org/wxyz/listen/${id}`,
    external_url: null,
    iheart_status: 0,
    video_status: 0,
    advanced_video_status: 0,
    video_progress: 0,
    smc_data: [],
    categories: [],
    image: '',
    image_croppings: noCroppings,
    rss_image: '',
    rss_image_croppings: noCroppings,
    social_share_text: '',
    attribution: '',
    post_locations: [],
    failed_deliveries: 0,
    explicit: 0,
    episode_type: 'full',
    season_number: null,
    episode_number: null,
    selectedShutterstockImage: null,
    guid: `guid-${id}`,
    media_status: 'ready',
    media_progress: 100,
    media_error: '',
    enclosure: null,
    version: 1,
    updated_at: 1_795_521_600,
    updated_by: 'Ada',
    ...overrides,
  };
}

/** The same as a single episode is answered. */
export function makeEpisode(overrides: Partial<Episode> = {}): Episode {
  return { ...makeSummary(overrides), events: [], ad_insert_events: [], chapter_markers: [], ...overrides };
}
