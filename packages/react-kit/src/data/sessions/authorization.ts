import type { PostKitClient } from '@postkit/sdk';
import { settingsOperations } from '@postkit/sdk/operations';

/** The authorization that an audio player needs to load media from the station on its own. */
export interface MediaAuthorization {
  /** The value of the request header. A token changes, so ask for each request. */
  header(): Promise<string>;
  /** Whether requests carry the station's cookie. */
  withCookies: boolean;
}

export function mediaAuthorization({ transport }: PostKitClient): MediaAuthorization {
  return {
    withCookies: transport.requestOf(settingsOperations.get, {}).credentials === 'include',
    async header() {
      await transport.ready();
      return transport.requestOf(settingsOperations.get, {}).headers['Authorization'] ?? '';
    },
  };
}
