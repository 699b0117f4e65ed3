// Written by `npm run generate`.

import type { AuthorizedType } from '../connections/wire-types.ts';
import type { SingleSignOn } from '../sessions/wire-types.ts';

/** A state of the installation that needs an operator or a manager. */
export interface InstallationWarning {
  /** Subject of the warning. */
  kind:
    | 'database_damaged'
    | 'process_hung'
    | 'disk_full'
    | 'backup_failed'
    | 'backup_late'
    | 'backup_damaged'
    | 'recording_stopped';
  /** The moment that the kind describes; null for none. Unix seconds, UTC. */
  at: number | null;
  /** Slug of the station that does not record; null for the whole installation. */
  station: string | null;
  /** Title of that station; empty for the whole installation. */
  title: string;
  /** The reason as the program reported it; empty for none. */
  reason: string;
}

/** The present warnings, the most urgent first. */
export interface InstallationWarnings {
  /** Empty if all is well. */
  warnings: InstallationWarning[];
}

/** A time to examine before it is saved. */
export interface LogRetentionQuery {
  /** Days after which unused audio of the log is deleted. 1 to 3,650. */
  log_days: number;
}

/** A time to save. */
export interface LogRetentionUpdate {
  /** Days after which unused audio of the log is deleted. 1 to 3,650. */
  log_days: number;
  /** Must be true for a time that deletes audio: it cannot be restored. */
  confirm?: boolean | undefined;
}

/** The effect of a time for which the log is kept. */
export interface LogRetentionEffect {
  /** The examined time in days. */
  log_days: number;
  /** The present time in days. */
  current_days: number;
  /** Audio that is deleted within the hour after the time is saved; none for a longer time. */
  removed: {
    /** Seconds of audio. */
    seconds: number;
    /** Bytes of audio. */
    bytes: number;
  };
  /** Audio that is older than the time and stays, in whole hours, because something uses it. */
  spared: {
    /** Seconds of audio. */
    seconds: number;
    /** Bytes of audio. */
    bytes: number;
    /** Episodes that use it, published or not. */
    episodes: number;
    /** Drafts that use it. */
    drafts: number;
    /** Holds that keep it. */
    holds?: number | undefined;
    /** Schedules, shows and links for presenters that use it, and audio that was edited in the last 90 days. */
    others: number;
  };
  /** Runs of schedules without an episode that can no longer run again. */
  lost_runs: number;
  /** When the oldest audio of the log starts; null for an empty log. Unix seconds, UTC. */
  oldest_at: number | null;
  /** When the oldest audio starts that stays, apart from what is spared; null if none stays. Unix seconds, UTC. */
  oldest_kept_at: number | null;
  /** Bytes of the log once it is as long as the time, at the rate of the last days. */
  log_bytes: number;
  /** When the disk is full with the present time; null if not within a year. Unix seconds, UTC. */
  full_at: number | null;
  /** When the disk is full with the examined time; null if not within a year. Unix seconds, UTC. */
  full_at_then: number | null;
}

/** The licensed features of a station; JSON text on the wire. */
export interface StationFeatures {
  /** Whether YouTube is offered as a destination. */
  enable_youtube?: boolean | undefined;
  /** Whether Megaphone is offered as a destination. */
  allow_megaphone?: boolean | undefined;
  /** Whether Omny is offered as a destination. */
  allow_omny?: boolean | undefined;
  /** Whether schedules are offered. */
  enable_autocapture?: boolean | undefined;
  /** Whether downloads of episodes contain campaigns. */
  enable_campaigns?: boolean | undefined;
  /** Whether the station uses only the log. */
  logger_only?: boolean | undefined;
}

