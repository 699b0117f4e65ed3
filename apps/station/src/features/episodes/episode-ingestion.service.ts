import type { IngestionStatus } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import type { EpisodeRow, EpisodeTables } from './episode-tables.ts';
import { updateEpisode } from './episodes.repository.ts';

export interface Ingestion {
  readonly status: IngestionStatus;
  /** The episode's page at iHeart; omitted to keep the known one. */
  readonly url?: string;
}

export interface EpisodeIngestion {
  /** Those of the episodes that are published and that iHeart is not known to have ingested or refused. */
  withoutIngestion(from: Tables, ids: readonly number[]): Promise<EpisodeRow[]>;
  /** Records an episode's state at iHeart and notifies open browsers. It is no new version of the episode. */
  setIngestion(transaction: Transaction, station: Station, id: number, ingestion: Ingestion): Promise<void>;
}

export function createEpisodeIngestion({ announce }: Pick<StationContext, 'announce'>): EpisodeIngestion {
  return {
    async withoutIngestion(from, ids) {
      const episodes = from.tables<EpisodeTables>().selectFrom('episodes').selectAll();
      return episodes
        .where('id', 'in', from.dialect.numbers(ids))
        .where('iheart_status', 'in', [0, 1])
        .where('status', '=', 'published')
        .execute();
    },
    async setIngestion(transaction, station, id, { status, url }) {
      await updateEpisode(transaction, id, {
        iheart_status: status,
        ...(url === undefined ? {} : { external_url: url }),
      });
      const message = { playlist_id: id, status, ...(url === undefined ? {} : { url }) };
      await announce(station, 'iheart_ingestion_status', message, { within: transaction });
    },
  };
}
