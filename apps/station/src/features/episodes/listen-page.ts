import { createHash } from 'node:crypto';
import { plainDescription } from '../../rss/index.ts';
import { escapeHtml } from '../../platform/escape-html.ts';

/** The contents of an episode's public page. All addresses are absolute. */
export interface ListenPage {
  readonly title: string;
  readonly showTitle: string;
  readonly stationTitle: string;
  readonly language: string;
  /** Sanitised HTML. */
  readonly description: string;
  /** Empty if there is none. */
  readonly image: string;
  /** For links to the page in social networks; empty if there is none. */
  readonly shareImage: string;
  readonly pageUrl: string;
  readonly audioUrl: string;
  readonly audioBytes: number;
  /** The player's own page. */
  readonly playerUrl: string;
  readonly oembedUrl: string;
  /** Unix seconds. */
  readonly published: number;
  /** Seconds. */
  readonly duration: number;
}

const playerSize = { width: 700, height: 181 };

const style = `body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark}
img{max-width:14rem;width:100%;height:auto;border-radius:.5rem}iframe{border:0;width:100%}h1{line-height:1.2}small{opacity:.8}`;

/** No scripts, only the page's own style, images from anywhere, the player from this station. */
export const listenPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  'img-src http: https:',
  "media-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The public page of an episode. Works without scripts: the link to the file plays. */
export function listenPage(page: ListenPage): string {
  const { title, showTitle, stationTitle, description, image, audioUrl, playerUrl, published } = page;
  const date = new Date(published * 1000).toISOString();
  return `<!doctype html>
<html lang="${escapeHtml(page.language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(`${title} – ${showTitle}`)}</title>
${metaTags(page)}
<script type="application/ld+json">${structuredData(page, date)}</script>
<style>${style}</style>
<main>
${image === '' ? '' : `<img src="${escapeHtml(image)}" alt="">`}
<h1>${escapeHtml(title)}</h1>
<p><small>${escapeHtml(showTitle)} · ${escapeHtml(stationTitle)} · <time datetime="${date}">${date.slice(0, 10)}</time></small></p>
<iframe src="${escapeHtml(playerUrl)}" title="${escapeHtml(title)}" height="${playerSize.height}" allow="autoplay"></iframe>
<p><a href="${escapeHtml(audioUrl)}" download>Download the audio (mp3)</a></p>
${description}
</main>
</html>
`;
}

function metaTags({ title, showTitle, description, shareImage, pageUrl, audioUrl, oembedUrl }: ListenPage): string {
  const summary = plainDescription(description, 300);
  const properties = [
    ['og:type', 'music.song'],
    ['og:title', title],
    ['og:site_name', showTitle],
    ['og:description', summary],
    ['og:url', pageUrl],
    ['og:audio', audioUrl],
    ['og:audio:type', 'audio/mpeg'],
    ...(shareImage === '' ? [] : [['og:image', shareImage]]),
  ];
  return [
    `<meta name="description" content="${escapeHtml(summary)}">`,
    ...properties.map(([name = '', content = '']) => `<meta property="${name}" content="${escapeHtml(content)}">`),
    `<link rel="canonical" href="${escapeHtml(pageUrl)}">`,
    `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembedUrl)}" title="${escapeHtml(title)}">`,
  ].join('\n');
}

function structuredData(
  { title, showTitle, description, image, pageUrl, audioUrl, audioBytes, duration }: ListenPage,
  date: string,
): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'PodcastEpisode',
    name: title,
    url: pageUrl,
    datePublished: date,
    description: plainDescription(description),
    ...(image === '' ? {} : { image }),
    timeRequired: `PT${Math.round(duration)}S`,
    associatedMedia: { '@type': 'AudioObject', contentUrl: audioUrl, contentSize: String(audioBytes), encodingFormat: 'audio/mpeg' },
    partOfSeries: { '@type': 'PodcastSeries', name: showTitle },
  };
  // A `<` would let text close the element.
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

/** The oEmbed data of the page, for sites that turn a pasted link into a player. */
export function listenEmbed({ title, showTitle, stationTitle, image, playerUrl }: ListenPage) {
  const { width, height } = playerSize;
  return {
    version: '1.0',
    type: 'rich',
    title,
    author_name: showTitle,
    provider_name: stationTitle,
    ...(image === '' ? {} : { thumbnail_url: image }),
    width,
    height,
    html: `<iframe src="${escapeHtml(playerUrl)}" title="${escapeHtml(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" allow="autoplay"></iframe>`,
  };
}