/** A station of the user, with their roles and licence there. */
export interface SettingsStation {
  /** Slug of the station. */
  station: string;
  /** Title of the station. */
  title: string;
  /** Whether the user is an admin of the station. */
  admin: boolean;
  /** Whether the user may use the editor. */
  showEditor: boolean;
  /** Whether the user’s licence covers podcasts without the log. */
  podcastOnly: boolean;
  /** Whether the user’s licence covers only the log. */
  browserOnly: boolean;
  /** Whether the user sees only some shows of the station, and nothing that concerns all of it; absent from older stations. */
  limitedToShows?: boolean | undefined;
  /** Address of the image for shows without one; empty for none. */
  default_image: string;
}

/** Addresses of the installation. The console hides features whose address is empty. */
export interface InstallationLinks {
  /** Address of the page to reset a password. */
  password_reset: string;
  /** Address of the help pages; empty for none. */
  academy: string;
  /** Address of sales; empty for none. */
  sales: string;
  /** Address of the sign-in page. */
  sign_in: string;
  /** Address of the provider; empty for none. */
  provider_home: string;
  /** Origin of images whose address is a path. */
  image_origin: string;
}

/** `mails_password_resets`: whether the station mails password reset links itself. */
export interface Installation {
  /** Addresses of the installation. The console hides features whose address is empty. */
  links: InstallationLinks;
  /** Whether the station can send mails to reset passwords. */
  mails_password_resets: boolean;
  /** Single sign-on; null if the installation has none. */
  single_sign_on: SingleSignOn | null;
}

/** Scripts of the installation's tools, which the console loads; empty for a tool that it has not. */
export interface InstallationTools {
  /** Address of the script of the chat; empty for none. */
  chat: string;
  /** Address of the script of web analytics; empty for none. */
  analytics: string;
  /** Address of the script that records sessions; empty for none. */
  session_recording: string;
}

/** Response of the operation `settings.get`. */
export interface Settings {
  /** Name that the user signs in with. */
  username: string;
  /** Key of this session, for addresses that a browser opens by itself; it expires with the session. */
  apikey: string;
  /** Email address. */
  email: string;
  /** Address that a browser signs out at, for a session of single sign-on; empty for others, which `sessions.signOut` ends. */
  sign_out_address: string;
  /** Id of the user. */
  user_id: number;
  /** Whether the user administers the company. */
  company_admin: boolean;
  /** For company admins: whether the station still has its name, address and time zone of the first start, which no user has chosen; absent from older stations. */
  needs_name?: boolean | undefined;
  /** Slug of the station. */
  station: string;
  /** Title of the station. */
  station_name: string;
  /** Whether it is a radio or a television station. */
  station_type: 'radio' | 'tv';
  /** `#rrggbb` in lower case; null for PostKit's own colour. */
  accent: string | null;
  /** Address of an image of the station; empty for none. At most 2,048 characters. */
  logo: string;
  /** Stations that the user may enter. */
  station_list: SettingsStation[];
  /** Time zone of the station, such as `America/New_York`. */
  timezone: string;
  /** Days that unused audio of the log is kept; absent from older stations, which keep it for 90. */
  log_days?: number | undefined;
  /** Current offset from UTC in hours, positive to the east. */
  utc_offset: number;
  /** Origin of the player for other sites. */
  widget_domain: string;
  /** kb/s of rendered audio. */
  bitrate: number;
  /** Server of the waveform editor; empty for the built-in one. */
  twisted_wave_server: string;
  /** Key of the image service; empty for none. */
  ap_images_key: string;
  /** Id of the show that new episodes start with; null for none. */
  default_show_id: number | null;
  /** Features that the installation has switched on or off. */
  features: StationFeatures;
  /** Address of uploads and renders. */
  media_endpoint: string;
  /** Address of progress. */
  progress_endpoint: string;
  /** Address of the live channel. */
  events_endpoint: string;
  /** Address of imports. */
  rss_import_api_prefix: string;
  /** Version of the station. */
  version_blob: {
    /** Date of the build. */
    date: string;
    /** Commit of the build. */
    hash: string;
  };
  /** The AVESS flag of the station. */
  is_AVESS: boolean;
  /** Id of the installation’s Facebook app; empty for none. */
  facebook_app_id: string;
  /** The platforms that the installation has an OAuth client for, so that accounts can be connected. */
  authorizable_types: AuthorizedType[];
  /** Categories that no group contains, by name. */
  orphaned_categories: {
    /** Name of the category. */
    name: string;
    /** Its path in the station’s API, which other resources refer to it by. */
    resource_uri: string;
  }[];
  /** Progress of the content of a demo station; null if there is none to make, or it is complete. Absent from older stations. 0 to 100. */
  demo_progress?: number | null | undefined;
  /** Addresses of the installation. The console hides features whose address is empty. */
  links: InstallationLinks;
  /** Scripts of the installation's tools, which the console loads; empty for a tool that it has not. */
  tools: InstallationTools;
}

