import type { Insertable } from 'kysely';
import type { StationFeatures } from '@postkit/sdk/schema';
import type { AccountTables } from './account-tables.ts';
import { stationSlug } from './station-slug.ts';

/** A new station; absent fields have defaults. */
export interface NewStation {
  readonly companyId: number;
  readonly slug: string;
  readonly name: string;
  readonly title?: string;
  readonly timezone?: string;
  readonly stationType?: 'radio' | 'tv';
  readonly features?: StationFeatures;
  readonly bitrate?: number;
  readonly defaultImage?: string;
  readonly format?: string | null;
  readonly geoState?: string | null;
  readonly geoRegion?: string | null;
  readonly searchKey?: string | null;
  readonly forceRedirectUrl?: string | null;
  /** Null or absent for the quota of the installation. */
  readonly quotaBytes?: number | null;
  /** Whether a user has yet to choose its title, slug and time zone. */
  readonly needsName?: boolean;
  readonly isDemo?: boolean;
}

/** @throws Error if no station can have the slug */
export function newStationRow(station: NewStation): Insertable<AccountTables['stations']> {
  return {
    company_id: station.companyId,
    slug: stationSlug(station.slug),
    name: station.name,
    title: station.title ?? station.name,
    timezone: station.timezone ?? 'UTC',
    station_type: station.stationType ?? 'radio',
    features: JSON.stringify(station.features ?? {}),
    bitrate: station.bitrate ?? 128,
    default_show_id: null,
    default_image: station.defaultImage ?? '',
    format: station.format ?? null,
    geo_state: station.geoState ?? null,
    geo_region: station.geoRegion ?? null,
    search_key: station.searchKey ?? null,
    is_avess: 0,
    login_host: null,
    login_api_version: 1,
    redirect_domain: null,
    force_redirect_url: station.forceRedirectUrl ?? null,
    quota_bytes: station.quotaBytes ?? null,
    needs_name: station.needsName ? 1 : 0,
    is_demo: station.isDemo ? 1 : 0,
  };
}
