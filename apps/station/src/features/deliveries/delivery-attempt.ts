import type { StationContext } from '../../context.ts';
import type { DeliveryChange, DeliveryKey } from './deliveries.repository.ts';
import type { DeliveryChanges } from './delivery-changes.ts';
import { DeliveryFailure } from './delivery-failure.ts';
import { createDeliveryTries, type DeliveryTry, type DeliveryTryDeps } from './delivery-try.ts';
import { fingerprintOf, waitsFor } from './delivery.policy.ts';
import type { PackEpisode } from './pack-episode.ts';
import type { Receipt } from './service.ts';

/** How a try ended. Without a receipt what is there already was left as it is. */
export type Outcome =
  | { kind: 'delivered'; receipt: Receipt | null; fingerprint: string }
  | { kind: 'withdrawn'; answered: number | null }
  | { kind: 'waits'; message: string };

/**
 * Does at a destination what is wanted there now; null where nothing is to be done.
 * @throws DeliveryFailure
 */
export type DeliveryAttempt = (key: DeliveryKey, signal: AbortSignal) => Promise<Outcome | null>;

export interface AttemptDeps extends DeliveryTryDeps {
  readonly changes: DeliveryChanges;
  readonly pack: PackEpisode;
}

export function createDeliveryAttempt(context: StationContext, deps: AttemptDeps): DeliveryAttempt {
  const { db, clock } = context;
  const { changes, pack } = deps;
  const readTry = createDeliveryTries(context, deps);

  async function begin({ delivery, station, row, destination, service }: DeliveryTry, change: DeliveryChange): Promise<void> {
    const begun = { status: 'sending', attempts: delivery.attempts + 1, retry_at: null, message: '', ...change } as const;
    const title = destination.title || service.name;
    await db.transaction(async (transaction) => {
      await changes.record(transaction, station, delivery, { ...begun, title, episodeName: row.name });
    });
  }

  async function bring(now: DeliveryTry): Promise<Outcome> {
    const { delivery, station, row, service, ask } = now;
    const fingerprint = fingerprintOf(row);
    const isThere = delivery.remote_id !== '';
    if (isThere && !service.update) return { kind: 'delivered', receipt: null, fingerprint };
    const waits = waitsFor(row, delivery.type);
    if (waits !== null) return { kind: 'waits', message: waits };
    requireEntry(now);
    const packed = await pack(station, row, service);
    if (!packed) throw new DeliveryFailure('later', 'The station is still preparing the file.');
    const { title, text, url, hasFile } = service.words(packed.parcel);
    const at = Math.floor(clock.now() / 1000);
    const sent = JSON.stringify({ title, text, url, bytes: hasFile ? packed.file.bytes : null, at });
    await begin(now, { sent, open_since: delivery.open_since ?? at });
    const order = { ...now.order, ...packed };
    const receipt = isThere && service.update ? await service.update(order, ask, delivery.remote_id) : await service.send(order, ask);
    return { kind: 'delivered', receipt, fingerprint };
  }

  async function takeBack(now: DeliveryTry): Promise<Outcome> {
    const { delivery, row, service, ask, order } = now;
    const known = delivery.remote_id || (order.memory.id ?? '');
    if (!service.withdraw || (known === '' && delivery.open_since === null)) {
      return delivery.remote_id === '' ? { kind: 'withdrawn', answered: null } : { kind: 'delivered', receipt: null, fingerprint: '' };
    }
    requireEntry(now);
    await begin(now, {});
    const id = known || (await service.locate?.({ ...order, guid: row.guid }, ask));
    return { kind: 'withdrawn', answered: id ? await service.withdraw(order, ask, id) : null };
  }

  return async (key, signal) => {
    const now = await readTry(key, signal);
    if (!now) return null;
    return now.isWanted ? bring(now) : takeBack(now);
  };
}

function requireEntry({ destination, service }: DeliveryTry): void {
  const lacking = service.missing(destination);
  if (lacking !== null) throw new DeliveryFailure('refused', `This destination has no ${lacking}. Add it in Setup, then retry.`);
  if (!destination.status) throw new DeliveryFailure('refused', 'This destination is switched off. Make it active in Setup, then retry.');
}
