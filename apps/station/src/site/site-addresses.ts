import type { Config } from '../platform/config.ts';

/** Addresses outside the station's own that the console uses. */
export type SiteAddresses = Pick<
  Config,
  'publicUrl' | 'imageOrigin' | 'tools' | 'twistedWaveUrl' | 'singleSignOn'
> & {
  /** Origins to which downloads, images and audio redirect. */
  readonly fileOrigins: readonly string[];
};
