import type { StationContext } from '../../context.ts';
import { unixSeconds } from '../../platform/clock.ts';
import type { BuildPayload } from './build-payload.ts';
import type { DeliveryChange, DeliveryKey } from './deliveries.repository.ts';
import type { DeliveryChanges } from './delivery-changes.ts';
import { DeliveryFailure } from './delivery-failure.ts';
import { createDeliveryTries, type DeliveryTry, type DeliveryTryDeps } from './delivery-try.ts';
import { fingerprintOf, waitsFor } from './delivery.policy.ts';
import type { DeliveryResult } from './platform-adapter.ts';

/** The outcome of an attempt. Without a receipt, the platform's episode was left unchanged. */
export type Outcome =
  | { kind: 'delivered'; receipt: DeliveryResult | null; fingerprint: string }
  | { kind: 'withdrawn'; answered: number | null }
  | { kind: 'waits'; message: string };

/**
 * Brings a destination to the wanted state; null if nothing is to be done.
 * @throws DeliveryFailure
 */
export type DeliveryAttempt = (key: DeliveryKey, signal: AbortSignal) => Promise<Outcome | null>;

export interface AttemptDeps extends DeliveryTryDeps {
  readonly changes: DeliveryChanges;
  readonly pack: BuildPayload;
}

export function createDeliveryAttempt(context: StationContext, deps: AttemptDeps): DeliveryAttempt {
  const { db, clock, storage } = context;
  const { changes, pack } = deps;
  const readTry = createDeliveryTries(context, deps);

  async function begin(
    { delivery, station, row, destination, platform }: DeliveryTry,
    change: DeliveryChange,
  ): Promise<void> {
    const begun = {
      status: 'sending',
      attempts: delivery.attempts + 1,
      retry_at: null,
      message: '',
      ...change,
    } as const;
    const title = destination.title || platform.name;
    await db.transaction(async (transaction) => {
      await changes.record(transaction, station, delivery, { ...begun, title, episodeName: row.name });
    });
  }

  async function send(now: DeliveryTry): Promise<Outcome> {
    const { delivery, station, row, platform, http } = now;
    const fingerprint = fingerprintOf(row, platform.tracks);
    const isThere = delivery.remote_id !== '';
    if (isThere && !platform.update) return { kind: 'delivered', receipt: null, fingerprint };
    const waits = waitsFor(row, delivery.type);
    if (waits !== null) return { kind: 'waits', message: waits };
    requireEntry(now);
    const packed = await pack(station, row, platform);
    if (!packed) throw new DeliveryFailure('later', 'The station is still preparing the file.');
    const { title, text, url, hasFile } = platform.words(packed.payload);
    const at = unixSeconds(clock);
    const sent = JSON.stringify({ title, text, url, bytes: hasFile ? packed.file.bytes : null, at });
    await begin(now, { sent, open_since: delivery.open_since ?? at });
    const deliver = (path: string) => {
      const request = { ...now.request, ...packed, file: { ...packed.file, path } };
      return isThere && platform.update
        ? platform.update(request, http, delivery.remote_id)
        : platform.send(request, http);
    };
    const receipt = hasFile ? await storage.withLocalFile(packed.file.key, deliver) : await deliver('');
    return { kind: 'delivered', receipt, fingerprint };
  }

  async function withdraw(now: DeliveryTry): Promise<Outcome> {
    const { delivery, platform, http, request } = now;
    const known = delivery.remote_id || (request.checkpoint.id ?? '');
    if (!platform.withdraw || (known === '' && delivery.open_since === null)) {
      return delivery.remote_id === ''
        ? { kind: 'withdrawn', answered: null }
        : { kind: 'delivered', receipt: null, fingerprint: '' };
    }
    requireEntry(now);
    await begin(now, {});
    const id = known || (await platform.locate?.(request, http));
    return { kind: 'withdrawn', answered: id ? await platform.withdraw(request, http, id) : null };
  }

  return async (key, signal) => {
    const now = await readTry(key, signal);
    if (!now) return null;
    return now.isWanted ? send(now) : withdraw(now);
  };
}

function requireEntry({ destination, platform }: DeliveryTry): void {
  const lacking = platform.missing(destination);
  if (lacking !== null)
    throw new DeliveryFailure('refused', `This destination has no ${lacking}. Add it in Setup, then retry.`);
  if (!destination.status)
    throw new DeliveryFailure(
      'refused',
      'This destination is switched off. Make it active in Setup, then retry.',
    );
}
