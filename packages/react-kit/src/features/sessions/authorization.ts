import type { PostKitClient } from '@postkit/sdk';
import { settingsOperations } from '@postkit/sdk/schema';

/** The request header and cookie mode that an audio player needs to load media from the station on its own. */
export interface MediaAuthorization {
  header: string;
  withCookies: boolean;
}

export function mediaAuthorization(client: PostKitClient): MediaAuthorization {
  const { headers, credentials } = client.transport.requestOf(settingsOperations.get, {});
  return { header: headers.Authorization ?? 'Custom', withCookies: credentials === 'include' };
}
