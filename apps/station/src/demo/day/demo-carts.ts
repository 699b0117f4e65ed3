import { framesToMs, SEGMENT_FRAMES } from '../../audio/index.ts';
import type { SyntheticElement, SyntheticKind } from '../../playout/index.ts';
import type { BroadcastItem } from './broadcast-hour.ts';
import type { DemoItem } from './demo-item.ts';

/** An item of a broadcast with the element of the playout system that played it; null for an open microphone. */
export interface DemoCart {
  readonly item: BroadcastItem;
  readonly element: SyntheticElement | null;
}

const songs: readonly string[] = ['Music', 'Gold', 'New Music'];
const news: readonly string[] = ['News', 'Headlines', 'Weather', 'Traffic', 'Sport'];
const kinds: Readonly<Record<string, SyntheticKind>> = {
  ...Object.fromEntries(songs.map((category) => [category, 'song'])),
  ...Object.fromEntries(news.map((category) => [category, 'news'])),
  Special: 'programme',
  Commercial: 'spot',
  Promo: 'jingle',
  Jingle: 'jingle',
  Sweeper: 'jingle',
};
/** Category of what is said live. */
const live = 'Talk';

const [hourMs, mostInHour] = [3_600_000, 100];
const segmentMs = framesToMs(SEGMENT_FRAMES);

/**
 * The items of an hour as a playout system plays them: all but live talk.
 * @param from start of the broadcast, from which elements are numbered; Unix milliseconds, like `hourAt`
 */
export function demoCarts(
  items: readonly BroadcastItem[],
  { from, hourAt }: { readonly from: number; readonly hourAt: number },
): DemoCart[] {
  const first = Math.round((hourAt - from) / hourMs) * mostInHour;
  return items.map((item, index) => {
    const { title, artist, category, started_at_ms, segments } = item;
    const planned_ms = Math.round(segments * segmentMs);
    const kind = kinds[category] ?? 'voice-track';
    const text = { title, artist, album: '', category, cart: cartOf(item) };
    const times = { started_at_ms, planned_ms, ended_at_ms: started_at_ms + planned_ms };
    return { item, element: category === live ? null : { number: first + index, kind, ...text, ...times } };
  });
}

/** The same for a repeated item, in whichever hour. */
export function cartOf({ title, artist, category, transcript }: DemoItem): string {
  const text = [artist, title, transcript].join('\n');
  const number = Buffer.from(text).reduce((sum, byte) => (Math.imul(sum, 31) + byte) >>> 0, 7);
  return `${category.slice(0, 3).toUpperCase()}-${100_000 + (number % 900_000)}`;
}
