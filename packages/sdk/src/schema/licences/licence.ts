import { z } from 'zod';
import { bit } from '../common/scalars.ts';
import { licenceNames } from './licence-names.ts';

/** A user who holds a licence at a station. */
export const licenceHolder = z.object({
  user_id: z.int(),
  /** Coverage of the user's entry at the station. */
  licence: z.enum(licenceNames),
  /** Whether the user is an admin of the station. */
  admin: z.boolean(),
});
export type LicenceHolder = z.output<typeof licenceHolder>;

/** A station with the users who hold a licence there. Company admins need none and are not among them. */
export const stationLicences = z.object({
  /** Slug of the station. */
  station: z.string(),
  /** Title of the station. */
  title: z.string(),
  /** Whether the station itself is licensed as a Logger, which limits all its users to the log. */
  logger_only: z.boolean(),
  /** Users with a licence. */
  holders: z.array(licenceHolder),
});
export type StationLicences = z.output<typeof stationLicences>;

/** A user of the company, as licences name them. */
export const licensedUser = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  /** Email address. */
  email: z.string(),
  username: z.string(),
  /** 1 if the user is disabled and cannot hold a licence. */
  disabled: bit,
  /** 1 if the user is a company admin, who works at every station without a licence. */
  company_admin: bit,
  /** Increases with every change. An assignment states the version it is based on. */
  version: z.int(),
});
export type LicensedUser = z.output<typeof licensedUser>;

/** The licences of a company: its stations by title, and all its users. */
export const companyLicences = z.object({
  /** Stations of the company. */
  stations: z.array(stationLicences),
  /** Users of the company. */
  users: z.array(licensedUser),
});
export type CompanyLicences = z.output<typeof companyLicences>;

/** A licence to assign. A user who holds one at the station gets this one instead and keeps the role. */
export const licenceInput = z.object({
  user_id: z.int(),
  /** Coverage of the user's entry at the station. */
  licence: z.enum(licenceNames, 'The licence is full, podcast or logger.'),
  version: z.int().optional(),
});
export type LicenceInput = z.output<typeof licenceInput>;