/** How a station looks: its one colour and its logo. */
export interface StationLook {
  /** `#rrggbb` in lower case; null for PostKit's own colour. */
  accent: string | null;
  /** Address of an image of the station; empty for none. At most 2,048 characters. */
  logo: string;
}

/** The fields to change. */
export interface StationLookUpdate {
  /** `#rrggbb` in lower case; null for PostKit's own colour. */
  accent?: string | null | undefined;
  /** Address of an image of the station; empty for none. At most 2,048 characters. */
  logo?: string | undefined;
}

/** The space of a station and of the disk that all stations of the installation share. */
export interface StorageReport {
  /** The disk of the data folder. */
  disk: {
    /** Size of the disk. */
    total_bytes: number;
    /** Bytes that are free. */
    free_bytes: number;
    /** Bytes below which nothing large is accepted. */
    kept_free_bytes: number;
  };
  /** Bytes of the station by kind. */
  kinds: {
    log: number;
    images: number;
    uploads: number;
    renditions: number;
    share_clips: number;
    unfinished_uploads: number;
  };
  /** Bytes of the hours of the log that a hold keeps; they are part of `log`. */
  held_bytes?: number | undefined;
  /** Bytes that the station may use; null without a quota. */
  quota_bytes: number | null;
  /** Growth of all stations in the last days. */
  growth: {
    /** Days that were measured, at most 7; 0 before the first recording or upload. 0 to 7. */
    days: number;
    /** Bytes that were added on a day, on average. */
    bytes_per_day: number;
  };
  /** When the disk is full at this rate, with what the station removes meanwhile; null if not within a year. Unix seconds, UTC. */
  full_at: number | null;
  /** The ages at which the station removes what it no longer needs. */
  retention: {
    /** Days after which log audio is removed that no episode uses. */
    log_days: number;
    /** Days after which uploads are removed that left the library. */
    removed_upload_days?: number | undefined;
    /** Days after which entries of the audit log are removed. */
    audit_days?: number | undefined;
    /** Days after which runs of schedules are removed, except the last one of each. */
    run_days?: number | undefined;
    /** Bytes of log audio that reach this age in the next 7 days; the part that episodes use stays. */
    next_week_bytes: number;
  };
  /** Nightly backups. */
  backup: {
    /** `late`: the newest backup is older than two days, or there is none. */
    state: 'off' | 'ok' | 'late';
    /** When the newest one was made; null without one. Unix seconds, UTC. */
    newest_at: number | null;
    /** Why the last attempt failed; empty if it succeeded. */
    failure?: string | undefined;
    /** Files that the newest verification could not read, until another backup is made. */
    damaged_files?: number | undefined;
  };
}

/** Where a test mail goes. */
export interface TestMailInput {
  /** An email address; that of the caller, if it is absent. */
  to?: string | undefined;
}

/** A test mail that the mail server has accepted; it may still bounce. */
export interface TestMail {
  /** The address that it went to. */
  to: string;
  /** Its sender, as POSTKIT_MAIL_FROM names it. */
  from: string;
  /** Host and port of the mail server. */
  server: string;
}
