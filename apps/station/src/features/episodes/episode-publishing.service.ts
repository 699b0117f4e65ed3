import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import type { EpisodeFollower, EpisodeFollowers, PublishedChange } from './episode-changes.service.ts';
import type { EpisodeIngestion } from './episode-ingestion.service.ts';
import { markPosted } from './episode-links.repository.ts';
import type { EpisodePublisher } from './episode-publisher.service.ts';
import type { EpisodeRow } from './episode-tables.ts';
import type { EpisodeWithdrawer } from './episode-withdrawer.service.ts';
import { releaseGuid } from './episodes.repository.ts';
import type { EpisodeWriter } from './save-episode.ts';

/** Saves, publishes and unpublishes episodes, and notifies of changes. */
export interface EpisodePublishing
  extends
    EpisodeWriter,
    EpisodeIngestion,
    Pick<EpisodePublisher, 'resumeTimers'>,
    Pick<EpisodeFollowers, 'contentChanged'> {
  /** Unpublishes episodes, or publishes them again. @throws resource.absent */
  setUnpublished(
    station: Station,
    ids: readonly number[],
    unpublished: boolean,
    by: string,
  ): Promise<EpisodeRow[]>;
  /** Marks the episode as posted at an outside destination. */
  markPosted(transaction: Transaction, id: number, destinationId: number): Promise<void>;
  /** Frees the guid of a deleted episode for another one. */
  releaseGuid(stationId: number, guid: string): Promise<void>;
  /** Calls a listener, in the transaction, when published content of some destinations changed. */
  onPublishedChange(call: PublishedChange): void;
  /** Calls a listener, in the transaction, on every change of an episode, its audio or its videos. */
  onChanged(call: EpisodeFollower): void;
}

export interface EpisodePublishingDeps {
  readonly followers: EpisodeFollowers;
  readonly ingestion: EpisodeIngestion;
  readonly publisher: EpisodePublisher;
  readonly withdrawer: EpisodeWithdrawer;
  readonly writer: EpisodeWriter;
}

export function createEpisodePublishing(
  { db }: Pick<StationContext, 'db'>,
  { followers, ingestion, publisher, withdrawer, writer }: EpisodePublishingDeps,
): EpisodePublishing {
  const { contentChanged, onChanged, onPublishedChange } = followers;
  return {
    ...writer,
    ...ingestion,
    contentChanged,
    onChanged,
    onPublishedChange,
    resumeTimers: publisher.resumeTimers,
    setUnpublished: (station, ids, unpublished, by) =>
      withdrawer.setAll(
        station,
        ids.map((playlist_id) => ({ playlist_id, unpublished })),
        by,
      ),
    markPosted,
    releaseGuid: (stationId, guid) => releaseGuid(db, stationId, guid),
  };
}
