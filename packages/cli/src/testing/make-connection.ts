import type { z } from 'zod';
import type { connection } from '@postkit/sdk/schema';

type Wire = z.input<typeof connection>;

/** A wire destination of WXYZ, by default feed 3. */
export function makeConnection(changes: Partial<Wire> = {}): Wire {
  return {
    id: 3,
    type: 'rss',
    title: 'Tide',
    name: '',
    status: true,
    default_on_post: false,
    resource_uri: '/wxyz/api/v1/socialmediaconnection/3/',
    shows: [7],
    historical_items: '{}',
    iheart_show_id: '',
    feed_filter: { tags: [], episode_types: [], delay_hours: 0, newest: 0 },
    new_feed_url: '',
    redirect_at: null,
    is_private: false,
    all_shows: false,
    iHeartMedia: false,
    app_id: '',
    spreaker_show_id: '',
    privacy_status: 'public',
    is_mp3: true,
    has_token: false,
    reconnect_by: null,
    itunes_categories: '',
    imageurl: '',
    subtitle: '',
    description: '',
    show_format: 'episodic',
    language_override: '',
    author: '',
    email: '',
    podcast_link: '',
    rss_explicit: false,
    is_aggregate: false,
    itunes_auth: '',
    has_live_read: false,
    webhook_url: '',
    rss_subtype: null,
    rss_url: 'http://station/wxyz/rss/3.xml',
    updated_at: 1_793_599_200,
    ...changes,
  };
}
