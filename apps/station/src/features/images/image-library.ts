import type { LicensedImage } from '@postkit/sdk/schema';
import type { Station } from '../accounts/index.ts';

/** The station that searches, and the address under which its user reaches the installation. */
export interface Searcher {
  readonly station: Station;
  readonly address: string;
}

/** A library of third-party images that the installation may use. */
export interface ImageLibrary {
  /** Its name in the settings, which shows that there is a library. Never a secret. */
  readonly name: string;
  /** The best matches first. @throws fetch.failed, fetch.timeout, fetch.too-large */
  search(searcher: Searcher, query: string): Promise<LicensedImage[]>;
}
