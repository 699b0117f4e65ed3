import type { Transaction } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import { destinationsByEpisode, destinationsOfTag } from './episode-links.repository.ts';
import type { EpisodeRow } from './episode-tables.ts';
import { mayBeListed } from './lifecycle-state.ts';

/** Runs in the transaction that changes an episode, its audio or its videos. */
export type EpisodeFollower = (transaction: Transaction, station: Station, row: EpisodeRow) => Promise<void>;

/** Runs in the transaction that changes published content of these destinations. */
export type PublishedChange = (
  transaction: Transaction,
  station: Station,
  destinationIds: readonly number[],
) => Promise<void>;

/** The features that follow changes of episodes, called one after the other in the transaction of a change. */
export interface EpisodeFollowers {
  onChanged(call: EpisodeFollower): void;
  onPublishedChange(call: PublishedChange): void;
  /** Notifies the followers of an episode. */
  episodeChanged: EpisodeFollower;
  /** Notifies the destinations of an episode, and those that it had `before`. */
  destinationsChanged(
    transaction: Transaction,
    station: Station,
    row: EpisodeRow,
    before?: readonly number[],
  ): Promise<void>;
  /** Notifies the destinations of an episode that something changed that is not in its row, such as its transcript. */
  contentChanged: EpisodeFollower;
  /** Notifies the destinations of the episodes with a tag that was renamed or deleted. */
  tagChanged(transaction: Transaction, station: Station, tagId: number): Promise<void>;
}

export function createEpisodeFollowers(): EpisodeFollowers {
  const followers: EpisodeFollower[] = [];
  const listeners: PublishedChange[] = [];

  async function destinationsChanged(
    ...[transaction, station, row, before = []]: Parameters<EpisodeFollowers['destinationsChanged']>
  ): Promise<void> {
    const now = (await destinationsByEpisode(transaction, [row.id])).get(row.id) ?? [];
    const ids = [...new Set([...before, ...now.map((destination) => destination.connection_id)])];
    for (const call of listeners) await call(transaction, station, ids);
  }

  return {
    onChanged: (call) => void followers.push(call),
    onPublishedChange: (call) => void listeners.push(call),
    async episodeChanged(transaction, station, row) {
      for (const call of followers) await call(transaction, station, row);
    },
    destinationsChanged,
    async contentChanged(transaction, station, row) {
      if (mayBeListed(row)) await destinationsChanged(transaction, { ...station, limit: null }, row);
    },
    async tagChanged(transaction, station, tagId) {
      const ids = await destinationsOfTag(transaction, station.id, tagId);
      if (ids.length === 0) return;
      for (const call of listeners) await call(transaction, station, ids);
    },
  };
}
