import type { Connection } from '@postkit/sdk/schema';

/** An active web widget. */
export function makeConnection(overrides: Partial<Connection> = {}): Connection {
  const id = overrides.id ?? 1;
  return {
    id,
    type: 'webwidget',
    title: `Destination ${id}`,
    name: '',
    status: true,
    default_on_post: false,
    resource_uri: `/wxyz/api/v1/socialmediaconnection/${id}/`,
    shows: [],
    historical_items: {},
    iheart_show_id: '',
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
    rss_url: '',
    updated_at: 0,
    ...overrides,
  };
}
