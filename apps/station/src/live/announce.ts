import type { LiveEventName, LiveEvents } from '@postkit/sdk/schema';
import type { LiveHub } from './create-live-hub.ts';
import type { PublishOptions } from './create-publisher.ts';

/** Publishes a live event to the subscribers of a station. `within` a transaction it is sent only if that commits. */
export type Announce = <Name extends LiveEventName>(
  station: { readonly sessionId: string },
  name: Name,
  payload: LiveEvents[Name],
  options?: PublishOptions,
) => Promise<void>;

/** Types the events of a hub by the contract's event map; a station's channel is its session id. */
export function createAnnounce(live: Pick<LiveHub, 'publish'>): Announce {
  return (station, name, payload, options) => live.publish(station.sessionId, name, payload, options);
}
