import {
  resourcePath,
  type CompanyStation,
  type ExportOfStation,
  type StationState,
} from '@postkit/sdk/schema';
import type { StationRow } from '../account-tables.ts';
import type { StationNumbers } from './company-stations.repository.ts';

export interface StationParts extends StationNumbers {
  readonly row: StationRow;
  readonly newestExport: ExportOfStation | null;
}

export function presentCompanyStation({ row, newestExport, ...numbers }: StationParts): CompanyStation {
  return {
    id: row.id,
    resource_uri: resourcePath(row.slug, 'station', row.id),
    ...changeableFields(row),
    state: stateOf(row),
    archived_at: row.archived_at,
    needs_name: row.needs_name === 1,
    is_demo: row.is_demo === 1,
    ...numbers,
    newest_export: newestExport,
    version: row.version,
  };
}

export function stateOf({
  deleting,
  archived_at,
}: Pick<StationRow, 'deleting' | 'archived_at'>): StationState {
  if (deleting === 1) return 'deleting';
  return archived_at === null ? 'active' : 'archived';
}

/** The fields that a company admin changes. */
export type ChangeableFields = Pick<
  StationRow,
  | 'slug'
  | 'title'
  | 'timezone'
  | 'station_type'
  | 'format'
  | 'geo_state'
  | 'geo_region'
  | 'default_image'
  | 'quota_bytes'
>;

export function changeableFields(row: ChangeableFields): ChangeableFields {
  const { slug, title, timezone, station_type, format, geo_state, geo_region, default_image, quota_bytes } =
    row;
  return { slug, title, timezone, station_type, format, geo_state, geo_region, default_image, quota_bytes };
}
