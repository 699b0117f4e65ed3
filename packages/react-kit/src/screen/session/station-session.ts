import { hasRole, type Licence, type Settings, type Permissions, type StationFeatures } from '@postkit/sdk/schema';

/** What somebody is at the station that they work in. */
export interface StationSession {
  slug: string;
  name: string;
  timezone: string;
  /** What decides who may see and do what: ask `isAllowed(operation, standing)`, or `lackOf(area, standing)`. */
  standing: Permissions;
  isAdmin: boolean;
  /** Works with podcasts but not with the broadcast log. */
  isPodcastOnlyUser: boolean;
  /** The station is licensed for the log alone. */
  isLoggerOnlyUser: boolean;
  isAvess: boolean;
  features: StationFeatures;
}

/** Derives the session from the settings: `admin` of the station's entry or company admin, `podcastOnly`, `logger_only`. */
export function stationSession(settings: Settings): StationSession {
  const entry = settings.station_list.find((station) => station.station === settings.station);
  const licence = licenceOf(settings.features, entry?.podcastOnly === true);
  const standing = { companyAdmin: settings.company_admin, admin: entry?.admin === true, licence };
  return {
    slug: settings.station,
    name: settings.station_name,
    timezone: settings.timezone,
    standing,
    isAdmin: hasRole('admin', standing),
    isPodcastOnlyUser: licence === 'podcast',
    isLoggerOnlyUser: licence === 'logger',
    isAvess: settings.is_AVESS,
    features: settings.features,
  };
}

/** A station that has the log alone has it for everybody, whatever their own entry says. */
function licenceOf({ logger_only }: StationFeatures, isPodcastOnly: boolean): Licence {
  if (logger_only) return 'logger';
  return isPodcastOnly ? 'podcast' : 'full';
}
