import type { FailedDelivery } from '@postkit/sdk/schema';
import type { Database, Tables } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import type { Destinations } from '../destinations/index.ts';
import type { EpisodeDestination, EpisodeRow, Episodes } from '../episodes/index.ts';
import { type EpisodeContext, presentDelivery } from './deliveries.presenter.ts';
import type { DeliveryRow } from './delivery-tables.ts';

export interface DeliveryContextDeps {
  readonly destinations: Destinations;
  readonly episodes: Pick<Episodes, 'store' | 'media'>;
}

/** Reads the episode and the destination that a delivery is presented with. */
export function createDeliveryContext(db: Database, { destinations, episodes }: DeliveryContextDeps) {
  async function episodeContextOf(
    station: Station,
    row: EpisodeRow,
    ids: ReadonlySet<number>,
  ): Promise<EpisodeContext> {
    const summaries = await destinations.summaries(station.id, ids);
    const file = await episodes.media.fileOf(station.id, row.id, 'mp3');
    return {
      station,
      row,
      bytes: file?.bytes ?? null,
      titles: new Map(summaries.map(({ id, title }) => [id, title])),
    };
  }

  async function destinationOf(
    from: Tables,
    { episode_id, connection_id }: DeliveryRow,
  ): Promise<EpisodeDestination | undefined> {
    return (await episodes.store.destinationsOf(from, episode_id)).find(
      (one) => one.connection_id === connection_id,
    );
  }

  /** A failed delivery; none if its episode was deleted. */
  async function presentFailed(station: Station, delivery: DeliveryRow): Promise<FailedDelivery[]> {
    const row = await episodes.store.get(station, delivery.episode_id);
    if (!row) return [];
    const episode = await episodeContextOf(station, row, new Set([delivery.connection_id]));
    const { playlist_id, connection_id, type, title, message, can_retry, updated_at } = presentDelivery(
      episode,
      delivery,
      await destinationOf(db, delivery),
    );
    return [
      {
        playlist_id,
        connection_id,
        type,
        title,
        message,
        can_retry,
        updated_at,
        name: row.name,
        show_id: row.show_id,
      },
    ];
  }

  return { episodeContextOf, destinationOf, presentFailed };
}
