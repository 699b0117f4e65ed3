import type { LicensedImage } from '@postkit/sdk/schema';
import type { Station } from '../accounts/index.ts';

/** Who asks, and the address under which they reach the installation. */
export interface Asker {
  readonly station: Station;
  readonly address: string;
}

/** Where pictures come from that somebody else owns and the installation may use. */
export interface ImageLibrary {
  /** What the settings call it: tells a workspace that there is one. Never a secret. */
  readonly name: string;
  /** The best matches first. @throws fetch.failed, fetch.timeout, fetch.too-large */
  search(asker: Asker, words: string): Promise<LicensedImage[]>;
}
