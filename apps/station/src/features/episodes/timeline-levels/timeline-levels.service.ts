import type { TimelineLevels } from '@postkit/sdk/schema';
import { blocksOf, levelingOf, type LevelSpan, lufsOf } from '../../../audio/index.ts';
import type { Station } from '../../accounts/index.ts';
import type { AudioEventRow, AudioEvents } from '../../audio-events/index.ts';
import type { ShowRow } from '../../shows/index.ts';
import { isRaised, targetOf } from '../renditions/index.ts';

interface Timeline {
  /** Its bumpers count as in the render. */
  readonly show: ShowRow | null;
  readonly events: readonly AudioEventRow[];
}

/** Hops of 100 ms in a block of short-term loudness, and in a second. */
const shortTerm = 30;
const second = 10;
/** Quieter than any programme. */
const silentLufs = -70;

/** Levels of a timeline from the index; requests the measurement of audio that is not measured yet. */
export async function readTimelineLevels(
  audioEvents: AudioEvents,
  station: Station,
  { show, events }: Timeline,
): Promise<TimelineLevels> {
  const [before, after] = await Promise.all([
    bumperOf(audioEvents, station, show?.preBumper),
    bumperOf(audioEvents, station, show?.postBumper),
  ]);
  const ready = [...before, ...events, ...after].filter(({ frames }) => frames > 0);
  const parts = (await Promise.all(ready.map((event) => audioEvents.partsOf(event)))).flat();
  const levels = await audioEvents.loudness.levelsOf(parts);
  const target = targetOf(show);
  const gaps = await gapsOf(audioEvents, events);
  if (!levels) {
    await audioEvents.loudness.request(station, ready);
    const unknown = {
      loudness: null,
      true_peak: null,
      range: null,
      gain: 0,
      is_limited: false,
      limit: null,
      curve: [],
      silences: [],
      clipped: [],
    };
    return { status: 'measuring', ...unknown, target: target.lufs, gaps };
  }
  const leveling = levelingOf(levels, target, isRaised(parts));
  const gain = leveling?.gain_db ?? 0;
  const own = secondsOf(audioEvents, events);
  const start = secondsOf(audioEvents, before);
  const stretches = (spans: readonly LevelSpan[]) => spans.flatMap((span) => stretchOf(span, start, own));
  return {
    status: 'measured',
    loudness: tenths(levels.loudness),
    true_peak: tenths(levels.truePeak),
    range: tenths(levels.range),
    target: target.lufs,
    gain: Math.round(10 * gain) / 10,
    is_limited: leveling !== null && levels.truePeak !== null && levels.truePeak + gain > target.limitDb,
    limit: leveling?.limit_db ?? null,
    curve: curveOf(levels.hops, start, own),
    silences: stretches(levels.silences),
    clipped: stretches(levels.clipped),
    gaps,
  };
}

function bumperOf(
  audioEvents: AudioEvents,
  station: Station,
  id: number | null | undefined,
): Promise<AudioEventRow[]> {
  // A deleted bumper fails the render, which says so; levels are only a preview.
  return typeof id === 'number' ? audioEvents.byIds(station, [id]).catch(() => []) : Promise.resolve([]);
}

async function gapsOf(
  audioEvents: AudioEvents,
  events: readonly AudioEventRow[],
): Promise<TimelineLevels['gaps']> {
  const gaps: TimelineLevels['gaps'] = [];
  let start = 0;
  for (const event of events) {
    for (const { atMs, ms } of await audioEvents.gapsOf(event)) {
      gaps.push({ at: Math.round(100 * (start + atMs / 1000)) / 100, seconds: Math.round(ms / 100) / 10 });
    }
    start += audioEvents.durationOf(event);
  }
  return gaps;
}

function secondsOf(audioEvents: AudioEvents, events: readonly AudioEventRow[]): number {
  return events.reduce((sum, event) => sum + audioEvents.durationOf(event), 0);
}

/** A stretch in seconds of the timeline itself; none for one inside a bumper. */
function stretchOf(
  { fromMs, toMs }: LevelSpan,
  startSeconds: number,
  seconds: number,
): { start: number; end: number }[] {
  const start = Math.max(0, fromMs / 1000 - startSeconds);
  const end = Math.min(seconds, toMs / 1000 - startSeconds);
  return end > start ? [{ start: Math.round(100 * start) / 100, end: Math.round(100 * end) / 100 }] : [];
}

function curveOf(hops: readonly number[], startSeconds: number, seconds: number): (number | null)[] {
  const first = Math.round(startSeconds * second);
  const own = hops.slice(first, first + Math.round(seconds * second));
  const blocks = blocksOf(own, Math.min(shortTerm, Math.max(1, own.length)));
  return blocks
    .filter((_, index) => index % second === 0)
    .map((power) => (lufsOf(power) > silentLufs ? Math.round(10 * lufsOf(power)) / 10 : null));
}

function tenths(value: number | null): number | null {
  return value === null ? null : Math.round(10 * value) / 10;
}
