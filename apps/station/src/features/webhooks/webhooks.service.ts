import type { WebhookInput, WebhookUpdate } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { EventStation } from '../../live/station-events.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import { addressProblem } from '../../platform/fetch/address-problem.ts';
import { newWebhookSecret } from '../../platform/fetch/sign-webhook.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { findWebhook } from './find-webhook.ts';
import { recordWebhookChange } from './record-webhook-change.ts';
import { fail } from './webhook-errors.ts';
import type { WebhookRow } from './webhook-tables.ts';
import {
  deleteWebhook,
  failWaiting,
  insertWebhook,
  updateWebhook,
  webhooksOf,
} from './webhooks.repository.ts';

export type WebhookChange = 'created' | 'updated' | 'deleted' | 'attempted' | 'disabled';

export interface WebhookDeps {
  readonly box: SecretBox;
  readonly announce: (transaction: Transaction, row: WebhookRow, change: WebhookChange) => Promise<void>;
}

/** Webhooks of a station. Methods with an id throw resource.absent. */
export type Webhooks = ReturnType<typeof createWebhookService>;

const most = 50;

export function createWebhookService({ db, clock, config }: StationContext, { box, announce }: WebhookDeps) {
  function checkAddress(url: string): void {
    const isPlain = url.startsWith('http:') && !config.allowPrivateFetch;
    const problem =
      addressProblem(url, config.allowPrivateFetch) ??
      (isPlain ? 'Enter an address that starts with https://.' : null);
    if (problem !== null)
      throw failPlatform('request.invalid', { message: problem, fields: { url: [problem] } });
  }

  function changeWebhook(
    station: EventStation,
    id: number,
    work: (transaction: Transaction, row: WebhookRow) => Promise<WebhookRow>,
  ) {
    return db.transaction(async (transaction) => {
      const before = await findWebhook(transaction, station, id);
      const row = await work(transaction, before);
      await recordWebhookChange(transaction, before, row);
      await announce(transaction, row, 'updated');
      return row;
    });
  }

  return {
    addressOf: (row: WebhookRow) => box.open(row.url) ?? '',
    list: (station: EventStation) => webhooksOf(db, station.id),
    /** @throws request.invalid naming `url`, webhooks.too-many */
    async create(station: EventStation, { title, url, events }: WebhookInput, by: string) {
      checkAddress(url);
      const secret = newWebhookSecret();
      const row = await db.transaction(async (transaction) => {
        if ((await webhooksOf(transaction, station.id)).length >= most) throw fail('webhooks.too-many');
        const added = await insertWebhook(transaction, {
          station_id: station.id,
          title: title.trim(),
          url: box.seal(url),
          secret: box.seal(secret),
          old_secret: null,
          old_secret_until: null,
          events: JSON.stringify([...new Set(events)]),
          state: 'active',
          failing_since: null,
          last_success_at: null,
          created_by: by,
          created_at: clock.seconds(),
        });
        await recordWebhookChange(transaction, null, added);
        await announce(transaction, added, 'created');
        return added;
      });
      return { row, secret };
    },
    /** @throws request.invalid naming `url` */
    async update(station: EventStation, id: number, { title, url, events, active }: WebhookUpdate) {
      if (url !== undefined) checkAddress(url);
      return changeWebhook(station, id, async (transaction, row) => {
        if (active === false) await failWaiting(transaction, id);
        return updateWebhook(transaction, id, {
          title: title?.trim() ?? row.title,
          events: events ? JSON.stringify([...new Set(events)]) : row.events,
          ...(url === undefined ? {} : { url: box.seal(url) }),
          ...(active === undefined
            ? {}
            : { state: active ? 'active' : 'paused', reason: '', failing_since: null }),
        });
      });
    },
    /** @param oldHours for which messages are also signed with the secret that it replaces */
    async newSecret(station: EventStation, id: number, oldHours: number) {
      const secret = newWebhookSecret();
      const row = await changeWebhook(station, id, (transaction, { secret: old }) =>
        updateWebhook(transaction, id, {
          secret: box.seal(secret),
          ...(oldHours === 0
            ? { old_secret: null, old_secret_until: null }
            : { old_secret: old, old_secret_until: clock.seconds() + oldHours * 3600 }),
        }),
      );
      return { row, secret };
    },
    async remove(station: EventStation, id: number): Promise<void> {
      await db.transaction(async (transaction) => {
        const row = await findWebhook(transaction, station, id);
        await deleteWebhook(transaction, id);
        await recordWebhookChange(transaction, row, null);
        await announce(transaction, row, 'deleted');
      });
    },
  };
}
