import { noShowPodcast, type Show } from '../schema/index.ts';

/** A show with every field, as the client decodes it. */
export function makeShow(overrides: Partial<Show> = {}): Show {
  const id = overrides.id ?? 1;
  return {
    id,
    title: 'Morning Drive',
    description: 'What the harbour woke up to.',
    square_image: '',
    rectangle_image: '',
    last_playlist_date: null,
    placeholder: false,
    resource_uri: `/wxyz/api/v1/show/${id}/`,
    counters: { published: 0, unpublished: 0, scheduled: 0, draft: 0 },
    social_media_connections: [],
    prefix_list: [],
    smcs: [],
    show_format: 'episodic',
    language_override: 'en',
    author: '',
    email: '',
    podcast_link: '',
    itunes_categories: '',
    rss_explicit: false,
    playlist_categories: [],
    loudness_target: -16,
    true_peak_limit: -1,
    expiry_days: null,
    podcast: noShowPodcast,
    pre_bumper: null,
    post_bumper: null,
    parent: null,
    schedule: '',
    version: 1,
    ...overrides,
  };
}
