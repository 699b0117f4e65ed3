import type { StationContext } from '../../context.ts';
import { createGuardedFetch } from '../../platform/fetch/guarded-fetch.ts';
import { type Accounts, type Station, wholeStation } from '../accounts/index.ts';
import type { Destinations } from '../destinations/index.ts';
import type { EpisodeRow, Episodes } from '../episodes/index.ts';
import type { BuildPayload } from './build-payload.ts';
import {
  deliveryOf,
  updateDelivery,
  type DeliveryChange,
  type DeliveryKey,
} from './deliveries.repository.ts';
import type { DeliveryChanges } from './delivery-changes.ts';
import { DeliveryFailure } from './delivery-failure.ts';
import type { DeliveryRow } from './delivery-tables.ts';
import { fingerprintOf, isWanted, waitsFor } from './delivery.policy.ts';
import type { DeliveryRequest, DeliveryResult, Destination } from './platform-adapter.ts';
import type { Platform } from './platforms/define-platform.ts';
import { createHttpClient, type HttpClient } from './platforms/http-client.ts';
import { isSentType, type Platforms } from './platforms/platform-types.ts';
import type { ReadSecrets } from './renew-access.ts';

/** The outcome of an attempt. Without a receipt, the platform's episode was left unchanged. */
export type Outcome =
  | { kind: 'delivered'; receipt: DeliveryResult | null; fingerprint: string }
  | { kind: 'withdrawn'; responseStatus: number | null }
  | { kind: 'waits'; message: string };

/**
 * Brings a destination to the wanted state; null if nothing is to be done.
 * @throws DeliveryFailure
 */
export type DeliveryAttempt = (key: DeliveryKey, signal: AbortSignal) => Promise<Outcome | null>;

/** Everything that an attempt needs. */
interface AttemptInput {
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

interface AttemptInputDeps {
  readonly accounts: Accounts;
  readonly destinations: Destinations;
  readonly episodes: Pick<Episodes, 'store'>;
  readonly platforms: Platforms;
  readonly secretsOf: ReadSecrets;
}

export interface AttemptDeps extends AttemptInputDeps {
  readonly changes: DeliveryChanges;
  readonly buildPayload: BuildPayload;
}

export function createDeliveryAttempt(context: StationContext, deps: AttemptDeps): DeliveryAttempt {
  const { db, clock, storage } = context;
  const { changes, buildPayload } = deps;
  const readInput = createReadInput(context, deps);

  async function markSending(
    { delivery, station, row, destination, platform }: AttemptInput,
    change: DeliveryChange,
  ): Promise<void> {
    const sending = {
      status: 'sending',
      attempts: delivery.attempts + 1,
      retry_at: null,
      message: '',
      ...change,
    } as const;
    const title = destination.title || platform.name;
    await db.transaction(async (transaction) => {
      await changes.record(transaction, station, delivery, { ...sending, title, episodeName: row.name });
    });
  }

  async function send(input: AttemptInput): Promise<Outcome> {
    const { delivery, station, row, platform, http } = input;
    const fingerprint = fingerprintOf(row, platform.trackedColumns);
    const isOnPlatform = delivery.remote_id !== '';
    if (isOnPlatform && !platform.update) return { kind: 'delivered', receipt: null, fingerprint };
    const waits = waitsFor(row, delivery.type);
    if (waits !== null) return { kind: 'waits', message: waits };
    requireUsable(input);
    const built = await buildPayload(station, row, platform);
    if (!built) throw new DeliveryFailure('later', 'The station is still preparing the file.');
    const { title, text, url, hasFile } = platform.receiptTexts(built.payload);
    const at = clock.seconds();
    const sent = JSON.stringify({ title, text, url, bytes: hasFile ? built.file.bytes : null, at });
    await markSending(input, { sent, open_since: delivery.open_since ?? at });
    const deliver = (path: string) => {
      const request = { ...input.request, ...built, file: { ...built.file, path } };
      return isOnPlatform && platform.update
        ? platform.update(request, http, delivery.remote_id)
        : platform.send(request, http);
    };
    const receipt = hasFile ? await storage.withLocalFile(built.file.key, deliver) : await deliver('');
    return { kind: 'delivered', receipt, fingerprint };
  }

  async function withdraw(input: AttemptInput): Promise<Outcome> {
    const { delivery, platform, http, request } = input;
    const known = delivery.remote_id || (request.checkpoint.id ?? '');
    if (!platform.withdraw || (known === '' && delivery.open_since === null)) {
      return delivery.remote_id === ''
        ? { kind: 'withdrawn', responseStatus: null }
        : { kind: 'delivered', receipt: null, fingerprint: '' };
    }
    requireUsable(input);
    await markSending(input, {});
    const id = known || (await platform.locate?.(request, http));
    return { kind: 'withdrawn', responseStatus: id ? await platform.withdraw(request, http, id) : null };
  }

  return async (key, signal) => {
    const input = await readInput(key, signal);
    if (!input) return null;
    return input.isWanted ? send(input) : withdraw(input);
  };
}

function requireUsable({ destination, platform }: AttemptInput): void {
  const lacking = platform.missingSetting(destination);
  if (lacking !== null)
    throw new DeliveryFailure('refused', `This destination has no ${lacking}. Add it in Setup, then retry.`);
  if (!destination.status)
    throw new DeliveryFailure(
      'refused',
      'This destination is switched off. Make it active in Setup, then retry.',
    );
}

/** Milliseconds until a response starts: platforms process a long upload first. */
const responseMs = 120_000;

/** Reads what an attempt needs; null if there is nothing to send. */
function createReadInput(context: StationContext, deps: AttemptInputDeps) {
  const { db, clock, config, http } = context;
  const { accounts, destinations, episodes, platforms, secretsOf } = deps;
  const fetch = createGuardedFetch({ allowPrivate: config.allowPrivateFetch, responseMs });
  http.addHook('onClose', () => fetch.close());

  function requestOf(
    delivery: DeliveryRow,
    destination: Destination,
    { id, guid, name }: EpisodeRow,
  ): AttemptInput['request'] {
    return {
      destination,
      episode: { id, guid, title: name },
      checkpoint: JSON.parse(delivery.checkpoint),
      unconfirmedSince: delivery.open_since,
      at: clock.seconds(),
      saveCheckpoint: (checkpoint) =>
        db.transaction(async (transaction) => {
          await updateDelivery(transaction, delivery, { checkpoint: JSON.stringify(checkpoint) });
        }),
    };
  }

  return async (key: DeliveryKey, signal: AbortSignal): Promise<AttemptInput | null> => {
    const delivery = await deliveryOf(db, key);
    if (
      !delivery ||
      !isSentType(delivery.type) ||
      (delivery.status !== 'waiting' && delivery.status !== 'sending')
    )
      return null;
    const [station, row] = [
      accounts.stationById(delivery.station_id),
      await episodes.store.read(db, key.episode_id),
    ];
    const [stored] = await destinations.byIds(wholeStation(delivery.station_id), [key.connection_id]);
    if (!station || !row || !stored) return null;
    const platform = platforms[delivery.type];
    const chosen = (await episodes.store.destinationsOf(db, row.id)).find(
      ({ connection_id }) => connection_id === key.connection_id,
    );
    const isWantedNow = isWanted(row, chosen);
    const sends = isWantedNow ? delivery.remote_id === '' || platform.update : platform.withdraw;
    // A delivery with nothing to send needs no access.
    const access = await (sends ? secretsOf(station, stored, platform.name) : destinations.secretsOf(stored));
    const destination = { ...stored, ...access };
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
