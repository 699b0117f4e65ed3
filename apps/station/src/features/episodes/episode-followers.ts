import type { Transaction } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import type { EpisodeRow } from './episode-tables.ts';

/** Runs in the transaction that changes an episode, its audio or its videos. */
export type EpisodeFollower = (transaction: Transaction, station: Station, row: EpisodeRow) => Promise<void>;

export interface EpisodeFollowers {
  add(follower: EpisodeFollower): void;
  /** Calls all followers, one after the other. */
  notify: EpisodeFollower;
}

export function createEpisodeFollowers(): EpisodeFollowers {
  const followers: EpisodeFollower[] = [];
  return {
    add: (follower) => void followers.push(follower),
    async notify(transaction, station, row) {
      for (const follower of followers) await follower(transaction, station, row);
    },
  };
}
