import type { PostKitClient } from '@postkit/sdk';
import { settingsOperations } from '@postkit/sdk/schema';

/** What an audio player that loads by itself must send along with its requests to the station. */
export interface MediaAuthorization {
  header: string;
  withCookies: boolean;
}

export function mediaAuthorization(client: PostKitClient): MediaAuthorization {
  const { headers, credentials } = client.transport.requestOf(settingsOperations.get, {});
  return { header: headers.Authorization ?? 'Custom', withCookies: credentials === 'include' };
}
