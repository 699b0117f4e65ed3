import type { z } from 'zod';
import type { settings } from '@postkit/sdk/schema';

/** The wire settings of a user at WXYZ. */
export function makeSettings(): z.input<typeof settings> {
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
    station_list: [],
    timezone: 'America/New_York',
    utc_offset: -5,
    widget_domain: '',
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
    authorizable_types: [],
    orphaned_categories: [],
    links: { password_reset: '', academy: '', sales: '', sign_in: '', provider_home: '', image_origin: '' },
    tools: { chat: '', analytics: '', session_recording: '' },
  };
}
