import type { FastifyRequest } from 'fastify';
import { episodeOperations, resourcePath } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { SignedInUser } from '../../platform/http/access.ts';
import { nameUuid } from '../../rss/index.ts';
import { userDisplayName, type Accounts, type Station } from '../accounts/index.ts';
import type { Destinations } from '../destinations/index.ts';
import { destinationsByEpisode } from './episode-links.repository.ts';
import type { EpisodePeaksReader } from './episode-peaks.service.ts';
import type { EpisodeReader } from './episode-reader.service.ts';
import type { EpisodeStore } from './episode-store.service.ts';
import type { EpisodeRow } from './episode-tables.ts';
import type { EpisodeWithdrawer } from './episode-withdrawer.service.ts';
import type { EpisodeWriter } from './save-episode.ts';

export interface EpisodeRouteDeps {
  readonly accounts: Accounts;
  readonly destinations: Destinations;
  readonly store: Pick<EpisodeStore, 'get'>;
  readonly writer: EpisodeWriter;
  readonly reader: EpisodeReader;
  readonly peaks: EpisodePeaksReader;
  readonly withdrawer: EpisodeWithdrawer;
}

export function registerEpisodeRoutes(
  { register, db }: StationContext,
  { accounts, destinations, store, writer, reader, peaks, withdrawer }: EpisodeRouteDeps,
): void {
  async function find(station: Station, id: number): Promise<EpisodeRow> {
    const row = await store.get(station, id);
    if (!row) throw fail('resource.absent');
    return row;
  }

  async function destinationsOf(station: Station, id: number) {
    const posted = ((await destinationsByEpisode(db, [id])).get(id) ?? []).filter(
      (destination) => destination.state === 'posted',
    );
    const rows = await destinations.byIds(
      station,
      posted.map((destination) => destination.connection_id),
    );
    return {
      social_media_connections: rows.map(({ id: destinationId, type, title }) => ({
        id: destinationId,
        type,
        title,
      })),
    };
  }

  register(episodeOperations.list, ({ params, query }) =>
    reader.page(accounts.stationAt(params.station), query),
  );

  register(episodeOperations.counts, ({ params, query }) =>
    reader.counts(accounts.stationAt(params.station), query),
  );

  register(episodeOperations.peaks, async ({ params, query: { ids, points = 64 } }) => ({
    peaks: await peaks.wavesOf(accounts.stationAt(params.station), ids.split(',').map(Number), points),
  }));

  register(episodeOperations.create, async ({ params, body, person, request, reply }) => {
    const station = accounts.stationAt(params.station);
    const guid = requestGuid(person, keyOf(request));
    const row = await writer.create(station, body, {
      by: await userDisplayName(accounts, person),
      ...(guid ? { guid } : {}),
    });
    reply.header('location', resourcePath(station.slug, 'playlist', row.id));
    return reader.whole(station, row);
  });

  register(episodeOperations.get, async ({ params }) => {
    const station = accounts.stationAt(params.station);
    return reader.whole(station, await find(station, params.id));
  });

  register(episodeOperations.update, async ({ params, body, person }) => {
    const station = accounts.stationAt(params.station);
    return reader.whole(
      station,
      await writer.update(station, params.id, body, await userDisplayName(accounts, person)),
    );
  });

  register(episodeOperations.delete, async ({ params, person }) => {
    await withdrawer.remove(
      accounts.stationAt(params.station),
      params.id,
      await userDisplayName(accounts, person),
    );
  });

  register(episodeOperations.setPlaylists, async ({ params, body, person }) => {
    const station = accounts.stationAt(params.station);
    const rows = await withdrawer.setAll(station, body, await userDisplayName(accounts, person));
    return { playlists: await reader.summaries(station, rows) };
  });

  register(episodeOperations.connections, async ({ params }) => {
    const station = accounts.stationAt(params.station);
    await find(station, params.id);
    return destinationsOf(station, params.id);
  });

  register(episodeOperations.unpost, async ({ params, body, person }) => {
    const station = accounts.stationAt(params.station);
    await withdrawer.unpost(
      station,
      params.id,
      body.social_media_connections,
      await userDisplayName(accounts, person),
    );
    return destinationsOf(station, params.id);
  });
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && key.length <= 200 ? key : undefined;
}

const requestNamespace = Buffer.from('5d0c8f1e3b7a4c52908f6a1be2d47c93', 'hex');

/**
 * The guid of the episode that a request creates. A repeated request with the same `Idempotency-Key` of the same user
 * gets the same guid, which is unique in the station and so prevents a second episode. Undefined without a key.
 */
function requestGuid({ userId }: SignedInUser, key: string | undefined): string | undefined {
  return key ? nameUuid(requestNamespace, `${userId} ${key}`) : undefined;
}
