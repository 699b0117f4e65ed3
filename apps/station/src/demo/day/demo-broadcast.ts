import { framesToMs, SEGMENT_FRAMES, type SegmentRecord } from '../../audio/index.ts';
import { SeededRandom } from '../../audio/demo/seeded-random.ts';
import type { DemoItem } from './demo-item.ts';
import { demoProgramme } from './demo-programme.ts';
import type { DemoAudioByKind } from './demo-audio.ts';

/** The audio that a station aired: consecutive segments without a gap, and their items. */
export interface DemoBroadcast {
  readonly segments: Omit<SegmentRecord, 'n' | 'stream'>[];
  /** Each with its first segment. */
  readonly items: (DemoItem & { readonly first: number; readonly started_at_ms: number })[];
}

export interface DemoAir {
  readonly station: string;
  readonly timezone: string;
  readonly talks: boolean;
  /** Unix milliseconds; `from` at a full hour. */
  readonly from: number;
  readonly to: number;
}

const hourMs = 3_600_000;
const segmentMs = framesToMs(SEGMENT_FRAMES);

/** Generates whole hours, and the last one up to now. The same station and time give the same broadcast. */
export function demoBroadcast({ station, timezone, talks, from, to }: DemoAir, clipsByKind: DemoAudioByKind): DemoBroadcast {
  const segments: DemoBroadcast['segments'] = [];
  const items: DemoBroadcast['items'] = [];
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: timezone, hour: 'numeric', hourCycle: 'h23', weekday: 'short' });

  for (let hourAt = from; hourAt < to; hourAt += hourMs) {
    const random = new SeededRandom(seedOf(`${station} ${hourAt}`));
    const room = Math.ceil((hourAt + hourMs - from) / segmentMs) - segments.length;
    for (const item of demoProgramme({ ...localHour(clock, hourAt), station, talks }, room, random)) {
      const first = segments.length;
      const at = (place: number): number => Math.round(from + place * segmentMs);
      // An item that is still on air at the end has no event yet.
      if (at(first + item.segments) > to) return { segments, items };
      items.push({ ...item, first, started_at_ms: at(first) });
      for (const { file, offset, length, frames, crc32 } of segmentsFor(item, clipsByKind, random)) {
        segments.push({ file, offset, length, frames, crc32, started_at_ms: at(segments.length) });
      }
    }
  }
  return { segments, items };
}

/** The item's audio: the segments of one clip in varying order, none twice in a row. */
function segmentsFor({ kind, voice, segments }: DemoItem, clipsByKind: DemoAudioByKind, random: SeededRandom): SegmentRecord[] {
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

function localHour(clock: Intl.DateTimeFormat, at: number): { hour: number; weekday: number } {
  const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  return { hour: Number(parts.get('hour')), weekday: weekdays.indexOf(parts.get('weekday') ?? '') };
}

function seedOf(text: string): number {
  return Buffer.from(text).reduce((seed, byte) => (seed * 31 + byte) % 1_000_003, 7);
}
