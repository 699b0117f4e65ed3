import type { StationEntry } from '@postkit/sdk/schema';
import type { StationRow } from './account-tables.ts';

/** A station as the sign-in response lists it. */
export function presentEntry(row: StationRow, userId: number): StationEntry {
  return {
    station: row.slug,
    title: row.title,
    user_id: userId,
    format: row.format,
    geo_state: row.geo_state,
    geo_region: row.geo_region,
    searchKey: row.search_key,
    is_AVESS: row.is_avess === 1,
    login_host: row.login_host,
    login_api_version: row.login_api_version,
    redirect_domain: row.redirect_domain,
    force_redirect_url: row.force_redirect_url,
  };
}
