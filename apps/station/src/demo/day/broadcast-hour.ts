import { SeededRandom } from '../../audio/demo/seeded-random.ts';
import { framesToMs, SEGMENT_FRAMES, type SegmentRecord } from '../../audio/index.ts';
import type { DemoAir } from './demo-air.ts';
import type { DemoAudioByKind } from './demo-audio.ts';
import type { DemoItem } from './demo-item.ts';
import { demoProgramme } from './demo-programme.ts';

/** The audio that a station aired in an hour: consecutive segments without a gap, and their items. */
export interface BroadcastHour {
  /** Number of the first segment; the broadcast starts with 0. */
  readonly firstN: number;
  readonly segments: Omit<SegmentRecord, 'n' | 'stream'>[];
  /** Each with its first segment of this hour. */
  readonly items: BroadcastItem[];
}

const hourMs = 3_600_000;
const segmentMs = framesToMs(SEGMENT_FRAMES);

/** An item of a broadcast, with its first segment of the hour. */
export type BroadcastItem = DemoItem & { readonly first: number; readonly started_at_ms: number };

/** The items of a whole hour, in order, also those after now. */
export function itemsOfHour(
  { station, timezone, talks, from }: Omit<DemoAir, 'to'>,
  hourAt: number,
  random = randomOf(station, hourAt),
): BroadcastItem[] {
  const firstN = segmentsUntil(from, hourAt);
  const room = segmentsUntil(from, hourAt + hourMs) - firstN;
  let first = 0;
  return demoProgramme({ ...localHour(timezone, hourAt), station, talks }, room, random).map((item) => {
    const placed = { ...item, first, started_at_ms: Math.round(from + (firstN + first) * segmentMs) };
    first += item.segments;
    return placed;
  });
}

/** Generates an hour of a broadcast, or its part before now. The same station, time and clips give the same hour. */
export function broadcastHour(air: DemoAir, hourAt: number, clips: DemoAudioByKind): BroadcastHour {
  const { station, from, to } = air;
  const segments: BroadcastHour['segments'] = [];
  const items: BroadcastHour['items'] = [];
  const random = randomOf(station, hourAt);
  const firstN = segmentsUntil(from, hourAt);
  const at = (place: number): number => Math.round(from + (firstN + place) * segmentMs);
  for (const item of itemsOfHour(air, hourAt, random)) {
    // An item that is still on air at the end has no event yet.
    if (at(item.first + item.segments) > to) break;
    items.push(item);
    for (const { file, offset, length, frames, crc32 } of segmentsFor(item, clips, random)) {
      segments.push({ file, offset, length, frames, crc32, started_at_ms: at(segments.length) });
    }
  }
  return { firstN, segments, items };
}

/** The number of the first segment that starts at a moment of the broadcast, or later. */
export function segmentsUntil(from: number, at: number): number {
  return Math.ceil((at - from) / segmentMs);
}

/** The item's audio: the segments of one clip in varying order, none twice in a row. */
function segmentsFor(
  { kind, voice, segments }: DemoItem,
  clipsByKind: DemoAudioByKind,
  random: SeededRandom,
): SegmentRecord[] {
  const clips = clipsByKind.get(kind) ?? [];
  const clip = clips[voice % clips.length] ?? [];
  const chosen: SegmentRecord[] = [];
  while (chosen.length < segments) {
    const [first, ...others] = clip.filter((segment) => clip.length === 1 || segment !== chosen.at(-1));
    if (!first) throw new Error(`There is no demo audio for ${kind}.`);
    chosen.push(random.pick([first, ...others]));
  }
  return chosen;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function localHour(timeZone: string, at: number): { hour: number; weekday: number } {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    hourCycle: 'h23',
    weekday: 'short',
  });
  const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  return { hour: Number(parts.get('hour')), weekday: weekdays.indexOf(parts.get('weekday') ?? '') };
}

function randomOf(station: string, hourAt: number): SeededRandom {
  return new SeededRandom(seedOf(`${station} ${hourAt}`));
}

function seedOf(text: string): number {
  return Buffer.from(text).reduce((seed, byte) => (seed * 31 + byte) % 1_000_003, 7);
}
