import { frameSize, widgetConfigDefaults } from '@postkit/sdk/schema';
import { escapeHtml } from '../../platform/escape-html.ts';

export interface ListenEmbed {
  readonly title: string;
  readonly showTitle: string;
  readonly stationTitle: string;
  /** Empty if there is none. */
  readonly image: string;
  /** The player's own page. */
  readonly playerUrl: string;
  /** Address of the page. */
  readonly pageUrl: string;
}

/** The space that the site has, in CSS pixels. */
export interface EmbedSpace {
  readonly maxwidth?: number | undefined;
  readonly maxheight?: number | undefined;
}

const sizes = {
  classic: frameSize(widgetConfigDefaults()),
  mini: frameSize(widgetConfigDefaults({ mode: 'mini' })),
};

/** The size of the whole player, CSS pixels. */
export const playerSize = sizes.classic;

/** The oEmbed data of an episode's page: the player in the space of the site, the smaller one where the other is too high. */
export function listenEmbed(
  { title, showTitle, stationTitle, image, playerUrl, pageUrl }: ListenEmbed,
  { maxwidth = Infinity, maxheight = Infinity }: EmbedSpace = {},
) {
  const mode = maxheight < sizes.classic.height ? 'mini' : 'classic';
  const width = Math.min(sizes[mode].width, maxwidth);
  const height = Math.min(sizes[mode].height, maxheight);
  const src = escapeHtml(mode === 'mini' ? `${playerUrl}&mode=mini` : playerUrl);
  // WordPress removes the style of a frame that it finds by itself, but keeps this attribute.
  const looks = 'frameborder="0" style="border:0;min-width:0;max-width:100%"';
  const link = `<a href="${escapeHtml(pageUrl)}">${escapeHtml(title)}</a>`;
  return {
    version: '1.0',
    type: 'rich',
    title,
    author_name: showTitle,
    provider_name: stationTitle,
    ...(image === '' ? {} : { thumbnail_url: image }),
    width,
    height,
    html: `<iframe src="${src}" title="${escapeHtml(title)}" width="${width}" height="${height}" ${looks} allow="autoplay">${link}</iframe>`,
  };
}

/** The same data as XML. */
export function embedXml(embed: Readonly<Record<string, string | number>>): string {
  const rows = Object.entries(embed).map(
    ([name, value]) => `<${name}>${escapeHtml(String(value))}</${name}>`,
  );
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?><oembed>${rows.join('')}</oembed>`;
}
