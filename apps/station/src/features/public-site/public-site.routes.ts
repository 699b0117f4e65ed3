import type { FastifyReply, FastifyRequest } from 'fastify';
import { dateAt, momentOf, publicSiteOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { createReadCache } from '../../platform/db/read-cache.ts';
import { allowAnySite } from '../../platform/http/allow-any-site.ts';
import { serveBuffer } from '../../platform/http/serve-file.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import type { PublicLog } from './public-log.service.ts';
import { imageAddress, stationAddress } from './public-site.presenter.ts';
import { saveShared, sharedBy } from './public-site.repository.ts';
import type { PublicSite } from './public-site.service.ts';

export interface PublicSiteParts {
  readonly accounts: Accounts;
  readonly site: PublicSite;
  readonly log: PublicLog;
}

/** Content changes when a user changes it; the log changes by itself. */
const lifetimes = {
  content: 'public, max-age=60, stale-while-revalidate=300',
  log: 'public, max-age=10, stale-while-revalidate=20',
} as const;

const day = 86_400;
const usualDays = 7;
const usualLimit = 20;

export function registerPublicSiteRoutes(
  context: StationContext,
  { accounts, site, log }: PublicSiteParts,
): void {
  const { register, db, clock } = context;
  const responses = createReadCache<Buffer>(db, 500);

  /** Sends JSON that is read once until the next write, and once in ten seconds if it depends on the time. */
  async function send(
    { request, reply, params }: { request: FastifyRequest; reply: FastifyReply; params: { station: string } },
    life: keyof typeof lifetimes,
    read: (station: Station) => Promise<object>,
  ): Promise<FastifyReply> {
    allowAnySite(reply);
    const station = accounts.stationAt(params.station);
    const key = `${request.url} ${life === 'log' ? Math.floor(clock.seconds() / 10) : Math.floor(clock.seconds() / 60)}`;
    const body = await responses.get(key, async () => Buffer.from(JSON.stringify(await read(station))));
    const options = {
      type: 'application/json; charset=utf-8',
      cacheControl: lifetimes[life],
      modifiedAt: clock.now(),
    };
    return serveBuffer(request, reply, body, options);
  }

  register(publicSiteOperations.station, (call) =>
    send(call, 'content', async (station) => {
      const { slug, title, timezone, accent, logo } = station;
      const at = site.addresses();
      const shares = await sharedBy(db, station.id);
      return {
        slug,
        title,
        timezone,
        accent,
        logo_url: imageAddress(at, logo),
        url: stationAddress(at, station),
        shares,
      };
    }),
  );
  register(publicSiteOperations.shows, (call) =>
    send(call, 'content', async (station) => ({ shows: await site.shows(station) })),
  );
  register(publicSiteOperations.show, (call) =>
    send(call, 'content', (station) => site.show(station, call.params.id)),
  );
  register(publicSiteOperations.episodes, (call) => {
    const { show, q, page = 1, limit = usualLimit } = call.query;
    return send(call, 'content', (station) => site.episodes(station, { show, q, page, limit }));
  });
  register(publicSiteOperations.episode, (call) =>
    send(call, 'content', (station) => site.episode(station, call.params.id)),
  );
  register(publicSiteOperations.schedule, (call) =>
    send(call, 'content', async (station) => {
      const from = Math.floor(
        momentOf(dateAt(clock.now(), station.timezone), '00:00', station.timezone) / 1000,
      );
      const until = from + (call.query.days ?? usualDays) * day;
      return {
        timezone: station.timezone,
        programmes: await site.programmes(station, { from, until }, clock.seconds()),
      };
    }),
  );
  register(publicSiteOperations.nowPlaying, (call) =>
    send(call, 'log', async (station) => {
      const { now_playing: is_shared } = await sharedBy(db, station.id);
      if (!is_shared) return { is_shared, track: null, programme: null };
      const [programme = null] = await site.programmes(
        station,
        { from: clock.seconds(), until: clock.seconds() + 1 },
        clock.seconds(),
      );
      return { is_shared, track: await log.onAir(station, clock.seconds()), programme };
    }),
  );
  register(publicSiteOperations.tracklist, (call) =>
    send(call, 'log', async (station) => {
      const { tracklist: is_shared } = await sharedBy(db, station.id);
      const { before, limit = usualLimit } = call.query;
      const until = Math.min(before ?? clock.seconds() + 1, clock.seconds() + 1);
      return {
        is_shared,
        timezone: station.timezone,
        tracks: is_shared ? await log.tracks(station, until, limit) : [],
      };
    }),
  );
  registerSettings(context, accounts);
}

function registerSettings({ register, db }: StationContext, accounts: Accounts): void {
  register(publicSiteOperations.settings, ({ params }) =>
    sharedBy(db, accounts.stationAt(params.station).id),
  );
  register(publicSiteOperations.update, async ({ params, body: { now_playing, tracklist } }) => {
    const { id } = accounts.stationAt(params.station);
    return db.transaction(async (transaction) => {
      const before = await sharedBy(transaction, id);
      const after = {
        now_playing: now_playing ?? before.now_playing,
        tracklist: tracklist ?? before.tracklist,
      };
      await saveShared(transaction, id, after);
      return after;
    });
  });
}
