import type { FastifyReply, FastifyRequest } from 'fastify';
import { episodeOperations, publicPageOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import { serveBuffer } from '../../platform/http/serve-file.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import { audioAddress } from '../episodes/index.ts';
import type { Images } from '../images/index.ts';
import { listenPage } from './listen-page.ts';
import { missingPage } from './missing-page.ts';
import { registerNewestEpisode } from './newest-episode.routes.ts';
import { registerOembed } from './oembed.routes.ts';
import { type PageAddresses, pageAddresses, playerAddress } from './page-addresses.ts';
import type { RenderedPage } from './page-frame.ts';
import type { PublicPages } from './public-pages.service.ts';
import { showPage } from './show-page.ts';
import { stationPage } from './station-page.ts';

const type = 'text/html; charset=utf-8';
const cacheControl = 'public, no-cache';

export interface PublicPageParts {
  readonly accounts: Accounts;
  readonly images: Images;
  readonly pages: PublicPages;
}

export function registerPublicPages(
  context: StationContext,
  { accounts, images, pages }: PublicPageParts,
): void {
  const addresses = (station: Station, language = '') =>
    pageAddresses(context.publicUrl, station, {
      language: language || 'en',
      absolute: images.absolute,
      mediaOrigins: context.storage.origins,
    });

  /** Listeners get a page instead of an error. Programs, which do not ask for HTML, get the error. */
  async function orMissing(
    station: Station,
    request: FastifyRequest,
    reply: FastifyReply,
    respond: () => Promise<FastifyReply>,
  ) {
    try {
      return await respond();
    } catch (error) {
      const isMissing = isStationError(error, 'resource.gone') || isStationError(error, 'resource.absent');
      if (!isMissing || !(request.headers.accept ?? '').includes('text/html')) throw error;
      const { episodes } = await pages.station(station, '');
      const { html, policy } = missingPage({
        at: addresses(station),
        stationTitle: station.title,
        isGone: error.status === 410,
        episodes,
      });
      return reply.code(error.status).header('content-security-policy', policy).type(type).send(html);
    }
  }

  registerListenPage(context, { accounts, images, pages, addresses, orMissing });
  registerNewestEpisode(context, { accounts, pages });
  registerOembed(context, { accounts, images, pages });

  context.register(publicPageOperations.show, async ({ params, query: { page = 1 }, request, reply }) => {
    const station = accounts.stationAt(params.station);
    return orMissing(station, request, reply, async () => {
      const found = await pages.show(station, params.id, page);
      const { show } = found;
      const image = show.squareImage || station.defaultImage;
      const rendered = showPage({
        ...found,
        page,
        at: addresses(station, show.languageOverride),
        stationTitle: station.title,
        image: images.absolute(image),
        shareImage: images.absolute(show.rectangleImage || image),
        colors: await pages.colorsOf(station, image),
      });
      return send(request, reply, rendered, found.episodes[0]?.episode.changed ?? 0);
    });
  });

  context.register(
    publicPageOperations.station,
    async ({ params, query: { q: words = '' }, request, reply }) => {
      const station = accounts.stationAt(params.station);
      const found = await pages.station(station, words);
      const colors = await pages.colorsOf(station, found.shows[0]?.squareImage ?? station.defaultImage);
      const rendered = stationPage({
        ...found,
        words,
        colors,
        at: addresses(station),
        stationTitle: station.title,
      });
      return send(request, reply, rendered, found.episodes[0]?.episode.changed ?? 0);
    },
  );
}

interface ListenPageParts extends PublicPageParts {
  readonly addresses: (station: Station, language?: string) => PageAddresses;
  readonly orMissing: (
    station: Station,
    request: FastifyRequest,
    reply: FastifyReply,
    respond: () => Promise<FastifyReply>,
  ) => Promise<FastifyReply>;
}

function registerListenPage(
  context: StationContext,
  { accounts, images, pages, addresses, orMissing }: ListenPageParts,
): void {
  context.register(episodeOperations.page, async ({ params, request, reply }) => {
    const station = accounts.stationAt(params.station);
    return orMissing(station, request, reply, async () => {
      const { episode, show, wave, feeds, more, transcript } = await pages.episode(station, params.id);
      const at = addresses(station, show?.languageOverride);
      const image = episode.image || show?.squareImage || station.defaultImage;
      const page = {
        title: episode.name,
        showTitle: show?.title ?? station.title,
        stationTitle: station.title,
        image: images.absolute(image),
        playerUrl: playerAddress(context.publicUrl, station.slug, episode.id),
      };
      const rendered = listenPage({
        ...page,
        at,
        episode,
        wave,
        transcript,
        feeds,
        more,
        shareImage: images.absolute(
          episode.image || show?.rectangleImage || show?.squareImage || station.defaultImage,
        ),
        audioUrl: audioAddress(context.publicUrl, station.slug, episode.id),
        oembedUrl: `${context.publicUrl}/${station.slug}/oembed/?${new URLSearchParams({ url: at.episode(episode.id) }).toString()}`,
        colors: await pages.colorsOf(station, image),
      });
      return send(request, reply, rendered, episode.changed);
    });
  });
}

/** @param changed Unix seconds */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, policy }: RenderedPage,
  changed: number,
): FastifyReply {
  reply.header('content-security-policy', policy);
  return serveBuffer(request, reply, Buffer.from(html), { type, cacheControl, modifiedAt: changed * 1000 });
}
