import type { CompanyStation } from '@postkit/sdk/schema';

/** An active station of a company, with every field. */
export function makeStation(overrides: Partial<CompanyStation> = {}): CompanyStation {
  const id = overrides.id ?? 1;
  return {
    id,
    resource_uri: `/wxyz/api/v1/station/${id}/`,
    slug: 'wxyz',
    title: 'WXYZ',
    timezone: 'America/New_York',
    station_type: 'radio',
    format: null,
    geo_state: null,
    geo_region: null,
    default_image: '',
    quota_bytes: null,
    state: 'active',
    archived_at: null,
    needs_name: false,
    is_demo: false,
    licences: { full: 0, podcast: 0, logger: 0 },
    shows: 0,
    episodes: 0,
    newest_export: null,
    version: 1,
    ...overrides,
  };
}
