import type { z } from 'zod';
import type { settings } from '../schema/index.ts';

type WireSettings = z.input<typeof settings>;

/** The settings of a user at WXYZ, in the format of the wire. */
export function makeSettings(overrides: Partial<WireSettings> = {}): WireSettings {
  const entry = {
    station: 'wxyz',
    title: 'WXYZ',
    admin: false,
    showEditor: true,
    podcastOnly: false,
    browserOnly: false,
    default_image: '',
  };
  return {
    username: 'ada',
    apikey: '',
    email: 'ada@example.org',
    sign_out_address: '',
    user_id: 1,
    company_admin: false,
    station: 'wxyz',
    station_name: 'WXYZ',
    station_type: 'radio',
    accent: null,
    logo: '',
    station_list: [entry],
    timezone: 'America/New_York',
    utc_offset: -5,
    widget_domain: 'player.example.org',
    bitrate: 128,
    twisted_wave_server: '',
    ap_images_key: '',
    default_show_id: null,
    features: '{}',
    media_endpoint: '',
    progress_endpoint: '',
    events_endpoint: '',
    rss_import_api_prefix: '',
    version_blob: { date: '', hash: '' },
    is_AVESS: false,
    facebook_app_id: '',
    authorizable_types: ['facebook', 'v_youtube', 'twitter', 'spreaker'],
    orphaned_categories: [],
    links: { password_reset: '', academy: '', sales: '', sign_in: '', provider_home: '', image_origin: '' },
    tools: { chat: '', analytics: '', session_recording: '' },
    ...overrides,
  };
}
