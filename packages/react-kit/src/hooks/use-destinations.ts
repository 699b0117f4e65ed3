import type { UseQueryResult } from '@tanstack/react-query';
import type { Connection, Delivery } from '@postkit/sdk';
import { useDeliveries as useDeliveriesQuery } from '../data/deliveries/index.ts';
import { useDestinations as useDestinationsQuery } from '../data/destinations/index.ts';
import { useLiveChannel } from '../host/live/use-live-channel.ts';

/** All destinations of the station: feeds, players and platforms. Renders again when a user changes one. */
export function useDestinations(): UseQueryResult<Connection[]> {
  useLiveChannel();
  return useDestinationsQuery();
}

/** One destination; undefined while the destinations load and if it does not exist. */
export function useDestination(id: number): Connection | undefined {
  return useDestinations().data?.find((destination) => destination.id === id);
}

/** The station's RSS feeds. Empty until they are loaded. */
export function useFeeds(): Connection[] {
  return useDestinations().data?.filter(({ type }) => type === 'rss') ?? [];
}

/** The deliveries of an episode to its destinations, with their progress. */
export function useDeliveries(episodeId: number): UseQueryResult<Delivery[]> {
  useLiveChannel();
  return useDeliveriesQuery(episodeId);
}
