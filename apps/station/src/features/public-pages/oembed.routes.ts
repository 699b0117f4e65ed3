import { episodeOperations, publicPageOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { allowAnySite } from '../../platform/http/allow-any-site.ts';
import { serveBuffer } from '../../platform/http/serve-file.ts';
import { type Accounts, slugsOf, type Station } from '../accounts/index.ts';
import { pageAddress } from '../episodes/index.ts';
import type { Images } from '../images/index.ts';
import { embedXml, listenEmbed } from './listen-embed.ts';
import { playerAddress } from './page-addresses.ts';
import type { PublicPages } from './public-pages.service.ts';

export interface OembedParts {
  readonly accounts: Accounts;
  readonly images: Images;
  readonly pages: PublicPages;
}

const types = { json: 'application/json; charset=utf-8', xml: 'text/xml; charset=utf-8' } as const;

/** The id of the episode whose page of this station has or had this address; null for any other address. */
function episodeOf(address: string, station: Station): number | null {
  const { pathname = '' } = URL.parse(address) ?? {};
  const prefixes = slugsOf(station).map((slug) =>
    episodeOperations.page.path.replace('{station}', slug).replace('{id}', ''),
  );
  const id = pathname.slice(
    prefixes.find((prefix) => pathname.startsWith(prefix))?.length ?? pathname.length,
  );
  return /^\d{1,15}$/.test(id) ? Number(id) : null;
}

export function registerOembed(context: StationContext, { accounts, images, pages }: OembedParts): void {
  context.register(publicPageOperations.oembed, async ({ params, query, request, reply }) => {
    allowAnySite(reply);
    const station = accounts.stationAt(params.station);
    const id = episodeOf(query.url, station);
    if (id === null) throw fail('resource.absent');
    const { episode, show } = await pages.episode(station, id);
    const { format = 'json' } = query;
    const embed = listenEmbed(
      {
        title: episode.name,
        showTitle: show?.title ?? station.title,
        stationTitle: station.title,
        image: images.absolute(episode.image || show?.squareImage || station.defaultImage),
        playerUrl: playerAddress(context.publicUrl, station.slug, id),
        pageUrl: pageAddress(context.publicUrl, station.slug, id),
      },
      query,
    );
    const body = Buffer.from(format === 'xml' ? embedXml(embed) : JSON.stringify(embed));
    return serveBuffer(request, reply, body, {
      type: types[format],
      cacheControl: 'public, no-cache',
      modifiedAt: episode.changed * 1000,
    });
  });
}
