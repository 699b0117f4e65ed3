import type { LiveEvents, StationEventName } from '@postkit/sdk/schema';
import type { Transaction } from '../platform/db/database.ts';
import type { Announce } from './announce.ts';

/** The station that an event belongs to. */
export interface EventStation {
  readonly id: number;
  readonly slug: string;
  readonly sessionId: string;
}

/** Runs in the transaction of the event. */
export type StationEventFollower = <Name extends StationEventName>(
  transaction: Transaction,
  station: EventStation,
  name: Name,
  data: LiveEvents[Name],
) => Promise<void>;

/** The events that leave the station: on the live channel, and by webhooks with the same names and payloads. */
export interface StationEventBus {
  /** Publishes an event if, and only if, the transaction commits. */
  readonly emit: StationEventFollower;
  follow(follower: StationEventFollower): void;
}

export function createStationEvents(announce: Announce): StationEventBus {
  const followers: StationEventFollower[] = [];
  return {
    async emit(transaction, station, name, data) {
      await announce(station, name, data, { within: transaction });
      for (const follower of followers) await follower(transaction, station, name, data);
    },
    follow: (follower) => void followers.push(follower),
  };
}
