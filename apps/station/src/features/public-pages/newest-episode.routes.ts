import { showOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { allowAnySite } from '../../platform/http/allow-any-site.ts';
import { serveBuffer } from '../../platform/http/serve-file.ts';
import { type Accounts, type Station } from '../accounts/index.ts';
import { audioAddress, type PublishedEpisode } from '../episodes/index.ts';
import type { PublicPages } from './public-pages.service.ts';

interface NewestQuery {
  /** Hours. */
  readonly max_age?: number | undefined;
  readonly playout?: boolean | undefined;
}

/** A playout system must not play an episode again that was replaced. */
const cacheControl = 'public, no-cache';

/** The newest episode of a show at stable addresses, for playout systems. */
export function registerNewestEpisode(
  context: StationContext,
  { accounts, pages }: { accounts: Accounts; pages: PublicPages },
): void {
  const { register, clock, publicUrl } = context;

  /** @throws resource.absent without an episode that is new enough */
  async function newest(
    station: Station,
    showId: number,
    { max_age: maxAge }: NewestQuery,
  ): Promise<PublishedEpisode> {
    const episode = await pages.newest(station, showId);
    const isTooOld =
      maxAge !== undefined && episode !== null && episode.published * 1000 < clock.now() - maxAge * 3_600_000;
    if (!episode || isTooOld) throw fail('resource.absent');
    return episode;
  }

  const addressOf = (station: Station, { id }: PublishedEpisode, { playout }: NewestQuery) =>
    `${audioAddress(publicUrl, station.slug, id)}${playout ? '?playout=1' : ''}`;

  register(showOperations.newestAudio, async ({ params, query, reply }) => {
    allowAnySite(reply);
    const station = accounts.stationAt(params.station);
    const episode = await newest(station, params.id, query);
    return reply.header('cache-control', cacheControl).redirect(addressOf(station, episode, query), 302);
  });

  register(showOperations.newestPlaylist, async ({ params, query, request, reply }) => {
    allowAnySite(reply);
    const station = accounts.stationAt(params.station);
    const episode = await newest(station, params.id, query);
    const title = episode.name.replaceAll(/\s+/g, ' ');
    const body = `#EXTM3U\n#EXTINF:${Math.round(episode.mp3.duration)},${title}\n${addressOf(station, episode, query)}\n`;
    const options = {
      type: 'audio/x-mpegurl; charset=utf-8',
      cacheControl,
      modifiedAt: episode.changed * 1000,
    };
    return serveBuffer(request, reply, Buffer.from(body), options);
  });
}
