import type { Insertable } from 'kysely';
import { showDefaults } from '../features/shows/show-columns.ts';
import type { ShowTables } from '../features/shows/show-tables.ts';

type ShowColumns = Insertable<ShowTables['shows']>;

const days = [
  'Morning',
  'Midday',
  'Evening',
  'Night',
  'Weekend',
  'Sunday',
  'Breakfast',
  'Late',
  'Drive time',
  'Holiday',
];
const things = [
  'Harbour',
  'River',
  'Market',
  'City',
  'Island',
  'Valley',
  'Station',
  'Garden',
  'Kitchen',
  'Council',
  'Stadium',
  'Coast',
];
const kinds = [
  'talk',
  'stories',
  'report',
  'hour',
  'news',
  'music',
  'questions',
  'sessions',
  'letters',
  'weather',
  'history',
  'debate',
];
const places = [
  'from the north',
  'at the pier',
  'with Maya Ellison',
  'live',
  'in depth',
  'for beginners',
  'revisited',
  'and friends',
];
const words =
  `the a of and to in with about people voices week town water price school bridge boat song winter summer
  listeners guests editor question answer minutes story history future street council election music concert record game
  season garden bread coffee market train harbour ferry storm forecast library museum theatre radio studio microphone`.split(
    /\s+/,
  );
const lastDay = 1_790_000_000;

/** The same numbers between 0 and 1 in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function titleOf(index: number): string {
  const [day, thing, kind, place] = [days, things, kinds, places].map((list, position, lists) => {
    const before = lists.slice(0, position).reduce((product, other) => product * other.length, 1);
    return list[Math.floor(index / before) % list.length];
  });
  return `${day} ${thing} ${kind} ${place}`;
}

/** Show rows like those of a large network: distinct titles, texts of all lengths, some without cover or episodes. */
export function manyShows(stationId: number, count: number, covers: readonly string[]): ShowColumns[] {
  const next = numbers(7);
  const pick = (list: readonly string[]) => list[Math.floor(next() * list.length)] ?? '';
  const sentence = () =>
    `${Array.from({ length: 6 + Math.floor(next() * 14) }, () => pick(words)).join(' ')}.`;
  return Array.from({ length: count }, (_, index) => {
    const published = next() < 0.1 ? 0 : Math.ceil(next() * 400);
    return {
      ...showDefaults,
      station_id: stationId,
      title: titleOf(index),
      description: Array.from({ length: Math.floor(next() ** 3 * 24) + 1 }, sentence).join(' '),
      square_image: next() < 0.6 ? pick(covers) : '',
      rectangle_image: next() < 0.4 ? pick(covers) : '',
      author: `${pick(things)} radio`,
      email: `desk-${index}@network.example`,
      podcast_link: `https://network.example/shows/${index}`,
      itunes_categories: pick([
        'News:Daily News',
        'Arts,Music',
        'Society & Culture:Documentary,History',
        'Sports:Soccer',
        '',
      ]),
      published,
      draft: Math.floor(next() * 4),
      last_playlist_date: published === 0 ? null : lastDay - Math.floor(next() ** 2 * 900 * 86_400),
    };
  });
}
