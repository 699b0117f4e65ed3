import { episodeOperations, resourcePath } from '@postkit/sdk/schema';
import type { FastifyRequest } from 'fastify';
import type { StationContext } from '../../context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { personName, type Accounts, type Station } from '../accounts/index.ts';
import type { Connections } from '../connections/index.ts';
import { connectionsOf } from './episode-links.repository.ts';
import type { EpisodeRow } from './episode-tables.ts';
import type { Episodes } from './episodes.service.ts';
import type { Reading } from './read-episodes.service.ts';
import { requestGuid } from './request-guid.ts';
import type { Withdrawing } from './withdraw-episode.service.ts';

export interface EpisodeRouteDeps extends Withdrawing {
  readonly accounts: Accounts;
  readonly connections: Connections;
  readonly episodes: Episodes;
  readonly reading: Reading;
}

export function registerEpisodeRoutes({ register, db }: StationContext, deps: EpisodeRouteDeps): void {
  const { accounts, connections, episodes, reading } = deps;

  async function find(station: Station, id: number): Promise<EpisodeRow> {
    const row = await episodes.get(station.id, id);
    if (!row) throw fail('resource.absent');
    return row;
  }

  async function destinationsOf(station: Station, id: number) {
    const posted = ((await connectionsOf(db, [id])).get(id) ?? []).filter((connection) => connection.state === 'posted');
    const rows = await connections.byIds(
      station.id,
      posted.map((connection) => connection.connection_id),
    );
    return { social_media_connections: rows.map(({ id: connectionId, type, title }) => ({ id: connectionId, type, title })) };
  }

  register(episodeOperations.list, ({ params, query }) => reading.page(accounts.stationAt(params.station), query));

  register(episodeOperations.create, async ({ params, body, person, request, reply }) => {
    const station = accounts.stationAt(params.station);
    const guid = requestGuid(person, keyOf(request));
    const row = await episodes.create(station, body, { by: await personName(accounts, person), ...(guid ? { guid } : {}) });
    reply.header('location', resourcePath(station.slug, 'playlist', row.id));
    return reading.whole(station, row);
  });

  register(episodeOperations.get, async ({ params }) => {
    const station = accounts.stationAt(params.station);
    return reading.whole(station, await find(station, params.id));
  });

  register(episodeOperations.update, async ({ params, body, person }) => {
    const station = accounts.stationAt(params.station);
    return reading.whole(station, await episodes.update(station, params.id, body, await personName(accounts, person)));
  });

  register(episodeOperations.delete, async ({ params, person }) => {
    await deps.remove(accounts.stationAt(params.station), params.id, await personName(accounts, person));
  });

  register(episodeOperations.setPlaylists, async ({ params, body, person }) => {
    const station = accounts.stationAt(params.station);
    const rows = await deps.setAll(station, body, await personName(accounts, person));
    return { playlists: await reading.summaries(station, rows) };
  });

  register(episodeOperations.connections, async ({ params }) => {
    const station = accounts.stationAt(params.station);
    await find(station, params.id);
    return destinationsOf(station, params.id);
  });

  register(episodeOperations.unpost, async ({ params, body, person }) => {
    const station = accounts.stationAt(params.station);
    await deps.unpost(station, params.id, body.social_media_connections, await personName(accounts, person));
    return destinationsOf(station, params.id);
  });
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && key.length <= 200 ? key : undefined;
}
