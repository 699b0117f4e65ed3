import type { SeededRandom } from '../../audio/demo/seeded-random.ts';
import type { DemoAudioKind } from '../../audio/index.ts';
import { demoCommercials, demoPromos } from './adverts.ts';
import { demoHeadlines, demoRoads, demoScores, demoSkies } from './bulletins.ts';
import { demoCallers, demoInterviews, demoTalks, type DemoTalk } from './talk.ts';

/** An invented song. */
interface DemoSong {
  readonly title: string;
  readonly artist: string;
  readonly category: 'Music' | 'Gold' | 'New Music';
}

function album(artist: string, category: DemoSong['category'], titles: readonly string[]): DemoSong[] {
  return titles.map((title) => ({ title, artist, category }));
}

/** The songs of the demo stations: invented bands, invented titles. */
const demoSongs: readonly [DemoSong, ...DemoSong[]] = [
  { title: 'Blue Lantern', artist: 'The Tidewater Six', category: 'Music' },
  ...album('The Tidewater Six', 'Music', ['Salt on the Stairs', 'Half Past Harbour']),
  ...album('Ottilie Marsh', 'Music', ['Paper Kite Weather', 'Borrowed Umbrella', 'Seven Windows']),
  ...album('Nova Corridor', 'New Music', ['Glasshouse', 'Slow Elevator', 'North of Neon']),
  ...album('Cassius Wren', 'Gold', ['Lantern Street', 'The Postman Knew', 'Ferry Girl']),
  ...album('Velvet Buoy', 'Music', ['Drift with Me', 'Postcards from Low Tide']),
  ...album('Marguerite & the Pines', 'Gold', ['Cider in September', 'Old Road Home', 'Wooden Heartbeat']),
  ...album('Kilo Sparrow', 'New Music', ['Pocket Thunder', 'Copper Sky', 'Run the Lighthouse']),
  ...album('The Early Ferries', 'Music', ['Quarter to Gold', 'Rope and Rain', 'Second Cup']),
  ...album('Imogen Tallow', 'New Music', ['Soft Machinery', 'Every Other Tuesday']),
  ...album('Bright Atlas', 'Music', ['Map of Us', 'Counting Bridges', 'Heliograph']),
  ...album('Dock 9 Orchestra', 'Gold', ['Midnight Crane', 'Waltz for a Tugboat']),
  ...album('Juno Halloway', 'Music', ['Lemon Street', 'Say It in Summer', 'Telephone Coast']),
  ...album('Fennimore', 'Gold', ['Brass Button Blues', 'Long Way to Linden']),
  ...album('Sable & Finch', 'New Music', ['Undercurrent', 'Night Bus Choir']),
  ...album('The Paper Captains', 'Music', ['Wind-Up Sunday', 'Captain of Nothing', 'All My Anchors']),
];

/** One item of a broadcast. */
export interface DemoItem {
  readonly title: string;
  readonly artist: string;
  readonly category: string;
  readonly transcript: string | null;
  /** Length in segments of 4.969 s. */
  readonly segments: number;
  readonly kind: DemoAudioKind;
  /** Chooses among the clips of that kind. */
  readonly voice: number;
}

/** The kinds of items in a programme. */
export type DemoItemName =
  | 'song'
  | 'mix'
  | 'talk'
  | 'interview'
  | 'caller'
  | 'story'
  | 'read'
  | 'spot'
  | 'promo'
  | 'sweeper'
  | 'traffic'
  | 'headlines'
  | 'sport';

/** Creates an item; `host` speaks in this hour. */
export function makeItem(name: DemoItemName, random: SeededRandom, host: number): DemoItem {
  switch (name) {
    case 'song': {
      const song = random.pick(demoSongs);
      return {
        ...song,
        transcript: null,
        segments: random.whole(48, 68),
        kind: 'music',
        voice: demoSongs.indexOf(song),
      };
    }
    case 'mix':
      return {
        ...plainItem('Night Ferry: records in a row', 'Special', random.whole(120, 180)),
        kind: 'music',
        voice: random.whole(0, 5),
      };
    case 'talk':
      return spokenItem(random.pick(demoTalks), 'Talk', random.whole(56, 116), host);
    case 'interview':
      return spokenItem(random.pick(demoInterviews), 'Interview', random.whole(100, 180), host + 1);
    case 'caller':
      return spokenItem(random.pick(demoCallers), 'Caller', random.whole(10, 24), host + 2);
    case 'story':
      return spokenItem(random.pick(demoInterviews), 'Feature', random.whole(120, 200), 3);
    case 'read':
      return spokenItem(random.pick(demoCommercials), 'Live Read', random.whole(5, 7), host);
    case 'spot':
      return {
        ...spokenItem(random.pick(demoCommercials), 'Commercial', random.whole(8, 16), random.whole(0, 3)),
        kind: 'promo',
      };
    case 'promo':
      return {
        ...spokenItem(random.pick(demoPromos), 'Promo', random.whole(3, 6), random.whole(0, 3)),
        kind: 'promo',
      };
    case 'sweeper':
      return { ...plainItem('Sweeper', 'Sweeper', 1), kind: 'jingle', voice: random.whole(0, 2) };
    case 'traffic':
      return spokenItem(
        { title: 'Traffic', transcript: random.pick(demoRoads) },
        'Traffic',
        random.whole(6, 10),
        2,
      );
    case 'headlines':
      return {
        ...spokenItem(
          { title: 'Headlines', transcript: random.pick(demoHeadlines) },
          'Headlines',
          random.whole(8, 12),
          0,
        ),
        kind: 'news',
      };
    case 'sport':
      return spokenItem(
        { title: 'Sport', transcript: random.pick(demoScores) },
        'Sport',
        random.whole(12, 20),
        4,
      );
  }
}

/** The top of an hour: station identification, the news, and the weather. */
export function topOfTheHour(hour: number, station: string, random: SeededRandom): DemoItem[] {
  const first = random.whole(0, demoHeadlines.length - 1);
  const stories = [0, 5, 10].flatMap((step) => demoHeadlines[(first + step) % demoHeadlines.length] ?? []);
  const degrees = random.whole(4, 19);
  const sky = `${random.pick(demoSkies)}. ${degrees} degrees at noon, ${degrees - random.whole(3, 6)} at night.`;
  const news = { title: `News at ${hour}`, transcript: `This is the news at ${hour}. ${stories.join(' ')}` };
  return [
    { ...plainItem(`This is ${station}`, 'Jingle', 1), kind: 'jingle', voice: 0 },
    { ...spokenItem(news, 'News', random.whole(26, 38), hour % 2), kind: 'news' },
    spokenItem({ title: 'Weather', transcript: sky }, 'Weather', random.whole(5, 8), 4),
  ];
}

function spokenItem(
  { title, transcript }: DemoTalk,
  category: string,
  segments: number,
  voice: number,
): DemoItem {
  return { title, artist: '', category, transcript, segments, kind: 'speech', voice };
}

function plainItem(title: string, category: string, segments: number): Omit<DemoItem, 'kind' | 'voice'> {
  return { title, artist: '', category, transcript: null, segments };
}
