import { z } from 'zod';
import { jsonText } from '../common/json-text.ts';
import { authorizedTypes } from '../connections/authorization.ts';
import { stationLook } from './station-look.ts';

/** The licensed features of a station; JSON text on the wire. */
export const stationFeatures = z.object({
  enable_youtube: z.boolean().optional(),
  allow_megaphone: z.boolean().optional(),
  allow_omny: z.boolean().optional(),
  enable_autocapture: z.boolean().optional(),
  logger_only: z.boolean().optional(),
});
export type StationFeatures = z.output<typeof stationFeatures>;

/** A station of the user, with their roles and licence there. */
export const settingsStation = z.object({
  station: z.string(),
  title: z.string(),
  admin: z.boolean(),
  showEditor: z.boolean(),
  podcastOnly: z.boolean(),
  browserOnly: z.boolean(),
  default_image: z.string(),
});
export type SettingsStation = z.output<typeof settingsStation>;

/** Addresses of the installation. The console hides features whose address is empty. */
export const installationLinks = z.object({
  password_reset: z.string(),
  academy: z.string(),
  sales: z.string(),
  sign_in: z.string(),
  provider_home: z.string(),
  image_origin: z.string(),
});
export type InstallationLinks = z.output<typeof installationLinks>;

/** `mails_password_resets`: whether the station mails password reset links itself. */
export const installation = z.object({ links: installationLinks, mails_password_resets: z.boolean() });
export type Installation = z.output<typeof installation>;

/** Scripts of the installation's tools, which the console loads; empty for a tool that it has not. */
export const installationTools = z.object({ chat: z.string(), analytics: z.string(), session_recording: z.string() });
export type InstallationTools = z.output<typeof installationTools>;

export const settings = z.object({
  username: z.string(),
  /** Key of this session, for addresses that a browser opens by itself; it expires with the session. */
  apikey: z.string(),
  email: z.string(),
  user_id: z.int(),
  company_admin: z.boolean(),
  station: z.string(),
  station_name: z.string(),
  station_type: z.enum(['radio', 'tv']),
  ...stationLook.shape,
  station_list: z.array(settingsStation),
  timezone: z.string(),
  /** Current offset from UTC in hours, positive to the east. */
  utc_offset: z.number(),
  widget_domain: z.string(),
  /** kb/s of rendered audio. */
  bitrate: z.int(),
  twisted_wave_server: z.string(),
  ap_images_key: z.string(),
  default_show_id: z.int().nullable(),
  features: jsonText(stationFeatures),
  media_endpoint: z.string(),
  progress_endpoint: z.string(),
  events_endpoint: z.string(),
  rss_import_api_prefix: z.string(),
  version_blob: z.object({ date: z.string(), hash: z.string() }),
  is_AVESS: z.boolean(),
  facebook_app_id: z.string(),
  /** The platforms that the installation has an OAuth client for, so that accounts can be connected. */
  authorizable_types: z.array(z.enum(authorizedTypes)),
  orphaned_categories: z.array(z.object({ name: z.string(), resource_uri: z.string() })),
  links: installationLinks,
  tools: installationTools,
});
export type Settings = z.output<typeof settings>;
