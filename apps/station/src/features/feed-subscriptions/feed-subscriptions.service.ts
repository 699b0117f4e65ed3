import type { FeedSubscription } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { defineErrors } from '../../platform/errors/define-errors.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import { hashToken, newLinkToken } from '../../platform/link-token.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import type { Analytics, SubscriberDownloads } from '../analytics/index.ts';
import { type DestinationRow, type Destinations, feedUrl } from '../destinations/index.ts';
import type { FeedSubscriptionRow } from './feed-subscription-tables.ts';
import {
  countSubscriptions,
  deleteSubscription,
  deleteSubscriptionsOf,
  insertSubscription,
  markUsed,
  subscriptionByHash,
  subscriptionsOf,
} from './feed-subscriptions.repository.ts';
import type { OwnTokens } from './own-tokens.ts';

const fail = defineErrors({
  'feeds.full': {
    status: 409,
    message: 'A feed has at most 5,000 subscriptions. Revoke some that are no longer used.',
  },
});

const dayMs = 86_400_000;
const most = 5000;
/** Seconds after which the last use is written again; each write makes cached responses stale. */
const useStep = 86_400;

/** A subscription of a private feed without its secret. */
export type FeedListener = Omit<FeedSubscription, 'url' | 'password'>;

/** The listeners of private feeds. */
export interface FeedSubscriptions {
  /** Id of the private feed of the station that a token opens; null for none. */
  feedOf(stationId: number, token: string): Promise<number | null>;
  /** Whether a token opens a feed; notes the use of its subscription. */
  admit(stationId: number, destinationId: number, token: string): Promise<boolean>;
  /** Id of the subscription whose token has a SHA-256; null for none. */
  subscriptionOf(stationId: number, tokenHash: string): Promise<number | null>;
  /** The subscriptions of a private feed without their passwords and addresses, by name. */
  listenersOf(destinationId: number): Promise<FeedListener[]>;
  /** A token with which the station itself fetches a private feed. It expires after an hour. */
  ownToken(stationId: number, destinationId: number): string;
}

/** Functions for the routes alone. */
export interface FeedSubscriptionService extends FeedSubscriptions {
  /** @throws resource.absent if the station has no such feed */
  list(station: Station, destinationId: number): Promise<FeedSubscription[]>;
  /** @param by Display name of the user. @throws resource.absent, feeds.full */
  add(
    station: Station,
    destinationId: number,
    subscription: { name: string; by: string },
  ): Promise<FeedSubscription>;
  /** @throws resource.absent */
  revoke(station: Station, destinationId: number, id: number): Promise<void>;
}

export interface FeedSubscriptionDeps {
  readonly accounts: Accounts;
  readonly destinations: Destinations;
  readonly box: SecretBox;
  readonly ownTokens: OwnTokens;
  /** The downloads, which are counted by a feature that is created later. */
  readonly downloads: () => Pick<Analytics, 'subscriberDownloads' | 'forgetSubscribers'>;
}

export function createFeedSubscriptionService(
  context: StationContext,
  { destinations, box, ownTokens, downloads }: FeedSubscriptionDeps,
): FeedSubscriptionService {
  const { db, clock } = context;
  destinations.onDelete(async (transaction, _stationId, destinationId) =>
    downloads().forgetSubscribers(transaction, await deleteSubscriptionsOf(transaction, destinationId)),
  );

  async function feed(station: Station, id: number): Promise<DestinationRow> {
    const [row] = await destinations.byIds(station, [id]);
    if (row?.type !== 'rss') throw failPlatform('resource.absent');
    return row;
  }

  async function listenersOf(
    destinationId: number,
  ): Promise<(FeedListener & Pick<FeedSubscriptionRow, 'token'>)[]> {
    const rows = await subscriptionsOf(db, destinationId);
    const counted = await downloads().subscriberDownloads(rows.map(({ id }) => id));
    return rows.map((row) => ({ ...withoutSecret(row, counted.get(row.id)), token: row.token }));
  }

  function present(
    { slug }: Station,
    { token, ...listener }: FeedListener & Pick<FeedSubscriptionRow, 'token'>,
  ): FeedSubscription {
    // Null after the secret of the server changed; requests are still recognised by the hash.
    const password = box.open(token) ?? '';
    const url =
      password === '' ? '' : `${feedUrl(context.publicUrl, slug, listener.connection_id)}?token=${password}`;
    return { ...listener, url, password };
  }

  async function record(
    transaction: Transaction,
    { id, title, name }: DestinationRow,
    change: { old: string | null; new: string | null },
  ) {
    const changes = [{ field: 'subscription', ...change, secret: false }];
    await recordChange(transaction, {
      kind: 'destination',
      action: 'changed',
      id,
      name: title || name,
      changes,
    });
  }

  return {
    async feedOf(stationId, token) {
      return (
        ownTokens.feedOf(stationId, token) ??
        (await subscriptionByHash(db, stationId, hashToken(token)))?.connection_id ??
        null
      );
    },
    async admit(stationId, destinationId, token) {
      if (ownTokens.feedOf(stationId, token) === destinationId) return true;
      const row = await subscriptionByHash(db, stationId, hashToken(token));
      if (row?.connection_id !== destinationId) return false;
      if ((row.last_used_at ?? 0) <= clock.seconds() - useStep) await markUsed(db, row.id, clock.seconds());
      return true;
    },
    subscriptionOf: async (stationId, tokenHash) =>
      (await subscriptionByHash(db, stationId, tokenHash))?.id ?? null,
    listenersOf: async (destinationId) =>
      (await listenersOf(destinationId)).map(({ token: _sealed, ...listener }) => listener),
    ownToken: ownTokens.make,
    async list(station, destinationId) {
      const { id } = await feed(station, destinationId);
      return (await listenersOf(id)).map((row) => present(station, row));
    },
    async add(station, destinationId, { name, by }) {
      const owner = await feed(station, destinationId);
      const token = newLinkToken();
      const row = await db.transaction(async (transaction) => {
        if ((await countSubscriptions(transaction, owner.id)) >= most) throw fail('feeds.full');
        await record(transaction, owner, { old: null, new: name });
        return insertSubscription(transaction, {
          station_id: station.id,
          connection_id: owner.id,
          name,
          token_hash: hashToken(token),
          token: box.seal(token),
          created_at: clock.seconds(),
          created_by: by,
          last_used_at: null,
        });
      });
      return present(station, { ...withoutSecret(row, undefined), token: row.token });
    },
    async revoke(station, destinationId, id) {
      const owner = await feed(station, destinationId);
      await db.transaction(async (transaction) => {
        const removed = await deleteSubscription(transaction, owner.id, id);
        if (!removed) throw failPlatform('resource.absent');
        await downloads().forgetSubscribers(transaction, [removed.id]);
        await record(transaction, owner, { old: removed.name, new: null });
      });
    },
  };
}

function withoutSecret(row: FeedSubscriptionRow, counted: SubscriberDownloads | undefined): FeedListener {
  const { id, connection_id, name, created_at, created_by, last_used_at } = row;
  return {
    id,
    connection_id,
    name,
    created_at,
    created_by,
    last_used_at,
    recent_downloads: counted?.recent ?? 0,
    downloads: counted?.total ?? 0,
    last_download_on: counted ? new Date(counted.lastDay * dayMs).toISOString().slice(0, 10) : null,
  };
}
