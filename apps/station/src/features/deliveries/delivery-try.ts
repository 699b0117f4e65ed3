import type { StationContext } from '../../context.ts';
import { unixSeconds } from '../../platform/clock.ts';
import { createGuardedFetch } from '../../platform/fetch/guarded-fetch.ts';
import { type Accounts, type Station, wholeStation } from '../accounts/index.ts';
import type { Connections } from '../connections/index.ts';
import type { EpisodeRow, Episodes } from '../episodes/index.ts';
import { deliveryOf, updateDelivery, type DeliveryKey } from './deliveries.repository.ts';
import type { DeliveryRow } from './delivery-tables.ts';
import { isWanted } from './delivery.policy.ts';
import type { Destination, DeliveryRequest } from './platform-adapter.ts';
import type { Platform } from './platforms/define-platform.ts';
import { createHttpClient, type HttpClient } from './platforms/http-client.ts';
import { isSentType, type Platforms } from './platforms/platform-types.ts';
import type { ReadSecrets } from './renew-access.ts';

/** The input of an attempt. */
export interface DeliveryTry {
  readonly delivery: DeliveryRow;
  readonly station: Station;
  readonly row: EpisodeRow;
  readonly destination: Destination;
  readonly platform: Platform;
  readonly http: HttpClient;
  /** Whether the episode should be there now. */
  readonly isWanted: boolean;
  readonly request: Omit<DeliveryRequest, 'payload' | 'file'>;
}

export interface DeliveryTryDeps {
  readonly accounts: Accounts;
  readonly connections: Connections;
  readonly episodes: Episodes;
  readonly platforms: Platforms;
  readonly secretsOf: ReadSecrets;
}

/** Milliseconds until a response starts: platforms process a long upload first. */
const responseMs = 120_000;

/** Loads the input of an attempt; null if there is nothing to send. */
export function createDeliveryTries(context: StationContext, deps: DeliveryTryDeps) {
  const { db, clock, config, http } = context;
  const { accounts, connections, episodes, platforms, secretsOf } = deps;
  const fetch = createGuardedFetch({ allowPrivate: config.allowPrivateFetch, responseMs });
  http.addHook('onClose', () => fetch.close());

  function requestOf(
    delivery: DeliveryRow,
    destination: Destination,
    { id, guid, name }: EpisodeRow,
  ): DeliveryTry['request'] {
    return {
      destination,
      episode: { id, guid, title: name },
      checkpoint: JSON.parse(delivery.checkpoint),
      openSince: delivery.open_since,
      at: unixSeconds(clock),
      saveCheckpoint: (checkpoint) =>
        db.transaction(async (transaction) => {
          await updateDelivery(transaction, delivery, { checkpoint: JSON.stringify(checkpoint) });
        }),
    };
  }

  return async function readTry(key: DeliveryKey, signal: AbortSignal): Promise<DeliveryTry | null> {
    const delivery = await deliveryOf(db, key);
    if (
      !delivery ||
      !isSentType(delivery.type) ||
      (delivery.status !== 'waiting' && delivery.status !== 'sending')
    )
      return null;
    const [station, row] = [
      accounts.stationById(delivery.station_id),
      await episodes.read(db, key.episode_id),
    ];
    const [connection] = await connections.byIds(wholeStation(delivery.station_id), [key.connection_id]);
    if (!station || !row || !connection) return null;
    const platform = platforms[delivery.type];
    const chosen = (await episodes.destinationsOf(db, row.id)).find(
      ({ connection_id }) => connection_id === key.connection_id,
    );
    const isWantedNow = isWanted(row, chosen);
    const sends = isWantedNow ? delivery.remote_id === '' || platform.update : platform.withdraw;
    // A delivery with nothing to send needs no access.
    const access = await (sends
      ? secretsOf(station, connection, platform.name)
      : connections.secretsOf(connection));
    const destination = { ...connection, ...access };
    const { token, refresh_token, app_secret, webhook_url } = destination;
    const secrets = [token, refresh_token, app_secret, webhook_url];
    const { name, refusalOf } = platform;
    return {
      delivery,
      station,
      row,
      destination,
      platform,
      http: createHttpClient({ fetch, name, secrets, refusalOf, signal, now: clock.now }),
      isWanted: isWantedNow,
      request: requestOf(delivery, destination, row),
    };
  };
}
