import { escapeHtml } from '../../platform/escape-html.ts';

/** The size of the player in a frame, CSS pixels. */
export const playerSize = { width: 700, height: 181 };

export interface ListenEmbed {
  readonly title: string;
  readonly showTitle: string;
  readonly stationTitle: string;
  /** Empty if there is none. */
  readonly image: string;
  /** The player's own page. */
  readonly playerUrl: string;
}

/** The oEmbed data of an episode's page, for sites that turn a pasted link into a player. */
export function listenEmbed({ title, showTitle, stationTitle, image, playerUrl }: ListenEmbed) {
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
