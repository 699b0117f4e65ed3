import type { Licence, StationFeatures } from '@postkit/sdk/schema';
import type { FastifyRequest } from 'fastify';
import type { Feature } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Person } from '../../platform/http/access.ts';
import type { UserRow } from './account-tables.ts';
import type { Station } from './station.ts';

/** A new station; what is left out is the plain case. */
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
}

/** A new user with what they are at which stations. */
export interface NewUser {
  readonly companyId: number;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly companyAdmin?: boolean;
  readonly stations?: readonly { readonly stationId: number; readonly admin?: boolean; readonly licence?: Licence }[];
}

/** An account that is in use. */
export interface OpenAccount {
  readonly id: number;
  readonly email: string;
  /** Tells whether email or password were changed since. */
  readonly seal: string;
}

export interface PasswordChange {
  /** What `hashPassword` answered. */
  readonly hash: string;
  readonly revokeApiKeys: boolean;
}

/** Who is who, and which stations there are. */
export interface Accounts extends Feature {
  /** Finds who is calling; null for nobody. */
  authenticate(request: FastifyRequest): Promise<Person | null>;
  /** The station of an address; null where there is none. */
  stationOf(slug: string): Station | null;
  /**
   * The station of an address that has been authorised.
   * @throws resource.absent
   */
  stationAt(slug: string): Station;
  stationById(id: number): Station | null;
  stations(): readonly Station[];
  user(userId: number): Promise<UserRow | null>;
  /** This session's own key, for addresses that a browser opens by itself; expires within a day. */
  keyOf(person: Person): string;
  addCompany(name: string): Promise<number>;
  addStation(station: NewStation): Promise<Station>;
  addUser(user: NewUser): Promise<number>;
  /** Which show the editor preselects. */
  setDefaultShow(stationId: number, showId: number | null): Promise<void>;
  setDefaultImage(stationId: number, image: string): Promise<void>;
  /** Whether there is anybody to run the place, which is false only before the first start is complete. */
  hasAdmin(): Promise<boolean>;
  /** Somebody who may sign in by this email or username; null for nobody. */
  openAccount(name: string): Promise<OpenAccount | null>;
  /**
   * What is kept of a user's new password; slow, so never within a transaction.
   * @param caller Who asks, by network or user: callers take turns.
   * @throws request.invalid where it is too easy to guess, service.busy
   */
  hashPassword(userId: number, password: string, caller: string): Promise<string>;
  /**
   * Sets a password and ends every session and stream, and with `revokeApiKeys` every long-lived key; false where the
   * account is no longer as it was sealed.
   */
  setPassword(transaction: Transaction, account: Pick<OpenAccount, 'id' | 'seal'>, change: PasswordChange): Promise<boolean>;
  /** Why a password is too easy to guess, and what to do; null where it is not. */
  weaknessOf(password: string, names: readonly string[]): Promise<string | null>;
  /** Whether an email is that of a user who may sign in at a station. */
  isUserAt(station: Station, email: string): Promise<boolean>;
  /** Whether a name is some user's email or username. */
  isTaken(name: string): Promise<boolean>;
}
