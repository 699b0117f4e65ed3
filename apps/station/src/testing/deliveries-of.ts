import type { ConnectionInput, ConnectionType, Delivery } from '@postkit/sdk/schema';
import { firstStation, makeDestination } from './builders.ts';
import { makeEpisode, type EpisodeOverrides } from './make-episode.ts';
import { platformEntries, type PlatformName } from './platforms/start-platforms.ts';
import type { TestStation } from './station.ts';

export type PlatformType = keyof typeof platformEntries;

/** The platform of each kind of destination. */
export const platformOf = {
  omny: 'omny',
  megaphone: 'megaphone',
  spreaker: 'spreaker',
  facebook: 'facebook',
  v_facebook: 'facebook',
  twitter: 'twitter',
  v_youtube: 'youtube',
} as const satisfies Record<PlatformType, PlatformName>;

/** Publishes an episode at platforms, each a destination of its own; resolves when no delivery is due. */
export async function publishAt(
  server: TestStation,
  types: readonly PlatformType[],
  overrides: EpisodeOverrides = {},
  entry: Partial<ConnectionInput> = {},
) {
  const destinations = [];
  for (const type of types)
    destinations.push(await makeDestination(server, { ...platformEntries[type], ...entry }));
  const episode = await makeEpisode(server, {
    ...overrides,
    social_media_connections: destinations.map(({ id }) => id),
  });
  return { episode, destinations };
}

/** The receipts of an episode by type of destination. */
export async function deliveriesOf(
  server: TestStation,
  episodeId: number,
): Promise<Partial<Record<ConnectionType, Delivery>>> {
  const list = await server.features.deliveries.list(firstStation(server), episodeId);
  return Object.fromEntries(list.map((delivery) => [delivery.type, delivery]));
}
