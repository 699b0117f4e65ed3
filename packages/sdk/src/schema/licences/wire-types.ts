// Written by `npm run generate`.

/** A user who holds a licence at a station. */
export interface LicenceHolder {
  /** Id of the user. */
  user_id: number;
  /** Coverage of the user's entry at the station. */
  licence: 'full' | 'podcast' | 'logger';
  /** Whether the user is an admin of the station. */
  admin: boolean;
}

/** A station with the users who hold a licence there. Company admins need none and are not among them. */
export interface StationLicences {
  /** Slug of the station. */
  station: string;
  /** Title of the station. */
  title: string;
  /** Whether the station itself is licensed as a Logger, which limits all its users to the log. */
  logger_only: boolean;
  /** Users with a licence. */
  holders: LicenceHolder[];
}

/** A user of the company, as licences name them. */
export interface LicensedUser {
  /** Number that identifies it at the station. */
  id: number;
  /** First name. */
  first_name: string;
  /** Last name. */
  last_name: string;
  /** Email address. */
  email: string;
  /** Name that the user signs in with. */
  username: string;
  /** 1 if the user is disabled and cannot hold a licence. 1 for yes, 0 for no. */
  disabled: 0 | 1;
  /** 1 if the user is a company admin, who works at every station without a licence. 1 for yes, 0 for no. */
  company_admin: 0 | 1;
  /** Increases with every change. An assignment states the version it is based on. */
  version: number;
}

/** The licences of a company: its stations by title, and all its users. */
export interface CompanyLicences {
  /** Stations of the company. */
  stations: StationLicences[];
  /** Users of the company. */
  users: LicensedUser[];
}

/** A licence to assign. A user who holds one at the station gets this one instead and keeps the role. */
export interface LicenceInput {
  /** Id of the user. */
  user_id: number;
  /** Coverage of the user's entry at the station. */
  licence: 'full' | 'podcast' | 'logger';
  /** Increases with every change. An update sends the version that it is based on; a newer one on the station rejects it (409). */
  version?: number | undefined;
}
