import type { SeededRandom } from '../../audio/demo/seeded-random.ts';
import { makeItem, topOfTheHour, type DemoItem, type DemoItemName } from './demo-item.ts';

/** An hour in the station's time zone. */
export interface DemoHour {
  readonly hour: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly station: string;
  /** Whether the station airs more talk than music all day. */
  readonly talks: boolean;
}

const morning: readonly DemoItemName[] = [
  'talk',
  'song',
  'spot',
  'traffic',
  'talk',
  'song',
  'caller',
  'promo',
  'interview',
  'sweeper',
  'song',
  'headlines',
];
const daytime: readonly DemoItemName[] = [
  'song',
  'talk',
  'song',
  'spot',
  'song',
  'song',
  'promo',
  'song',
  'song',
];
const drive: readonly DemoItemName[] = [
  'song',
  'traffic',
  'song',
  'spot',
  'talk',
  'song',
  'caller',
  'song',
  'sport',
  'song',
  'promo',
];
const night: readonly DemoItemName[] = ['mix', 'song', 'song', 'promo', 'song'];
const stories: readonly DemoItemName[] = ['story', 'song', 'sweeper', 'story', 'promo', 'spot'];
const words: readonly DemoItemName[] = ['talk', 'interview', 'spot', 'caller', 'talk', 'headlines', 'promo'];

/** Leftovers shorter than this are added to the last item. */
const shortest = 6;

/** The items of an hour with `room` segments. */
export function demoProgramme(at: DemoHour, room: number, random: SeededRandom): DemoItem[] {
  const items: DemoItem[] = [];
  let left = room;
  const pattern = patternOf(at);
  const opening = topOfTheHour(at.hour, at.station, random);
  for (let index = 0; left > 0; index += 1) {
    const item =
      opening[index] ??
      makeItem(pattern[(index - opening.length) % pattern.length] ?? 'song', random, hostOf(at));
    const segments = left - item.segments < shortest ? left : item.segments;
    items.push({ ...item, segments });
    left -= segments;
  }
  return items;
}

function patternOf({ hour, weekday, talks }: DemoHour): readonly DemoItemName[] {
  if (weekday === 4 && hour === 20) return stories;
  if (hour < 6 || hour >= 21) return night;
  if (talks) return words;
  if (hour < 10) return weekday === 0 || weekday === 6 ? daytime : morning;
  return hour >= 16 && hour < 19 ? drive : daytime;
}

/** The voice of the programme in an hour. */
function hostOf({ hour }: DemoHour): number {
  return hour < 10 ? 1 : hour < 16 ? 0 : 3;
}
