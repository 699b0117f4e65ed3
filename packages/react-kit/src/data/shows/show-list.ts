import type { Show } from '@postkit/sdk/schema';

export type ShowSort = 'latest' | 'title';
export type ShowLayout = 'grid' | 'list';

// Shared, because sorting thousands of shows makes about 100,000 comparisons.
const titles = new Intl.Collator();
const byTitle = (a: Show, b: Show) => titles.compare(a.title, b.title) || a.id - b.id;

/** Last episode date descending with dateless shows last, or by title from A to Z. */
export function sortShows(shows: readonly Show[], sort: ShowSort): Show[] {
  if (sort === 'title') return shows.toSorted(byTitle);
  return shows.toSorted(
    (a, b) => (b.last_playlist_date ?? -1) - (a.last_playlist_date ?? -1) || byTitle(a, b),
  );
}

/** The shows that a user can see: placeholders are for admins only. */
export function visibleShows(shows: readonly Show[], isAdmin: boolean): readonly Show[] {
  return isAdmin ? shows : shows.filter((show) => !show.placeholder);
}

/** Shows whose title contains the typed text, ignoring case, in the given order. */
export function findShows(shows: readonly Show[], typed: string): readonly Show[] {
  const query = typed.trim().toLocaleLowerCase();
  return query === '' ? shows : shows.filter((show) => lowerCaseTitle(show).includes(query));
}

/** Caches the lower-case titles, since each key press compares all of them. */
const lowerCaseTitles = new WeakMap<Show, string>();

function lowerCaseTitle(show: Show): string {
  const known = lowerCaseTitles.get(show);
  if (known !== undefined) return known;
  const title = show.title.toLocaleLowerCase();
  lowerCaseTitles.set(show, title);
  return title;
}

const weekSeconds = 7 * 86_400;

/** Whether a show has an episode of the last seven days. */
export function hasNewEpisode(
  { last_playlist_date: last }: Pick<Show, 'last_playlist_date'>,
  now: number,
): boolean {
  return last !== null && last <= now && now - last < weekSeconds;
}
