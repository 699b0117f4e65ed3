import { hasRole, type Permissions } from '@postkit/sdk/operations';
import type { Licence, Settings, SettingsStation, StationFeatures } from '@postkit/sdk/schema';

/** The current station and the user's rights at it. */
export interface StationSession {
  slug: string;
  name: string;
  timezone: string;
  /** Input of `isAllowed(operation, permissions)` and `missingAccess(area, permissions)`. */
  permissions: Permissions;
  isAdmin: boolean;
  /** Sees only some shows of the station. */
  isLimited?: boolean;
  /** Works with podcasts but not with the log. */
  isPodcastOnlyUser: boolean;
  /** The station's licence covers only the log. */
  isLoggerOnlyUser: boolean;
  isAvess: boolean;
  features: StationFeatures;
  /** Days that unused audio of the log is kept; 90 at older stations. */
  logDays?: number;
}

const usualLogDays = 90;

/** Derives the session from the settings: `admin` of the station's entry or company admin, `podcastOnly`, `showEditor`, `logger_only`. */
export function stationSession(settings: Settings): StationSession {
  const entry = settings.station_list.find((station) => station.station === settings.station);
  const licence = licenceOf(settings.features, entry);
  const permissions = {
    companyAdmin: settings.company_admin,
    admin: entry?.admin === true,
    licence,
    isLimited: entry?.limitedToShows === true,
  };
  return {
    slug: settings.station,
    name: settings.station_name,
    timezone: settings.timezone,
    permissions,
    isAdmin: hasRole('admin', permissions),
    isLimited: permissions.isLimited,
    isPodcastOnlyUser: licence === 'podcast',
    isLoggerOnlyUser: settings.features.logger_only === true,
    isAvess: settings.is_AVESS,
    features: settings.features,
    logDays: settings.log_days ?? usualLogDays,
  };
}

/** A log-only licence of the station applies to all users, whatever their own entry says. */
function licenceOf({ logger_only }: StationFeatures, entry: SettingsStation | undefined): Licence {
  if (logger_only || entry?.showEditor === false) return 'logger';
  return entry?.podcastOnly ? 'podcast' : 'full';
}
