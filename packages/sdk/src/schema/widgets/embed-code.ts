import { episodeOperations } from '../episodes/operations.ts';
import { publicPageOperations } from '../public-pages/operations.ts';
import { formatWidgetConfig } from './format-widget-config.ts';
import { type FrameSize, frameSize } from './frame-size.ts';
import type { WidgetConfig } from './widget.ts';

export type EmbedStyle = 'script' | 'iframe';

export interface EmbedCodeOptions {
  /** The settings' `widget_domain`: a host such as `player.example.com`, or an origin with its scheme. */
  widgetDomain: string;
  /** Overrides the size that follows from the config. */
  size?: FrameSize | undefined;
  /** Text of the link for readers without scripts, and the frame's name. */
  title?: string | undefined;
}

export interface EmbedCode {
  script: string;
  iframe: string;
  /** Address of the player's own page, which the frame shows. */
  src: string;
  /** Address of the public page of the episode, or of the station for other players. The codes link to it for readers without scripts. */
  page: string;
}

function originOf(widgetDomain: string): string {
  const bare = widgetDomain.trim().replace(/\/+$/, '');
  return /^https?:\/\//i.test(bare) ? bare : `https://${bare}`;
}

function attribute(name: string, value: string | number): string {
  return ` ${name}="${escapeHtml(String(value))}"`;
}

function dataAttribute([name, text]: readonly [string, string]): string {
  return text === 'true' ? ` data-${name}` : attribute(`data-${name}`, text);
}

/** The two codes that embed a player in a page. All values are escaped. */
export function embedCode(config: WidgetConfig, options: EmbedCodeOptions): EmbedCode {
  const { widgetDomain, size = frameSize(config), title = 'Audio player' } = options;
  const origin = originOf(widgetDomain);
  const base = `${origin}/widget/v${config.version}`;
  const texts = formatWidgetConfig(config);
  const src = `${base}/player.html?${new URLSearchParams(texts.map(([name, text]) => [name, text])).toString()}`;
  const page = origin + pagePath(config);
  const text = escapeHtml(title);
  // Plain links, since feed readers and mail drop scripts, frames and what is in noscript. The script removes its own.
  const link = `<a${attribute('href', page)} data-postkit>${text}</a>`;
  const frame = [
    attribute('src', src),
    attribute('title', title),
    attribute('width', size.width),
    attribute('height', size.height),
  ];
  return {
    script: `${link}<script${attribute('src', `${base}/embed.js`)}${texts.map(dataAttribute).join('')}></script>`,
    iframe: `<iframe${frame.join('')} allow="autoplay; clipboard-write; web-share" style="border:0;min-width:0;max-width:100%"><a${attribute('href', page)}>${text}</a></iframe>`,
    src,
    page,
  };
}

function pagePath({ station, episode }: WidgetConfig): string {
  const { path } = episode === null ? publicPageOperations.station : episodeOperations.page;
  return path.replace('{station}', encodeURIComponent(station)).replace('{id}', String(episode));
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes a text safe inside an element or a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
