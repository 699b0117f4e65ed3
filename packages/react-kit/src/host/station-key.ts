import type { PostKitClient } from '@postkit/sdk';

/** Start of the query keys of a client: the server, the station, and the user if the credentials name one. */
export function stationKey({ transport: { baseUrl, station, username } }: PostKitClient) {
  return ['postkit', { server: baseUrl, station, user: username }] as const;
}
