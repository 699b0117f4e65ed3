import { z } from 'zod';
import { jsonText } from '../common/json-text.ts';
import { percentage } from '../common/scalars.ts';
import { authorizedType } from '../connections/authorization.ts';
import { singleSignOn } from '../sessions/single-sign-on.ts';
import { stationLook } from './station-look.ts';

/** The licensed features of a station; JSON text on the wire. */
export const stationFeatures = z.object({
  /** Whether YouTube is offered as a destination. */
  enable_youtube: z.boolean().optional(),
  /** Whether Megaphone is offered as a destination. */
  allow_megaphone: z.boolean().optional(),
  /** Whether Omny is offered as a destination. */
  allow_omny: z.boolean().optional(),
  /** Whether schedules are offered. */
  enable_autocapture: z.boolean().optional(),
  /** Whether downloads of episodes contain campaigns. */
  enable_campaigns: z.boolean().optional(),
  /** Whether the station uses only the log. */
  logger_only: z.boolean().optional(),
});
export type StationFeatures = z.output<typeof stationFeatures>;

/** A station of the user, with their roles and licence there. */
export const settingsStation = z.object({
  /** Slug of the station. */
  station: z.string(),
  /** Title of the station. */
  title: z.string(),
  /** Whether the user is an admin of the station. */
  admin: z.boolean(),
  /** Whether the user may use the editor. */
  showEditor: z.boolean(),
  /** Whether the user’s licence covers podcasts without the log. */
  podcastOnly: z.boolean(),
  /** Whether the user’s licence covers only the log. */
  browserOnly: z.boolean(),
  /** Whether the user sees only some shows of the station, and nothing that concerns all of it; absent from older stations. */
  limitedToShows: z.boolean().optional(),
  /** Address of the image for shows without one; empty for none. */
  default_image: z.string(),
});
export type SettingsStation = z.output<typeof settingsStation>;

/** Addresses of the installation. The console hides features whose address is empty. */
export const installationLinks = z.object({
  /** Address of the page to reset a password. */
  password_reset: z.string(),
  /** Address of the help pages; empty for none. */
  academy: z.string(),
  /** Address of sales; empty for none. */
  sales: z.string(),
  /** Address of the sign-in page. */
  sign_in: z.string(),
  /** Address of the provider; empty for none. */
  provider_home: z.string(),
  /** Origin of images whose address is a path. */
  image_origin: z.string(),
});
export type InstallationLinks = z.output<typeof installationLinks>;

/** `mails_password_resets`: whether the station mails password reset links itself. */
export const installation = z.object({
  links: installationLinks,
  /** Whether the station can send mails to reset passwords. */
  mails_password_resets: z.boolean(),
  /** Single sign-on; null if the installation has none. */
  single_sign_on: singleSignOn.nullable(),
});
export type Installation = z.output<typeof installation>;

/** Scripts of the installation's tools, which the console loads; empty for a tool that it has not. */
export const installationTools = z.object({
  /** Address of the script of the chat; empty for none. */
  chat: z.string(),
  /** Address of the script of web analytics; empty for none. */
  analytics: z.string(),
  /** Address of the script that records sessions; empty for none. */
  session_recording: z.string(),
});
export type InstallationTools = z.output<typeof installationTools>;

export const settings = z.object({
  username: z.string(),
  /** Key of this session, for addresses that a browser opens by itself; it expires with the session. */
  apikey: z.string(),
  /** Email address. */
  email: z.string(),
  /** Address that a browser signs out at, for a session of single sign-on; empty for others, which `sessions.signOut` ends. */
  sign_out_address: z.string(),
  user_id: z.int(),
  /** Whether the user administers the company. */
  company_admin: z.boolean(),
  /** For company admins: whether the station still has its name, address and time zone of the first start, which no user has chosen; absent from older stations. */
  needs_name: z.boolean().optional(),
  /** Slug of the station. */
  station: z.string(),
  /** Title of the station. */
  station_name: z.string(),
  /** Whether it is a radio or a television station. */
  station_type: z.enum(['radio', 'tv']),
  ...stationLook.shape,
  /** Stations that the user may enter. */
  station_list: z.array(settingsStation),
  timezone: z.string(),
  /** Days that unused audio of the log is kept; absent from older stations, which keep it for 90. */
  log_days: z.int().optional(),
  /** Current offset from UTC in hours, positive to the east. */
  utc_offset: z.number(),
  /** Origin of the player for other sites. */
  widget_domain: z.string(),
  /** kb/s of rendered audio. */
  bitrate: z.int(),
  /** Server of the waveform editor; empty for the built-in one. */
  twisted_wave_server: z.string(),
  /** Key of the image service; empty for none. */
  ap_images_key: z.string(),
  /** Id of the show that new episodes start with; null for none. */
  default_show_id: z.int().nullable(),
  /** Features that the installation has switched on or off. */
  features: jsonText(stationFeatures),
  /** Address of uploads and renders. */
  media_endpoint: z.string(),
  /** Address of progress. */
  progress_endpoint: z.string(),
  /** Address of the live channel. */
  events_endpoint: z.string(),
  /** Address of imports. */
  rss_import_api_prefix: z.string(),
  /** Version of the station. */
  version_blob: z.object({
    /** Date of the build. */
    date: z.string(),
    /** Commit of the build. */
    hash: z.string(),
  }),
  /** The AVESS flag of the station. */
  is_AVESS: z.boolean(),
  /** Id of the installation’s Facebook app; empty for none. */
  facebook_app_id: z.string(),
  /** The platforms that the installation has an OAuth client for, so that accounts can be connected. */
  authorizable_types: z.array(authorizedType),
  /** Categories that no group contains, by name. */
  orphaned_categories: z.array(
    z.object({
      /** Name of the category. */
      name: z.string(),
      resource_uri: z.string(),
    }),
  ),
  /** Progress of the content of a demo station; null if there is none to make, or it is complete. Absent from older stations. */
  demo_progress: percentage.nullable().optional(),
  links: installationLinks,
  tools: installationTools,
});
export type Settings = z.output<typeof settings>;
