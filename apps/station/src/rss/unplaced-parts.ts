import type { FeedElement } from './collect-feed.ts';
import { countOf, isYes, lineOf, tagsOf } from './feed-values.ts';

/** The highest number of a season and an episode. */
const [mostSeasons, mostEpisodes] = [9999, 99_999];

/** The number of the season; null if the item has none that is a whole number from 1 on. */
export function seasonOf(item: FeedElement): number | null {
  return countIn(item, ['itunes:season', 'podcast:season'], mostSeasons);
}

/** The number of the episode in its season; null if the item has none that is a whole number from 1 on. */
export function episodeOf(item: FeedElement): number | null {
  return countIn(item, ['itunes:episode', 'podcast:episode'], mostEpisodes);
}

function countIn(item: FeedElement, names: readonly string[], most: number): number | null {
  return (
    names
      .map((name) => countOf(lineOf(item, name).replace(/\.0+$/, ''), most))
      .find((count) => count !== null) ?? null
  );
}

/** The same of a show, with trailers, live items, recommended podcasts, and marks of a show that is complete, blocked, or no podcast. */
export function unplacedPartsOfShow(channel: FeedElement): string[] {
  const medium = lineOf(channel, 'podcast:medium').toLowerCase();
  const has: Readonly<Record<string, boolean>> = {
    trailers: tagsOf(channel, 'podcast:trailer').length > 0,
    live_items: tagsOf(channel, 'podcast:liveitem').length > 0,
    podroll: tagsOf(channel, 'podcast:podroll').length > 0,
    complete: isYes(lineOf(channel, 'itunes:complete')),
    block: isYes(lineOf(channel, 'itunes:block')),
    medium: medium !== '' && medium !== 'podcast',
  };
  return [...unplacedParts(channel), ...Object.keys(has).filter((name) => has[name])];
}

/**
 * The kinds of contents of a show or an item that have no place at a station, so that an import names their loss: a
 * license, a chat, payments by time, names of seasons, displayed numbers, and numbers that are not whole or 0.
 */
export function unplacedParts(element: FeedElement): string[] {
  const attribute = (tag: string, name: string) =>
    tagsOf(element, tag).some(({ attributes }) => (attributes[name] ?? '').trim() !== '');
  const isText = (...names: readonly string[]) => names.some((name) => lineOf(element, name) !== '');
  const has: Readonly<Record<string, boolean>> = {
    license: tagsOf(element, 'podcast:license').length > 0,
    chat: tagsOf(element, 'podcast:chat').length > 0,
    value_time_splits: tagsOf(element, 'podcast:value').some(
      (value) => tagsOf(value, 'podcast:valuetimesplit').length > 0,
    ),
    season_name: attribute('podcast:season', 'name'),
    season_number: isText('itunes:season', 'podcast:season') && seasonOf(element) === null,
    episode_display: attribute('podcast:episode', 'display'),
    episode_number: isText('itunes:episode', 'podcast:episode') && episodeOf(element) === null,
    episode_decimals: episodeOf(element) !== null && /\d\.\d*[1-9]/.test(lineOf(element, 'podcast:episode')),
  };
  return Object.keys(has).filter((name) => has[name]);
}
