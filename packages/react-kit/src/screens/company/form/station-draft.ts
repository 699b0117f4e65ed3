import type { CompanyStation, CompanyStationInput, CompanyStationUpdate } from '@postkit/sdk/schema';
import { browserZone } from '../../../parts/stations/fields/index.ts';
import type { StationIdentity } from '../../../parts/stations/fields/index.ts';

/** The form of a station. Empty texts are unknown. */
export interface StationDraft extends StationIdentity {
  station_type: CompanyStation['station_type'];
  format: string;
  geo_state: string;
  geo_region: string;
  default_image: string;
  /** Gigabytes; null for the quota of the installation. */
  quota: number | null;
}

const gigabyte = 1e9;

export function draftOf(station: CompanyStation | null): StationDraft {
  return {
    title: station?.title ?? '',
    slug: station?.slug ?? '',
    timezone: station ? station.timezone : browserZone(),
    station_type: station?.station_type ?? 'radio',
    format: station?.format ?? '',
    geo_state: station?.geo_state ?? '',
    geo_region: station?.geo_region ?? '',
    default_image: station?.default_image ?? '',
    quota: typeof station?.quota_bytes === 'number' ? station.quota_bytes / gigabyte : null,
  };
}

const textOrNull = (text: string) => text.trim() || null;

/** The values of a checked form. */
export function inputOf(draft: StationDraft): CompanyStationInput {
  return {
    title: draft.title.trim(),
    slug: draft.slug,
    timezone: draft.timezone ?? '',
    station_type: draft.station_type,
    format: textOrNull(draft.format),
    geo_state: textOrNull(draft.geo_state),
    geo_region: textOrNull(draft.geo_region),
    default_image: draft.default_image,
    quota_bytes: draft.quota === null ? null : Math.max(1, Math.round(draft.quota * gigabyte)),
  };
}

/** The fields that the form changes. */
export function changesOf(station: CompanyStation, draft: StationDraft): CompanyStationUpdate {
  const changed = Object.entries(inputOf(draft)).filter(
    ([field, value]) => station[field as keyof CompanyStation] !== value,
  );
  return Object.fromEntries(changed) as CompanyStationUpdate;
}
