import type { Show } from '@postkit/sdk/schema';
import { formatDay } from '../../host/time/zoned-time.ts';
import { formatCount } from '../../ui/format/format-count.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { showListMessages } from './show-list.messages.ts';

/** `Last episode: Nov 3, 2026` in the station's zone; `No episodes yet` without one. */
export function lastEpisodeText(show: Show, zone: string, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(showListMessages);
  return show.last_playlist_date === null
    ? messages.noEpisodes
    : messages.lastEpisode(formatDay(show.last_playlist_date, zone, catalogue));
}

/** `{n} published episodes`. */
export function publishedText(show: Show, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(showListMessages);
  return messages.published(show.counters.published);
}

/** `10,284 downloads in 28 days`; empty while they are not known. */
export function downloadsText(downloads: number | undefined, catalogue: Catalogue): string {
  const messages = catalogue.wordsOf(showListMessages);
  if (downloads === undefined) return '';
  return messages.downloads(formatCount(downloads, catalogue), downloads === 1);
}
