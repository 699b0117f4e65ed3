import { parseRssFeed } from 'feedsmith';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { PlatformType } from '../deliveries-of.ts';
import type { Client } from './client.ts';
import type { Ledger } from './ledger.ts';
import type { Receivers } from './receivers.ts';

interface Receipt {
  readonly episode: number;
  readonly guid: string;
  readonly name: string;
  readonly type: PlatformType | 'webhook';
  readonly status: string;
  readonly message: string;
  readonly attempts: number;
  readonly received: string;
  readonly remote_id: string;
}

/** Faults, and a line about the deliveries. */
export interface DeliveryFindings {
  readonly found: string[];
  readonly summary: string;
}

/** Each acknowledged episode is once at each destination and in the feed, and its receipts name what arrived there. */
export async function deliveryFindings(
  db: Database,
  { ledger, receivers, client, feed }: { ledger: Ledger; receivers: Receivers; client: Client; feed: number },
): Promise<DeliveryFindings> {
  const { rows } =
    await sql<Receipt>`select e.id as episode, e.guid, e.name, d.type, d.status, d.message, d.attempts, d.received, d.remote_id
    from deliveries d join episodes e on e.id = d.episode_id order by e.id`.execute(db.tables());
  const { destination, webhook, platforms } = receivers;
  const found = [
    ...ledger.episodes.flatMap((id) => withoutReceipts(id, rows)),
    ...rows.flatMap((row) => notDelivered(row, receivers)),
    ...repeatedPosts(receivers),
    ...messagesOf(destination, ledger, 'the destination'),
    ...messagesOf(webhook, ledger, 'the webhook'),
    ...(await feedFaults(db, { ledger, client, feed })),
  ];
  const again = (receiver: Receivers['webhook']) =>
    receiver.received.length - new Set(receiver.received.map(({ id }) => id)).size;
  const repeated = rows.filter(({ attempts }) => attempts > 1).length;
  const summary =
    `${rows.length} deliveries, ${repeated} of them after more than one attempt; ${platforms.calls.length} calls of platforms; ` +
    `${destination.received.length} messages at the destination and ${webhook.received.length} at the webhook, ` +
    `${again(destination)} and ${again(webhook)} of them repetitions with the same id`;
  return { found, summary };
}

function withoutReceipts(id: number, rows: readonly Receipt[]): string[] {
  const types = rows.filter(({ episode }) => episode === id).map(({ type }) => type);
  const expected = ['omny', 'spreaker', 'webhook'];
  return types.toSorted().join() === expected.join()
    ? []
    : [`episode ${id} has receipts of ${types.join() || 'no destination'}`];
}

/** A receipt that reports no success, or another post than the platform has. */
function notDelivered(row: Receipt, { platforms }: Receivers): string[] {
  const name = `the receipt of episode ${row.episode} at ${row.type}`;
  const { status = null }: { status?: number | null } = row.received === '' ? {} : JSON.parse(row.received);
  if (row.status !== 'delivered' || status === null || status > 299)
    return [`${name} is ${row.status}, status ${status}: ${row.message}`];
  if (row.type !== 'omny' && row.type !== 'spreaker') return [];
  const post = platforms.fakes[row.type].posted.get(row.remote_id);
  if (!post) return [`${name} names ${row.remote_id}, which is not there`];
  if (post.title !== row.name) return [`${name} names the post of ${post.title}`];
  if (row.type === 'omny' && post.externalId !== row.guid)
    return [`${name} names the post of ${post.externalId}`];
  return post.isPublic && (post.bytes ?? 0) > 0 ? [] : [`${name} is a post without audio, or a private one`];
}

/** Also of episodes whose creation was not acknowledged. */
function repeatedPosts({ platforms }: Receivers): string[] {
  return (['omny', 'spreaker'] as const).flatMap((type) => {
    const titles = [...platforms.fakes[type].posted.values()].map(({ title }) => title);
    return repeatedIn(titles).map((title) => `${title} is at ${type} more than once`);
  });
}

/** Receivers ignore a message with an id that they know. */
function messagesOf({ received }: Receivers['webhook'], { episodes }: Ledger, name: string): string[] {
  const ids = new Map<number, Set<string>>();
  for (const { id, body } of received) {
    const { type, data }: { type: string; data: { id: number } } = JSON.parse(body);
    if (type !== 'episode.published') return [`${name} received ${type}`];
    ids.set(data.id, (ids.get(data.id) ?? new Set()).add(id));
  }
  const missing = episodes.filter((episode) => !ids.has(episode));
  const repeated = [...ids].filter(([, of]) => of.size > 1);
  return [
    ...missing.map((episode) => `episode ${episode} has not arrived at ${name}`),
    ...repeated.map(([episode, of]) => `episode ${episode} has arrived ${of.size} times at ${name}`),
  ];
}

async function feedFaults(
  db: Database,
  { ledger, client, feed }: { ledger: Ledger; client: Client; feed: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: number; guid: string }>`select id, guid from episodes`.execute(
    db.tables(),
  );
  const guids = new Map(rows.map(({ id, guid }) => [id, guid]));
  const text = await (await client.call(`/station/rss/${feed}.xml?all=1`)).text();
  const listed = (parseRssFeed(text).items ?? []).map(({ guid }) => guid?.value ?? '');
  const known = new Set(listed);
  const missing = ledger.episodes.filter((id) => !known.has(guids.get(id) ?? ''));
  return [
    ...missing.map((id) => `the feed lacks episode ${id}`),
    ...repeatedIn(listed).map((guid) => `the feed lists ${guid} twice`),
  ];
}

function repeatedIn(texts: readonly string[]): string[] {
  return texts.filter((text, n) => texts.indexOf(text) !== n);
}
