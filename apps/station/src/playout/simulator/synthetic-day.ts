import { SeededRandom } from '../../audio/demo/seeded-random.ts';

/** The kinds of elements of a synthetic day. */
export type SyntheticKind = 'song' | 'spot' | 'jingle' | 'sweeper' | 'news' | 'programme' | 'voice-track';

/** An element that a synthetic station airs. */
export interface SyntheticElement {
  /** Counts from 1. */
  readonly number: number;
  readonly kind: SyntheticKind;
  /** Six digits, some with a leading zero. */
  readonly cart: string;
  readonly title: string;
  readonly artist: string;
  readonly album: string;
  /** The category as a station of English names it. */
  readonly category: string;
  /** Unix milliseconds. */
  readonly started_at_ms: number;
  /** Unix milliseconds: earlier than start and length for an element that the presenter skips. */
  readonly ended_at_ms: number;
  /** Milliseconds. */
  readonly planned_ms: number;
}

const categories: Readonly<Record<SyntheticKind, string>> = {
  song: 'Power A',
  spot: 'Spots',
  jingle: 'Jingles',
  sweeper: 'Sweepers',
  news: 'News',
  programme: 'Programmes',
  'voice-track': 'Voice Tracks',
};
const firstCarts: Readonly<Record<SyntheticKind, number>> = {
  song: 41_200,
  spot: 300_400,
  jingle: 200_000,
  sweeper: 210_000,
  news: 880_000,
  programme: 700_000,
  'voice-track': 500_000,
};
const artists = [
  'Imogen Tallow',
  'Chloë Märtz',
  'Rook & Wren',
  'The Alder Street Four',
  "Niamh O'Dowd",
  'Größe 8',
  'Ana "La Voz" Ruiz',
  'Söhne des Hafens',
] as const;
const titles = [
  'Glasshouse',
  'Übergang',
  'Salt & Cedar',
  'Night Ferry',
  "Don't Follow the Coast",
  'Café Später',
  'The "Best" of Us',
  '100% Cedar',
  'I <3 Harbours',
  'Slow Weather',
  'Élan',
  'Tide + Table',
] as const;
const spots = [
  'Brenner Bakery 30',
  'Quay Bicycles 20',
  'Möbel & Mehr',
  'Harbour Savings 25',
  'Café Élan 15',
] as const;
const [songs, mostSpots] = [96, 40];
const minute = 60_000;
const hour = 60 * minute;

/**
 * The elements of a station between two moments: each hour news, programme opener, songs with jingles, sweepers and spots, and open
 * microphones, which no element shows. The same seed gives the same day.
 */
export function createSyntheticDay(options: {
  readonly seed: number;
  /** Unix milliseconds. */
  readonly from_ms: number;
  readonly to_ms: number;
}): SyntheticElement[] {
  const random = new SeededRandom(options.seed);
  const elements: SyntheticElement[] = [];
  let at = options.from_ms;

  function air(kind: SyntheticKind, planned_ms: number, texts: Texts, played_ms = planned_ms): void {
    const ended_at_ms = at + played_ms;
    const number = elements.length + 1;
    elements.push({
      number,
      kind,
      category: categories[kind],
      album: '',
      artist: '',
      started_at_ms: at,
      ended_at_ms,
      planned_ms,
      ...texts,
    });
    at = ended_at_ms;
  }

  const seconds = (low: number, high: number) => random.whole(low, high) * 1000;

  /** @param last_ms the moment before which songs begin in this hour */
  function airSong(last_ms: number): void {
    const song = songOf(random.whole(0, songs - 1), elements);
    const planned_ms = seconds(150, 260);
    // A presenter skips some songs, and the next element begins at once.
    const isSkipped = random.next() < 0.08 && at + planned_ms < last_ms;
    air('song', planned_ms, song, isSkipped ? Math.round(planned_ms * 0.6) : planned_ms);
    const follows = random.next();
    if (follows < 0.3) air('sweeper', 2000, numbered('sweeper', random.whole(1, 9), 'Sweeper'));
    else if (follows < 0.5)
      air('jingle', seconds(5, 9), numbered('jingle', random.whole(1, 20), 'Station jingle'));
    else if (follows < 0.6)
      air('voice-track', seconds(20, 50), numbered('voice-track', elements.length, 'Voice track'));
    else if (follows < 0.75 && !isSkipped) at += seconds(15, 90);
  }

  function airBreak(): void {
    const count = random.whole(2, 5);
    const first = random.whole(0, mostSpots - 1);
    for (let index = 0; index < count; index += 1) {
      const number = (first + index) % mostSpots;
      const title = `${spots[number % spots.length]} v${Math.floor(number / spots.length) + 1}`;
      air('spot', random.pick([15_000, 20_000, 30_000]), { cart: cartOf('spot', number), title });
    }
  }

  while (at < options.to_ms) {
    const clock = new Date(at).toISOString().slice(0, 13);
    air('news', seconds(120, 240), {
      cart: cartOf('news', new Date(at).getUTCHours()),
      title: `News at ${clock}`,
    });
    air('jingle', 6500, numbered('jingle', 0, 'Top of hour ID'));
    const next = Math.floor(at / hour) * hour + hour;
    if (random.next() < 0.15)
      air('programme', seconds(900, 1500), numbered('programme', random.whole(1, 30), 'Harbour stories'));
    at += seconds(20, 120);
    let broke = at;
    while (at < next - 4 * minute) {
      airSong(next - 4 * minute);
      if (at - broke < 15 * minute) continue;
      airBreak();
      broke = at;
    }
    // A presenter talks up to the news.
    at = Math.max(at + 10_000, next);
  }
  return elements.filter(({ started_at_ms }) => started_at_ms < options.to_ms);
}

/** A day that takes a part of its time, for someone who does not want to wait for it. */
export function hasten(day: readonly SyntheticElement[], speed: number): SyntheticElement[] {
  const from_ms = day[0]?.started_at_ms ?? 0;
  const shorter = (ms: number) => from_ms + Math.round((ms - from_ms) / speed);
  return day.map((element) => ({
    ...element,
    started_at_ms: shorter(element.started_at_ms),
    ended_at_ms: shorter(element.ended_at_ms),
    planned_ms: Math.round(element.planned_ms / speed),
  }));
}

type Texts = Pick<SyntheticElement, 'cart' | 'title'> & Partial<Pick<SyntheticElement, 'artist' | 'album'>>;

/** A song that none of the last elements was. */
function songOf(wanted: number, aired: readonly SyntheticElement[]): Texts {
  const recent = new Set(aired.slice(-40).map(({ cart }) => cart));
  let number = wanted;
  while (recent.has(cartOf('song', number))) number = (number + 1) % songs;
  const take = Math.floor(number / titles.length);
  const title = `${titles[number % titles.length]}${take === 0 ? '' : `, Part ${take + 1}`}`;
  const artist = artists[(number * 5 + take) % artists.length] ?? artists[0];
  return { cart: cartOf('song', number), title, artist, album: `Album ${take + 1}` };
}

function numbered(kind: SyntheticKind, number: number, name: string): Texts {
  return { cart: cartOf(kind, number), title: `${name} ${number}` };
}

function cartOf(kind: SyntheticKind, number: number): string {
  return String(firstCarts[kind] + number).padStart(6, '0');
}
