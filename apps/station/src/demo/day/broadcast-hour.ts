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
  readonly items: (DemoItem & { readonly first: number; readonly started_at_ms: number })[];
}

const hourMs = 3_600_000;
const segmentMs = framesToMs(SEGMENT_FRAMES);

/** Generates an hour of a broadcast, or its part before now. The same station, time and clips give the same hour. */
export function broadcastHour(
  { station, timezone, talks, from, to }: DemoAir,
  hourAt: number,
  clips: DemoAudioByKind,
): BroadcastHour {
  const segments: BroadcastHour['segments'] = [];
  const items: BroadcastHour['items'] = [];
  const random = new SeededRandom(seedOf(`${station} ${hourAt}`));
  const firstN = segmentsUntil(from, hourAt);
  const room = segmentsUntil(from, hourAt + hourMs) - firstN;
  const at = (place: number): number => Math.round(from + (firstN + place) * segmentMs);
  for (const item of demoProgramme({ ...localHour(timezone, hourAt), station, talks }, room, random)) {
    const first = segments.length;
    // An item that is still on air at the end has no event yet.
    if (at(first + item.segments) > to) break;
    items.push({ ...item, first, started_at_ms: at(first) });
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

function seedOf(text: string): number {
  return Buffer.from(text).reduce((seed, byte) => (seed * 31 + byte) % 1_000_003, 7);
}
