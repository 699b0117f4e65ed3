import type { DemoSoundKind } from '../../audio/index.ts';
import type { SeededRandom } from '../../audio/demo/seeded-random.ts';
import { demoCommercials, demoPromos } from './adverts.ts';
import { demoHeadlines, demoRoads, demoScores, demoSkies } from './bulletins.ts';
import { demoSongs } from './songs.ts';
import { demoCallers, demoInterviews, demoTalks, type DemoTalk } from './talk.ts';

/** Something that is aired. */
export interface DemoItem {
  readonly title: string;
  readonly artist: string;
  readonly category: string;
  readonly transcript: string | null;
  /** Length in segments of 4.969 s. */
  readonly segments: number;
  readonly kind: DemoSoundKind;
  /** Chooses among the sounds of that kind. */
  readonly voice: number;
}

/** Which kinds of item a programme is made of. */
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

/** Makes an item; `host` is who speaks in this hour. */
export function makeItem(name: DemoItemName, random: SeededRandom, host: number): DemoItem {
  switch (name) {
    case 'song': {
      const song = random.pick(demoSongs);
      return { ...song, transcript: null, segments: random.whole(48, 68), kind: 'music', voice: demoSongs.indexOf(song) };
    }
    case 'mix':
      return { ...plain('Night Ferry: records in a row', 'Special', random.whole(120, 180)), kind: 'music', voice: random.whole(0, 5) };
    case 'talk':
      return spoken(random.pick(demoTalks), 'Talk', random.whole(56, 116), host);
    case 'interview':
      return spoken(random.pick(demoInterviews), 'Interview', random.whole(100, 180), host + 1);
    case 'caller':
      return spoken(random.pick(demoCallers), 'Caller', random.whole(10, 24), host + 2);
    case 'story':
      return spoken(random.pick(demoInterviews), 'Feature', random.whole(120, 200), 3);
    case 'read':
      return spoken(random.pick(demoCommercials), 'Live Read', random.whole(5, 7), host);
    case 'spot':
      return { ...spoken(random.pick(demoCommercials), 'Commercial', random.whole(8, 16), random.whole(0, 3)), kind: 'promo' };
    case 'promo':
      return { ...spoken(random.pick(demoPromos), 'Promo', random.whole(3, 6), random.whole(0, 3)), kind: 'promo' };
    case 'sweeper':
      return { ...plain('Sweeper', 'Sweeper', 1), kind: 'jingle', voice: random.whole(0, 2) };
    case 'traffic':
      return spoken({ title: 'Traffic', transcript: random.pick(demoRoads) }, 'Traffic', random.whole(6, 10), 2);
    case 'headlines':
      return {
        ...spoken({ title: 'Headlines', transcript: random.pick(demoHeadlines) }, 'Headlines', random.whole(8, 12), 0),
        kind: 'news',
      };
    case 'sport':
      return spoken({ title: 'Sport', transcript: random.pick(demoScores) }, 'Sport', random.whole(12, 20), 4);
  }
}

/** The top of an hour: who we are, the news, and the weather. */
export function topOfTheHour(hour: number, station: string, random: SeededRandom): DemoItem[] {
  const first = random.whole(0, demoHeadlines.length - 1);
  const stories = [0, 5, 10].flatMap((step) => demoHeadlines[(first + step) % demoHeadlines.length] ?? []);
  const degrees = random.whole(4, 19);
  const sky = `${random.pick(demoSkies)}. ${degrees} degrees at noon, ${degrees - random.whole(3, 6)} at night.`;
  const news = { title: `News at ${hour}`, transcript: `This is the news at ${hour}. ${stories.join(' ')}` };
  return [
    { ...plain(`This is ${station}`, 'Jingle', 1), kind: 'jingle', voice: 0 },
    { ...spoken(news, 'News', random.whole(26, 38), hour % 2), kind: 'news' },
    spoken({ title: 'Weather', transcript: sky }, 'Weather', random.whole(5, 8), 4),
  ];
}

function spoken({ title, transcript }: DemoTalk, category: string, segments: number, voice: number): DemoItem {
  return { title, artist: '', category, transcript, segments, kind: 'speech', voice };
}

function plain(title: string, category: string, segments: number): Omit<DemoItem, 'kind' | 'voice'> {
  return { title, artist: '', category, transcript: null, segments };
}
