// Written by `npm run generate`.

import type { ResourceListMeta } from '../common/wire-types.ts';

/** The newest export of a station. */
export interface ExportOfStation {
  /** Identifies the export. A UUID. */
  guid: string;
  /** State of the export. */
  status: 'processing' | 'complete' | 'error';
  /** When it was created. Unix seconds, UTC. */
  created_at: number;
  /** When the station removes the export; null while it is processing. Unix seconds, UTC. */
  expires_at: number | null;
}

/** A station as the admins of its company manage it. */
export interface CompanyStation {
  /** Number that identifies it at the station. */
  id: number;
  /** Its path in the station’s API, which other resources refer to it by. A path such as `/{station}/api/v1/show/12/`; a category's path ends with its encoded name. */
  resource_uri: string;
  /** First segment of the station's addresses, in lower case. */
  slug: string;
  /** Title of the station. */
  title: string;
  /** Time zone of its days, schedules and log: an IANA name. */
  timezone: string;
  /** Whether it is a radio or a television station. */
  station_type: 'radio' | 'tv';
  /** Format of the station; null if it is not known. */
  format: string | null;
  /** State that the station is in; null if it is not known. */
  geo_state: string | null;
  /** City or region that the station is in; null if it is not known. */
  geo_region: string | null;
  /** Address of the image for shows without one; empty for none. */
  default_image: string;
  /** Bytes that the station may use; null for the quota of the installation. */
  quota_bytes: number | null;
  /** State of the station. */
  state: 'active' | 'archived' | 'deleting';
  /** When it was archived; null while it is active. Unix seconds, UTC. */
  archived_at: number | null;
  /** Whether the station has its name, address and time zone of the first start, which no user has chosen. */
  needs_name: boolean;
  /** Whether it belongs to the demo. */
  is_demo: boolean;
  /** Users by licence; company admins need none and are not counted. */
  licences: {
    /** Users who hear the log and make episodes. */
    full: number;
    /** Users who make episodes without the log. */
    podcast: number;
    /** Users who hear the log alone. */
    logger: number;
  };
  /** Number of shows. */
  shows: number;
  /** Number of episodes, published or not. */
  episodes: number;
  /** Its newest export; null if there is none. */
  newest_export: ExportOfStation | null;
  /** Increases with every change. */
  version: number;
}

/** Query of the operation `stations.list`. */
export interface CompanyStationQuery {
  /** Number of entries on a page. */
  limit?: number | undefined;
  /** Number of entries before the page. */
  offset?: number | undefined;
  /** Text in title, slug, format, state or city, ignoring case. At most 100 characters. */
  search?: string | undefined;
  /** State of the stations; all when absent. */
  state?: 'active' | 'archived' | 'deleting' | undefined;
}

/** A station to create. A field that it does not know is rejected (400). */
export interface CompanyStationInput {
  /** Title of the station, at most 100 characters. 1 to 100 characters. */
  title: string;
  /** First segment of the station's addresses: letters, digits and hyphens. No other station may have it or have had it. 1 to 63 characters. */
  slug: string;
  /** IANA name of its time zone, such as `Europe/Berlin`. 1 to 100 characters. */
  timezone: string;
  /** Whether it is a radio or a television station; radio when absent. */
  station_type?: 'radio' | 'tv' | undefined;
  /** Format of the station, such as `News`; null or absent for none. At most 100 characters. */
  format?: string | null | undefined;
  /** State that the station is in; null or absent for none. At most 100 characters. */
  geo_state?: string | null | undefined;
  /** City or region that the station is in; null or absent for none. At most 100 characters. */
  geo_region?: string | null | undefined;
  /** Address of the image for shows without one; empty or absent for none. An http or https address, or a path on the image origin, without spaces and backslashes; empty for none. */
  default_image?: string | undefined;
  /** Bytes that the station may use; null or absent for the quota of the installation. At least 1. */
  quota_bytes?: number | null | undefined;
}

