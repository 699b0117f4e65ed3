import type { Insertable, Updateable } from 'kysely';
import type { WebhookMessageStatus } from '@postkit/sdk/schema';
import type { Tables } from '../../platform/db/database.ts';
import type { AttemptRow, MessageRow, WebhookRow, WebhookTables } from './webhook-tables.ts';

export async function insertWebhook(
  db: Tables,
  row: Insertable<WebhookTables['webhooks']>,
): Promise<WebhookRow> {
  return db
    .tables<WebhookTables>()
    .insertInto('webhooks')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** By name. */
export async function webhooksOf(db: Tables, stationId: number): Promise<WebhookRow[]> {
  const rows = db
    .tables<WebhookTables>()
    .selectFrom('webhooks')
    .selectAll()
    .where('station_id', '=', stationId);
  return rows.orderBy('title').orderBy('id').execute();
}

export async function webhookById(db: Tables, id: number): Promise<WebhookRow | undefined> {
  return db
    .tables<WebhookTables>()
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function updateWebhook(
  db: Tables,
  id: number,
  change: Updateable<WebhookTables['webhooks']>,
): Promise<WebhookRow> {
  return db
    .tables<WebhookTables>()
    .updateTable('webhooks')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes a webhook with its messages and their attempts. */
export async function deleteWebhook(db: Tables, id: number): Promise<void> {
  const tables = db.tables<WebhookTables>();
  const messages = tables.selectFrom('webhook_messages').select('id').where('webhook_id', '=', id);
  await tables.deleteFrom('webhook_attempts').where('message_id', 'in', messages).execute();
  await tables.deleteFrom('webhook_messages').where('webhook_id', '=', id).execute();
  await tables.deleteFrom('webhooks').where('id', '=', id).execute();
}

export async function insertMessage(
  db: Tables,
  row: Insertable<WebhookTables['webhook_messages']>,
): Promise<MessageRow> {
  return db
    .tables<WebhookTables>()
    .insertInto('webhook_messages')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function messageById(db: Tables, id: number): Promise<MessageRow | undefined> {
  return db
    .tables<WebhookTables>()
    .selectFrom('webhook_messages')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

export interface MessagePage {
  readonly status?: WebhookMessageStatus | undefined;
  /** Only ids below. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Newest first. */
export async function messagesOf(
  db: Tables,
  webhookId: number,
  { status, before, limit }: MessagePage,
): Promise<MessageRow[]> {
  let rows = db
    .tables<WebhookTables>()
    .selectFrom('webhook_messages')
    .selectAll()
    .where('webhook_id', '=', webhookId);
  if (status !== undefined) rows = rows.where('status', '=', status);
  if (before !== undefined) rows = rows.where('id', '<', before);
  return rows.orderBy('id', 'desc').limit(limit).execute();
}

export async function updateMessage(
  db: Tables,
  id: number,
  change: Updateable<WebhookTables['webhook_messages']>,
): Promise<MessageRow> {
  const messages = db.tables<WebhookTables>().updateTable('webhook_messages');
  return messages.set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Ends all messages that wait for an attempt. */
export async function failWaiting(db: Tables, webhookId: number): Promise<void> {
  const messages = db
    .tables<WebhookTables>()
    .updateTable('webhook_messages')
    .set({ status: 'failed', retry_at: null });
  await messages.where('webhook_id', '=', webhookId).where('status', '=', 'waiting').execute();
}

export async function insertAttempt(
  db: Tables,
  row: Insertable<WebhookTables['webhook_attempts']>,
): Promise<void> {
  await db.tables<WebhookTables>().insertInto('webhook_attempts').values(row).execute();
}

/** Attempts of messages by their id, newest first. */
export async function attemptsOf(
  db: Tables,
  messageIds: readonly number[],
): Promise<ReadonlyMap<number, AttemptRow[]>> {
  if (messageIds.length === 0) return new Map();
  const rows = db
    .tables<WebhookTables>()
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('message_id', 'in', messageIds);
  return Map.groupBy(await rows.orderBy('id', 'desc').execute(), ({ message_id }) => message_id);
}

/** Deletes the oldest messages from before a time with their attempts. Returns their number. */
export async function deleteMessagesBefore(db: Tables, at: number, most: number): Promise<number> {
  const tables = db.tables<WebhookTables>();
  const old = tables
    .selectFrom('webhook_messages')
    .select('id')
    .where('created_at', '<', at)
    .where('status', '<>', 'waiting');
  const ids = (await old.orderBy('created_at').limit(most).execute()).map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tables.deleteFrom('webhook_attempts').where('message_id', 'in', ids).execute();
  await tables.deleteFrom('webhook_messages').where('id', 'in', ids).execute();
  return ids.length;
}
