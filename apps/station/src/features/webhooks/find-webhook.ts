import type { EventStation } from '../../live/station-events.ts';
import type { Tables } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { WebhookRow } from './webhook-tables.ts';
import { webhookById } from './webhooks.repository.ts';

/** A webhook of the station. @throws resource.absent */
export async function findWebhook(from: Tables, station: EventStation, id: number): Promise<WebhookRow> {
  const row = await webhookById(from, id);
  if (row?.station_id !== station.id) throw fail('resource.absent');
  return row;
}
