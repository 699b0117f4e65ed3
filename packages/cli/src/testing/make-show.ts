import type { z } from 'zod';
import { noShowPodcast, type show } from '@postkit/sdk/schema';

/** The wire show 7 of WXYZ. */
export function makeShow(): z.input<typeof show> {
  return {
    id: 7,
    title: 'Morning Tide',
    description: '',
    square_image: '',
    rectangle_image: '',
    last_playlist_date: 1_793_599_200,
    placeholder: false,
    resource_uri: '/wxyz/api/v1/show/7/',
    counters: { published: 12, unpublished: 0, scheduled: 1, draft: 2 },
    social_media_connections: [],
    prefix_list: '[]',
    smcs: [],
    show_format: 'episodic',
    language_override: '',
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
    version: 3,
  };
}
