import type { z } from 'zod';
import { singleSignOnOperations } from '@postkit/sdk/schema';
import type {
  Installation,
  InstallationLinks,
  Settings,
  SettingsStation,
  settings,
} from '@postkit/sdk/schema';
import type { Config } from '../../platform/config.ts';
import type { SignedInUser } from '../../platform/http/access.ts';
import { utcOffset } from '../../platform/utc-offset.ts';
import { hasShow, type Station } from '../accounts/index.ts';
import type { Authorizations } from '../authorizations/index.ts';
import type { AppVersion } from './app-version.ts';

export interface SettingsParts {
  readonly person: SignedInUser;
  readonly email: string;
  readonly signsOutAtProvider: boolean;
  readonly apiKey: string;
  readonly station: Station;
  readonly stations: readonly Station[];
  readonly orphaned: Settings['orphaned_categories'];
  readonly demo: number | null;
  readonly authorizable: Authorizations['configured'];
  /** Name of its library of licensed images; empty if there is none. */
  readonly imageLibrary: string;
  /** The address under which the caller reaches the installation. */
  readonly address: string;
  readonly config: Config;
  readonly version: AppVersion;
  /** Milliseconds. */
  readonly now: number;
}

/** The settings in their wire form. */
export function presentSettings(parts: SettingsParts): z.input<typeof settings> {
  const { person, station, address, config, version, now } = parts;
  return {
    username: person.username,
    apikey: parts.apiKey,
    email: parts.email,
    sign_out_address: parts.signsOutAtProvider ? `${address}${singleSignOnOperations.end.path}` : '',
    user_id: person.userId,
    company_admin: person.companyAdmin,
    needs_name: person.companyAdmin && station.needsName,
    station: station.slug,
    station_name: station.name,
    station_type: station.stationType,
    accent: station.accent,
    logo: station.logo,
    station_list: stationList(person, parts.stations),
    timezone: station.timezone,
    log_days: station.logDays,
    utc_offset: utcOffset(station.timezone, now),
    widget_domain: address,
    bitrate: station.bitrate,
    twisted_wave_server: config.twistedWaveUrl ?? '',
    // The library's key is not exposed, because the station makes the requests.
    ap_images_key: parts.imageLibrary,
    facebook_app_id: config.platformEnv.POSTKIT_FACEBOOK_CLIENT_ID ?? '',
    authorizable_types: [...parts.authorizable],
    default_show_id:
      station.defaultShowId !== null && hasShow(station, station.defaultShowId)
        ? station.defaultShowId
        : null,
    features: JSON.stringify(station.features),
    media_endpoint: address,
    progress_endpoint: address,
    events_endpoint: address,
    rss_import_api_prefix: address,
    version_blob: { date: version.date, hash: version.hash },
    is_AVESS: station.isAvess,
    orphaned_categories: parts.orphaned,
    demo_progress: parts.demo,
    links: presentLinks(config, address),
    tools: {
      chat: config.tools.chat ?? '',
      analytics: config.tools.analytics ?? '',
      session_recording: config.tools.sessionRecording ?? '',
    },
  };
}

/** Settings that are public before sign-in. */
export function presentInstallation(config: Config, address: string): Installation {
  const { mail, singleSignOn } = config;
  return {
    links: presentLinks(config, address),
    mails_password_resets: mail !== null && !singleSignOn?.isOnly,
    single_sign_on: singleSignOn && {
      name: singleSignOn.name,
      address: `${address}${singleSignOnOperations.begin.path}`,
      is_only: singleSignOn.isOnly,
    },
  };
}

function presentLinks(config: Config, address: string): InstallationLinks {
  return {
    password_reset: config.passwordResetUrl ?? '',
    academy: config.academyUrl ?? '',
    sales: config.salesUrl ?? '',
    sign_in: config.signInUrl ?? '',
    provider_home: config.providerHome ?? '',
    image_origin: config.imageOrigin ?? address,
  };
}

function stationList(person: SignedInUser, stations: readonly Station[]): SettingsStation[] {
  return stations.flatMap((station) => {
    const entry = person.stations.get(station.slug);
    if (!entry || entry.isArchived) return [];
    return {
      station: station.slug,
      title: station.title,
      admin: entry.admin || person.companyAdmin,
      showEditor: entry.licence !== 'logger',
      podcastOnly: entry.licence === 'podcast',
      browserOnly: false,
      limitedToShows: entry.shows !== null,
      default_image: station.defaultImage,
    };
  });
}
