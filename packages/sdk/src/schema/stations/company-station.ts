import { z } from 'zod';
import { resourceListQuery } from '../common/resource-list.ts';
import { imageAddress, resourceUri, text, unixSeconds } from '../common/scalars.ts';
import { stationStates, stationTypes } from './station-names.ts';

/** The newest export of a station. */
export const exportOfStation = z.object({
  /** Identifies the export. */
  guid: z.uuid(),
  /** State of the export. */
  status: z.enum(['processing', 'complete', 'error']),
  created_at: unixSeconds,
  /** When the station removes the export; null while it is processing. */
  expires_at: unixSeconds.nullable(),
});
export type ExportOfStation = z.output<typeof exportOfStation>;

/** A station as the admins of its company manage it. */
export const companyStation = z.object({
  id: z.int(),
  resource_uri: resourceUri,
  /** First segment of the station's addresses, in lower case. */
  slug: z.string(),
  /** Title of the station. */
  title: z.string(),
  /** Time zone of its days, schedules and log: an IANA name. */
  timezone: z.string(),
  /** Whether it is a radio or a television station. */
  station_type: z.enum(stationTypes),
  /** Format of the station; null if it is not known. */
  format: z.string().nullable(),
  /** State that the station is in; null if it is not known. */
  geo_state: z.string().nullable(),
  /** City or region that the station is in; null if it is not known. */
  geo_region: z.string().nullable(),
  /** Address of the image for shows without one; empty for none. */
  default_image: z.string(),
  /** Bytes that the station may use; null for the quota of the installation. */
  quota_bytes: z.int().min(0).nullable(),
  /** State of the station. */
  state: z.enum(stationStates),
  /** When it was archived; null while it is active. */
  archived_at: unixSeconds.nullable(),
  /** Whether the station has its name, address and time zone of the first start, which no user has chosen. */
  needs_name: z.boolean(),
  /** Whether it belongs to the demo. */
  is_demo: z.boolean(),
  /** Users by licence; company admins need none and are not counted. */
  licences: z.object({
    /** Users who hear the log and make episodes. */
    full: z.int().min(0),
    /** Users who make episodes without the log. */
    podcast: z.int().min(0),
    /** Users who hear the log alone. */
    logger: z.int().min(0),
  }),
  /** Number of shows. */
  shows: z.int().min(0),
  /** Number of episodes, published or not. */
  episodes: z.int().min(0),
  /** Its newest export; null if there is none. */
  newest_export: exportOfStation.nullable(),
  /** Increases with every change. */
  version: z.int(),
});
export type CompanyStation = z.output<typeof companyStation>;

export const companyStationQuery = resourceListQuery.extend({
  /** Text in title, slug, format, state or city, ignoring case. */
  search: text(100).optional(),
  /** State of the stations; all when absent. */
  state: z.enum(stationStates).optional(),
});

const title = z.string().trim().min(1, 'Enter a title.').max(100, 'A title has at most 100 characters.');
const place = (noun: string) => z.string().trim().max(100, `${noun} has at most 100 characters.`).nullable();
const slug = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Enter an address.')
  .max(63, 'An address has at most 63 characters.')
  .regex(
    /^[a-z\d][a-z\d-]*$/,
    'An address has letters, digits and hyphens, and starts with a letter or a digit.',
  );
const timezone = z.string().trim().min(1, 'Choose a time zone.').max(100);

const fields = {
  /** Title of the station, at most 100 characters. */
  title,
  /** First segment of the station's addresses: letters, digits and hyphens. No other station may have it or have had it. */
  slug,
  /** IANA name of its time zone, such as `Europe/Berlin`. */
  timezone,
  /** Whether it is a radio or a television station. */
  station_type: z.enum(stationTypes, 'A station is radio or tv.'),
  /** Format of the station, such as `News`; null for none. */
  format: place('A format'),
  /** State that the station is in; null for none. */
  geo_state: place('A state'),
  /** City or region that the station is in; null for none. */
  geo_region: place('A city'),
  /** Address of the image for shows without one; empty for none. */
  default_image: imageAddress,
  /** Bytes that the station may use; null for the quota of the installation. */
  quota_bytes: z.int().min(1, 'A quota has at least one byte.').nullable(),
};

/** A station to create. A field that it does not know is rejected (400). */
export const companyStationInput = z.strictObject({
  ...fields,
  /** Whether it is a radio or a television station; radio when absent. */
  station_type: fields.station_type.default('radio'),
  /** Format of the station, such as `News`; null or absent for none. */
  format: fields.format.default(null),
  /** State that the station is in; null or absent for none. */
  geo_state: fields.geo_state.default(null),
  /** City or region that the station is in; null or absent for none. */
  geo_region: fields.geo_region.default(null),
  /** Address of the image for shows without one; empty or absent for none. */
  default_image: fields.default_image.default(''),
  /** Bytes that the station may use; null or absent for the quota of the installation. */
  quota_bytes: fields.quota_bytes.default(null),
});
export type CompanyStationInput = z.input<typeof companyStationInput>;

/** Only given fields change. A field that it does not know is rejected (400). */
export const companyStationUpdate = z.strictObject({
  ...z.object(fields).partial().shape,
  version: z.int().optional(),
});
export type CompanyStationUpdate = z.output<typeof companyStationUpdate>;

/** A change to examine; absent fields stay. */
export const stationChangeInput = z.strictObject(z.object({ slug, timezone }).partial().shape);
export type StationChangeInput = z.output<typeof stationChangeInput>;