/** Only given fields change. A field that it does not know is rejected (400). */
export interface CompanyStationUpdate {
  /** Title of the station, at most 100 characters. 1 to 100 characters. */
  title?: string | undefined;
  /** First segment of the station's addresses: letters, digits and hyphens. No other station may have it or have had it. 1 to 63 characters. */
  slug?: string | undefined;
  /** IANA name of its time zone, such as `Europe/Berlin`. 1 to 100 characters. */
  timezone?: string | undefined;
  /** Whether it is a radio or a television station. */
  station_type?: 'radio' | 'tv' | undefined;
  /** Format of the station, such as `News`; null for none. At most 100 characters. */
  format?: string | null | undefined;
  /** State that the station is in; null for none. At most 100 characters. */
  geo_state?: string | null | undefined;
  /** City or region that the station is in; null for none. At most 100 characters. */
  geo_region?: string | null | undefined;
  /** Address of the image for shows without one; empty for none. An http or https address, or a path on the image origin, without spaces and backslashes; empty for none. */
  default_image?: string | undefined;
  /** Bytes that the station may use; null for the quota of the installation. At least 1. */
  quota_bytes?: number | null | undefined;
  /** Increases with every change. An update sends the version that it is based on; a newer one on the station rejects it (409). */
  version?: number | undefined;
}

/** A change to examine; absent fields stay. */
export interface StationChangeInput {
  /** 1 to 63 characters. */
  slug?: string | undefined;
  /** Time zone of the station, such as `America/New_York`. 1 to 100 characters. */
  timezone?: string | undefined;
}

/** The company that the stations belong to. */
export interface Company {
  /** Name of the company. */
  name: string;
  /** Bytes that a station without a quota of its own may use; null without a limit. */
  station_quota_bytes: number | null;
  /** Whether stations of the demo are here, which `stations.removeDemo` removes. */
  has_demo: boolean;
  /** Increases with every change. */
  version: number;
}

/** Body of the operation `stations.updateCompany`. */
export interface CompanyUpdate {
  /** Name of the company, at most 100 characters. 1 to 100 characters. */
  name: string;
  /** Increases with every change. An update sends the version that it is based on; a newer one on the station rejects it (409). */
  version?: number | undefined;
}

/** The effect of a new address or time zone, before it is saved. */
export interface StationChange {
  /** The new address; null if it stays. */
  slug: {
    /** The present slug. */
    from: string;
    /** The new slug. */
    to: string;
    /** Addresses with the present slug that lead to the new ones. */
    redirects: (
      | 'feeds'
      | 'enclosures'
      | 'listen_pages'
      | 'show_pages'
      | 'players'
      | 'embeds'
      | 'images'
      | 'api'
    )[];
  } | null;
  /** The new time zone; null if it stays. */
  timezone: {
    /** The present time zone. */
    from: string;
    /** The new time zone. */
    to: string;
    /** Schedules that keep their times of day, by their next run in the new time zone. */
    schedules: {
      /** Id of the schedule. */
      id: number;
      /** Id of the show. */
      show_id: number;
      /** Title of the show. */
      show_title: string;
      /** Title of the episodes of the schedule. */
      title: string;
      /** Start of the next run in the present time zone; null for none. Unix seconds, UTC. */
      before: number | null;
      /** Start of the next run in the new time zone; null for none. Unix seconds, UTC. */
      after: number | null;
    }[];
    /** When the next day of the log begins. Recorded moments stay. */
    day_borders: {
      /** In the present time zone. Unix seconds, UTC. */
      before: number;
      /** In the new time zone. Unix seconds, UTC. */
      after: number;
    };
    /** `unaffected`: days of the analytics do not depend on the time zone; `later_days`: those so far keep their borders. */
    analytics: 'unaffected' | 'later_days';
  } | null;
}

/** Response of the operation `stations.list`. */
export interface StationsListResponse {
  /** Position of the page in the whole list. */
  meta: ResourceListMeta;
  /** The entries of the page. */
  objects: CompanyStation[];
}

/** Query of the operation `stations.delete`. */
export interface StationsDeleteQuery {
  /** The slug of the station, typed as a confirmation. At most 63 characters. */
  confirm: string;
}
